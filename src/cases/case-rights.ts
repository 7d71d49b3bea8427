import { may } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { mayStillObject, notDecidedYet, objectionIsOver } from './case-guards.ts'
import { allowedMoves, type CaseMove, type CaseState, caseMoves } from './case-states.ts'
import { addDays } from './due-date.ts'

/** Whoever shares a case signs the draft with its client; what else happens to it is the client's to decide. */
const movesOfPartner: readonly CaseMove[] = ['approve', 'request_changes']

/** The moves that this person may try with this case: the table of moves, and for advisers only their own or free cases. */
export function movesOpenTo(
  person: Person,
  found: { state: CaseState; clientId: string; sharedWith: string | null; assignedTo: string | null },
): CaseMove[] {
  const moves = may(person, 'case.move', found) ? allowedMoves(found.state, person.role) : []
  return found.sharedWith === person.id ? moves.filter((move) => movesOfPartner.includes(move)) : moves
}

/** The days of an assessed case that close some moves. */
type Assessed = { decidedOn: string | null; objectionEndsOn: string | null }

/**
 * The moves that a page offers on a day: once an objection is decided there is no other one, and while one is possible
 * nothing that has to wait for it. Whoever posts such a move is told why.
 */
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

/** From when this person may close the case, where the time for an objection still runs; null where no day stands in the way. */
export function closableFrom(
  person: Person,
  found: Parameters<typeof movesOpenTo>[1] & Assessed,
  today: string,
): string | null {
  const { objectionEndsOn } = found
  const waits = objectionEndsOn !== null && mayStillObject({ objectionEndsOn, today })
  return waits && movesOpenTo(person, found).includes('close') ? addDays(objectionEndsOn, 1) : null
}
