import { en as panelWords } from '#admin/words-en.ts'
import type { AssignOutcome } from '#cases/planning/assign-case.server.ts'
import type { DueDateOutcome } from '#cases/planning/plan-case.server.ts'
import type { CaseMove, CaseState } from '#cases/process/case-states.ts'
import type { MoveOutcome } from '#cases/process/move-case.server.ts'
import { en as caseWords } from '#cases/words-en.ts'
import { type RefusalWords, type Refused, say } from '#platform/words.ts'

export type MoveRefusal = (Refused<MoveOutcome> & { move: CaseMove }) | { reason: 'no-move' }
export type PlanRefusal = Refused<AssignOutcome> | Refused<DueDateOutcome> | { reason: 'no-adviser' | 'no-priority' }

export type CaseAdminWords = {
  notMoved: RefusalWords<MoveRefusal>
  notPlanned: RefusalWords<PlanRefusal>
  noChoice: string
}

const { 'unknown-case': unknownCase, forbidden } = panelWords.refusals
const { states, moves, moveErrors } = caseWords

export const en: CaseAdminWords = {
  notMoved: {
    'unknown-case': unknownCase,
    guard: ({ error }) => say(moveErrors, error),
    conflict: ({ state }) =>
      `Somebody changed this case while you looked at it: it is now in the state '${states[state].label}'. Nothing was changed. Look at it again before you go on.`,
    'not-allowed': ({ move, state, allowed }) =>
      `'${moves[move].label}' is not possible here. ${openMoves(state, allowed)}`,
    'no-move': 'Choose a step.',
    'summary-stale':
      'The summary of the tax that goes with this draft is older than the figures, and a new one cannot be made: open Tax, which says what is missing.',
    'summary-changing': 'Draft or figures changed while the summary of the tax was made anew. Press again.',
  },
  notPlanned: {
    'unknown-case': unknownCase,
    forbidden,
    'unknown-adviser': 'Choose an active member of staff.',
    'no-adviser': 'Choose an adviser.',
    'no-priority': 'Choose a priority.',
    'no-date': 'Enter a date that exists, as day.month.year, such as 31.03.2026.',
    'nothing-due': 'This case is filed or over: its dates follow from that.',
    'date-past': 'The date lies in the past.',
  },
  noChoice: 'Choose what to do.',
}

function openMoves(state: CaseState, allowed: CaseMove[]): string {
  const { label } = states[state]
  if (allowed.length === 0) return `You cannot move this case, which is in the state '${label}'.`
  const names = allowed.map((move) => `'${moves[move].label}'`).join(', ')
  return `From the state '${label}' you can: ${names}.`
}
