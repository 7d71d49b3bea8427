import type { Progress } from '#cases/case-db.server.ts'

/** How far the papers are that a case cannot do without: what may be sent besides is nobody's debt. */
export function requiredPapers({ required, openRequired, missingRequired }: RequiredCounts) {
  return { needed: required, received: required - missingRequired, checked: required - openRequired }
}

export type RequiredCounts = Pick<Progress, 'required' | 'openRequired' | 'missingRequired'>
