const caseTypes = ['tax_return', 'service', 'consultation', 'add_on', 'other'] as const
export type CaseType = (typeof caseTypes)[number]

export function isCaseType(text: string): text is CaseType {
  return caseTypes.some((type) => type === text)
}

export const requestableTypes = ['tax_return', 'consultation', 'other'] as const satisfies readonly CaseType[]
export type RequestableType = (typeof requestableTypes)[number]
