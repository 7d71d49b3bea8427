export const documentStates = ['received', 'accepted', 'rejected', 'superseded', 'quarantined'] as const
export type DocumentState = (typeof documentStates)[number]

export function isDocumentState(text: string): text is DocumentState {
  return documentStates.some((state) => state === text)
}

export function isSentBack(state: DocumentState): boolean {
  return state === 'rejected' || state === 'quarantined'
}

export function isHandedOut({ state, scanState }: { state: DocumentState; scanState: string }): boolean {
  return state !== 'quarantined' && (scanState === 'clean' || scanState === 'not_needed')
}

export const documentsPerCase = 300

export type Verdict = { accept: true } | { accept: false; reason: string }

export const maxRejectionLength = 1000

/** Undecided documents can be decided and decisions reversed; superseded and infected documents stay as they are. */
export function mayDecide(state: DocumentState, verdict: Verdict): boolean {
  if (state === 'received') return true
  return verdict.accept ? state === 'rejected' : state === 'accepted'
}
