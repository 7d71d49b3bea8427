import { may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/** Whose data the user may see: a client's (person id), an adviser's (own and unassigned cases) or all (null). */
export type AccessScope = string | AdviserScope | null
/** `adviserIds`: the adviser and the absent colleagues whose deputy they are today. */
export type AdviserScope = { adviserId: string; adviserIds: readonly string[] }

export function accessScopeOf({ person }: Pick<Actor, 'person'>): AccessScope {
  if (person.role === 'client') return person.id
  if (may(person, 'case.read-all')) return null
  return { adviserId: person.id, adviserIds: ownIdsOf(person) }
}

/** Whose work is a staff member's own today: theirs, and that of absent colleagues whose deputy they are. */
export function ownIdsOf(person: Person): string[] {
  return [person.id, ...(person.deputyFor ?? []).map(({ id }) => id)]
}

export function clientOf(scope: AccessScope): string | null {
  return typeof scope === 'string' ? scope : null
}
