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
