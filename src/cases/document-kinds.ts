/** What a document is. The first is what clients send; all others come from the firm. */
export const documentKinds = [
  'from_client',
  'draft',
  'filed_copy',
  'filing_receipt',
  'assessment',
  'invoice',
  'letter',
  'internal',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export function isDocumentKind(text: string): text is DocumentKind {
  return documentKinds.some((kind) => kind === text)
}

/** Whether a document of this kind is the firm's own: it answers no item of the checklist and is not reviewed. */
export function isFromFirm(kind: DocumentKind): boolean {
  return kind !== 'from_client'
}
