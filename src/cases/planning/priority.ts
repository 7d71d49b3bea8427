export const casePriorities = ['high', 'medium', 'low'] as const
export type CasePriority = (typeof casePriorities)[number]

export function isCasePriority(text: string): text is CasePriority {
  return casePriorities.some((priority) => priority === text)
}
