import { caseMoves, moveNames } from '#cases/process/case-states.ts'

export const bulkIntents = ['assign', 'move', 'priority', 'due-date'] as const
export type BulkIntent = (typeof bulkIntents)[number]

export type BulkChange = { intent: BulkIntent; value: string; reason: string }

/** Result of a bulk change or its dry run. Cases in `unchanged` already had the new value. */
export type BulkResult = {
  done: { id: string; caseNumber: string }[]
  unchanged: string[]
  refused: { caseNumber: string; text: string }[]
}

/** Case transitions offered for several cases at once: those that staff may make with no input but a reason. */
export const bulkMoves = moveNames.filter((name) => {
  const { who, needs: deps = [], asks = [] } = caseMoves[name]
  return who.includes('owner') && [...deps, ...asks].every((fact) => fact === 'reason')
})
