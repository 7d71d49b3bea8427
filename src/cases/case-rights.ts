import { may } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { notDecidedYet } from './case-guards.ts'
import { allowedMoves, type CaseMove, type CaseState, caseMoves } from './case-states.ts'

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

/** The moves that a page offers: once an objection is decided there is no other one. Whoever posts it is told why. */
export function movesOffered(
  person: Person,
  found: Parameters<typeof movesOpenTo>[1] & { decidedOn: string | null },
): CaseMove[] {
  const moves = movesOpenTo(person, found)
  return found.decidedOn === null ? moves : moves.filter((move) => !caseMoves[move].guards?.includes(notDecidedYet))
}
