import { caseMoves, moveNames } from '#cases/case-states.ts'

/** What can be done to many cases at once. */
export const bulkIntents = ['assign', 'move', 'priority', 'due-date'] as const
export type BulkIntent = (typeof bulkIntents)[number]

export type BulkChange = { intent: BulkIntent; value: string; reason: string }

/** What became, or would become, of the selected cases: which were changed, which were so already, and why the others were not. */
export type BulkResult = {
  done: { id: string; caseNumber: string }[]
  /** Their numbers. */
  unchanged: string[]
  refused: { caseNumber: string; text: string }[]
}

/** The moves that say the same of many cases: of staff, and told nothing but a reason. */
export const bulkMoves = moveNames.filter((name) => {
  const { who, needs: deps = [], asks = [] } = caseMoves[name]
  return who.includes('owner') && [...deps, ...asks].every((fact) => fact === 'reason')
})
