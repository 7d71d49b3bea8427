/** What a case is about. Products name it; a type that is not listed here is shown as it is. */
export const caseTypes = ['tax_return', 'service', 'consultation', 'add_on', 'other'] as const
export type CaseType = (typeof caseTypes)[number]

export function isCaseType(text: string): text is CaseType {
  return caseTypes.some((type) => type === text)
}

/** What a client may ask for without an order. */
export const requestableTypes = ['tax_return', 'consultation', 'other'] as const satisfies readonly CaseType[]
export type RequestableType = (typeof requestableTypes)[number]
