import type { AssignOutcome } from '#cases/assign-case.server.ts'
import type { CaseMove, CaseState } from '#cases/case-states.ts'
import type { MoveOutcome } from '#cases/move-case.server.ts'
import type { DueDateOutcome } from '#cases/plan-case.server.ts'
import { caseWords } from '#cases/words.ts'
import { say } from '#platform/words.ts'

/** Why something was not done, as a page says it. */
export type Fault = { status: 403 | 404 | 409 | 422 | 429 | 503 | 507; text: string }

type Refused<Outcome> = Exclude<Outcome, { ok: true }>

/** Why a case was not moved; where another move is possible it says which. */
export function moveFault(refusal: Refused<MoveOutcome>, move: CaseMove): Fault {
  switch (refusal.reason) {
    case 'unknown-case':
      return { status: 404, text: 'This case does not exist.' }
    case 'guard':
      return { status: 422, text: say(caseWords().moveFaults, refusal.fault) }
    case 'conflict':
      return {
        status: 409,
        text: `Somebody changed this case while you looked at it: it is now in the state '${caseWords().states[refusal.state].label}'. Nothing was changed. Look at it again before you go on.`,
      }
    case 'not-allowed':
      return {
        status: 409,
        text: `'${caseWords().moves[move].label}' is not possible here. ${openMoves(refusal.state, refusal.allowed)}`,
      }
  }
}

function openMoves(state: CaseState, allowed: CaseMove[]): string {
  const { label } = caseWords().states[state]
  if (allowed.length === 0) return `You cannot move this case, which is in the state '${label}'.`
  const names = allowed.map((move) => `'${caseWords().moves[move].label}'`).join(', ')
  return `From the state '${label}' you can: ${names}.`
}

/** Why a case was not assigned, or its date or priority not set. */
export function planFault(refusal: Refused<AssignOutcome> | Refused<DueDateOutcome>): Fault {
  switch (refusal.reason) {
    case 'unknown-case':
      return { status: 404, text: 'This case does not exist.' }
    case 'forbidden':
      return { status: 403, text: 'This case belongs to another adviser. Ask them or an admin.' }
    case 'unknown-adviser':
      return { status: 422, text: 'Choose an active member of staff.' }
    case 'no-date':
      return { status: 422, text: 'Enter a date that exists, as day.month.year, such as 31.03.2026.' }
    case 'nothing-due':
      return { status: 409, text: 'This case is filed or over: its dates follow from that.' }
    case 'date-past':
      return { status: 422, text: 'The date lies in the past.' }
  }
}
