export type DocumentGroup = 'drafts' | 'filed' | 'tax-office' | 'letters'

/** Each kind with its group on the client's case page; null if the page lists it elsewhere or not at all. */
const groups = {
  from_client: null,
  draft: 'drafts',
  filed_copy: 'filed',
  filing_receipt: 'filed',
  assessment: 'tax-office',
  invoice: 'letters',
  letter: 'letters',
  internal: null,
} as const satisfies Record<string, DocumentGroup | null>
export type DocumentKind = keyof typeof groups

export const documentKinds = Object.keys(groups).filter(isDocumentKind)

export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(groups, text)
}

export function groupOf(kind: DocumentKind): DocumentGroup | null {
  return groups[kind]
}

export function isFromFirm(kind: DocumentKind): boolean {
  return kind !== 'from_client'
}
