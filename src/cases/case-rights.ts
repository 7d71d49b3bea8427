import { may } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { allowedMoves, type CaseMove, type CaseState } from './case-states.ts'

/** The moves that this person may try with this case: the table of moves, and for advisers only their own or free cases. */
export function movesOpenTo(
  person: Person,
  found: { state: CaseState; clientId: string; assignedTo: string | null },
): CaseMove[] {
  return may(person, 'case.move', found) ? allowedMoves(found.state, person.role) : []
}
