/** What becomes of an uploaded document. Staff move it between the first three; the program sets the other two. */
export const documentStates = ['received', 'accepted', 'rejected', 'superseded', 'quarantined'] as const
export type DocumentState = (typeof documentStates)[number]

export function isDocumentState(text: string): text is DocumentState {
  return documentStates.some((state) => state === text)
}

/** Whether a document waits for another file in its place. */
export function isSentBack(state: DocumentState): boolean {
  return state === 'rejected' || state === 'quarantined'
}

/** Whether a file can be opened: the scanner has nothing against it, and it is not held back. */
export function isHandedOut({ state, scanState }: { state: DocumentState; scanState: string }): boolean {
  return state !== 'quarantined' && (scanState === 'clean' || scanState === 'not_needed')
}

/** How many files one case takes. */
export const documentsPerCase = 300

export type Verdict = { accept: true } | { accept: false; reason: string }

/** Longest reason for sending a document back. */
export const maxRejectionLength = 1000

/**
 * Whether staff may decide so about a document in this state: anything not decided yet, and the opposite of what was
 * decided. A replaced or infected file can no longer be accepted or sent back.
 */
export function mayDecide(state: DocumentState, verdict: Verdict): boolean {
  if (state === 'received') return true
  return verdict.accept ? state === 'rejected' : state === 'accepted'
}
