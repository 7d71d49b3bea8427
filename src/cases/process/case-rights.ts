import { may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import { addDays } from '#cases/planning/due-date.ts'
import { mayStillObject, notDecidedYet, objectionIsOver } from './case-guards.ts'
import { allowedMoves, type CaseMove, type CaseState, caseMoves } from './case-states.ts'

const movesOfPartner: readonly CaseMove[] = ['approve', 'request_changes']

/** Case transitions that a person may make. Advisers may make them only in their own and in unassigned cases. */
export function movesOpenTo(
  person: Person,
  found: { state: CaseState; clientId: string; sharedWith: string | null; assignedTo: string | null },
): CaseMove[] {
  const moves = may(person, 'case.move', found) ? allowedMoves(found.state, person.role) : []
  return found.sharedWith === person.id ? moves.filter((move) => movesOfPartner.includes(move)) : moves
}

type Assessed = { decidedOn: string | null; objectionEndsOn: string | null }

/** Transitions to offer. Omits those not allowed once an objection is decided or while its period is running. */
export function movesOffered(
  person: Person,
  found: Parameters<typeof movesOpenTo>[1] & Assessed,
  today: string,
): CaseMove[] {
  const closed = [
    ...(found.decidedOn === null ? [] : [notDecidedYet]),
    ...(mayStillObject({ ...found, today }) ? [objectionIsOver] : []),
  ]
  return movesOpenTo(person, found).filter((move) => !caseMoves[move].guards?.some((guard) => closed.includes(guard)))
}

/** First day after a running objection period; null if there is none or this person may not close the case. */
export function closableFrom(
  person: Person,
  found: Parameters<typeof movesOpenTo>[1] & Assessed,
  today: string,
): string | null {
  const { objectionEndsOn } = found
  const waits = objectionEndsOn !== null && mayStillObject({ objectionEndsOn, today })
  return waits && movesOpenTo(person, found).includes('close') ? addDays(objectionEndsOn, 1) : null
}
