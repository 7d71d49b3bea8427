/** Period in which the acceptance or rejection of a document can be undone; emails wait until this period ends. */
export const undoMs = 2 * 60_000

export const sendBackReasons = ['cut-off', 'not-readable', 'wrong-year', 'pages-missing', 'password'] as const

/** Error message of the upload, or reason of the rejection if the password is detected only after the upload. */
export const passwordProtected = 'This file is password-protected. Please remove the password and send the file again.'

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

/** Staff can accept or reject a received document and reverse either decision. All other states are final. */
export function mayDecide(state: DocumentState, verdict: Verdict): boolean {
  if (state === 'received') return true
  return verdict.accept ? state === 'rejected' : state === 'accepted'
}

export type SendBackReason = (typeof sendBackReasons)[number]

export function sendBackText(
  entered: string,
  template: string,
  words: Record<SendBackReason, { text: string }>,
): string {
  const defaults = sendBackReasons.find((reason) => reason === template)
  return entered.trim() || (defaults ? words[defaults].text : '')
}

type Decided = { state: string; reviewedBy: string | null; reviewedAt: Date | null }

export function mayUndo({ state, reviewedBy, reviewedAt }: Decided, personId: string, now: Date): boolean {
  if (state !== 'accepted' && state !== 'rejected') return false
  return reviewedBy === personId && reviewedAt !== null && now.getTime() - reviewedAt.getTime() < undoMs
}

export function lastDecision<Document extends Decided>(
  documents: readonly Document[],
  personId: string,
  now: Date,
): Document | null {
  const mine = documents.filter((document) => mayUndo(document, personId, now))
  return mine.toSorted((a, b) => Number(b.reviewedAt) - Number(a.reviewedAt))[0] ?? null
}

export function rejectionKey(documentId: string, at: Date): string {
  return `document-rejected:${documentId}:${at.toISOString()}`
}

/** Chosen in place of a checklist item: the document belongs to none. */
export const noItem = 'none'
