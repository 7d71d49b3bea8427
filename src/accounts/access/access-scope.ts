import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/** Whose data the user may see: a client's (person id), an adviser's (own and unassigned cases) or all (null). */
export type AccessScope = string | { adviserId: string } | null

export function accessScopeOf({ person }: Pick<Actor, 'person'>): AccessScope {
  if (person.role === 'client') return person.id
  return may(person, 'case.read-all') ? null : { adviserId: person.id }
}

export function clientOf(scope: AccessScope): string | null {
  return typeof scope === 'string' ? scope : null
}
