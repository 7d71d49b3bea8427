import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'

/**
 * Whose rows are meant: those of the client of this id; those that one adviser may know of, which are their own cases and
 * nobody's; or all of them (null), for who runs the office and for the program itself.
 */
export type AccessScope = string | { adviserId: string } | null

/** What the actor sees of cases and of what belongs to them. */
export function accessScopeOf({ person }: Pick<Actor, 'person'>): AccessScope {
  if (person.role === 'client') return person.id
  return may(person, 'case.read-all') ? null : { adviserId: person.id }
}

/** The client who looks, or null where staff do. */
export function clientOf(scope: AccessScope): string | null {
  return typeof scope === 'string' ? scope : null
}
