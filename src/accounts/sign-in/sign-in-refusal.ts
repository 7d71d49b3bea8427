import { isStaff, type Person } from '#accounts/people/person.ts'

export type AccountRefusal = 'invalid-credentials' | 'not-verified' | 'must-reset' | Exclude<Person['status'], 'active'>

export type Refusal =
  | { reason: AccountRefusal | 'invalid-code' | 'no-challenge' | 'not-found' | 'nobody' }
  | { reason: 'too-many-attempts'; retryAfterSeconds: number }

export function refusalOf(person: Person | null): AccountRefusal | null {
  if (!person) return 'invalid-credentials'
  // A payment activates the account of a buyer before the address is confirmed.
  const mayWait = person.status === 'active' && !isStaff(person)
  if (!person.emailVerified && !mayWait && ['pending', 'active'].includes(person.status)) return 'not-verified'
  if (person.status !== 'active') return person.status
  return person.mustReset ? 'must-reset' : null
}

export type RefusalStatus = 401 | 403 | 404 | 429

export const refusalStatuses: Readonly<Record<Refusal['reason'], RefusalStatus>> = {
  'invalid-credentials': 401,
  'invalid-code': 401,
  'no-challenge': 401,
  'not-verified': 403,
  'must-reset': 403,
  invited: 403,
  pending: 403,
  rejected: 403,
  suspended: 403,
  closed: 403,
  nobody: 401,
  'not-found': 404,
  'too-many-attempts': 429,
}
