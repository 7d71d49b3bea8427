import type { Caller } from '#accounts/caller.ts'
import { may } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { allowedMoves, type CaseMove, type CaseState } from './case-states.ts'

/** Who acts on a case: the signed-in person, and for the audit log where the request came from. */
export type CaseActor = { person: Person; caller: Caller }

/** The client whose rows are meant: a client's own, or anybody's (null) for staff. */
export function ownerFor({ person }: CaseActor): string | null {
  return person.role === 'client' ? person.id : null
}

/** The moves that this person may try with this case: the table of moves, and for advisers only their own or free cases. */
export function movesOpenTo(
  person: Person,
  found: { state: CaseState; clientId: string; assignedTo: string | null },
): CaseMove[] {
  return may(person, 'case.move', found) ? allowedMoves(found.state, person.role) : []
}
