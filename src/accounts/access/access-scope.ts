import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/**
 * Whose data the current user may see: one client's (person id), one adviser's (own and unassigned cases), or
 * everyone's (null).
 */
export type AccessScope = string | { adviserId: string } | null

export function accessScopeOf({ person }: Pick<Actor, 'person'>): AccessScope {
  if (person.role === 'client') return person.id
  return may(person, 'case.read-all') ? null : { adviserId: person.id }
}

export function clientOf(scope: AccessScope): string | null {
  return typeof scope === 'string' ? scope : null
}
