export const casePriorities = ['high', 'medium', 'low'] as const

const caseTypes = ['tax_return', 'service', 'consultation', 'add_on', 'other'] as const
export type CaseType = (typeof caseTypes)[number]

export function isCaseType(text: string): text is CaseType {
  return caseTypes.some((type) => type === text)
}

export const requestableTypes = ['tax_return', 'consultation', 'other'] as const satisfies readonly CaseType[]
export type RequestableType = (typeof requestableTypes)[number]

export type CasePriority = (typeof casePriorities)[number]

export function isCasePriority(text: string): text is CasePriority {
  return casePriorities.some((priority) => priority === text)
}
