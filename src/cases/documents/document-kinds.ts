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

export function isFromFirm(kind: DocumentKind): boolean {
  return kind !== 'from_client'
}
