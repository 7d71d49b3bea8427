import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { allowedMoves, type CaseMove, type CaseState } from './case-states.ts'

/** The client whose rows are meant: a client's own, or anybody's (null) for staff. */
export function ownerFor({ person }: Actor): string | null {
  return person.role === 'client' ? person.id : null
}

/** The moves that this person may try with this case: the table of moves, and for advisers only their own or free cases. */
export function movesOpenTo(
  person: Person,
  found: { state: CaseState; clientId: string; assignedTo: string | null },
): CaseMove[] {
  return may(person, 'case.move', found) ? allowedMoves(found.state, person.role) : []
}
