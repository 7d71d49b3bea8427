import { expect, test } from 'vitest'
import type { Person, Role } from '#accounts/people/person.ts'
import { closableFrom, movesOffered, movesOpenTo } from './case-rights.ts'

function person(id: string, role: Role): Person {
  return {
    ...{ id, role, email: `${id}@example.com`, emailVerified: true, name: id, firstName: id, lastName: '' },
    ...{ company: null, phone: null, username: null, status: 'active', twoFactorEnabled: true, mustReset: false },
  }
}
const found = { state: 'client_approval', clientId: 'ana', sharedWith: 'ben', assignedTo: 'adviser' } as const

test.each([
  ['the client', person('ana', 'client'), ['approve', 'request_changes', 'withdraw']],
  ['the partner', person('ben', 'client'), ['approve', 'request_changes']],
  ['another client', person('eve', 'client'), []],
  ['an adviser of another case', person('other', 'adviser'), []],
] as const)('moves on a draft awaiting approval: %s', (_, who, moves) => {
  expect(movesOpenTo(who, found)).toEqual(moves)
})

test('only the client, not the partner, may answer an assessment', () => {
  const assessed = { ...found, state: 'assessed' } as const
  expect(movesOpenTo(person('ana', 'client'), assessed)).toEqual(['accept_assessment', 'ask_for_objection'])
  expect(movesOpenTo(person('ben', 'client'), assessed)).toEqual([])
})

test('a decided objection cannot be followed by another', () => {
  const decided = { ...found, state: 'assessed', decidedOn: '2026-05-04', objectionEndsOn: null } as const
  expect(movesOffered(person('ana', 'client'), decided, '2026-05-05')).toEqual(['accept_assessment'])
  expect(movesOffered(person('adviser', 'adviser'), decided, '2026-05-05')).toEqual(['accept_assessment', 'close'])
})

test.each([
  ['2026-06-01', false, '2026-06-04'],
  ['2026-06-03', false, '2026-06-04'],
  ['2026-06-04', true, null],
] as const)('on %s, with an objection period until 3 June, the close move is offered: %s', (today, isOffered, from) => {
  const assessed = { ...found, state: 'assessed', decidedOn: null, objectionEndsOn: '2026-06-03' } as const
  const adviser = person('adviser', 'adviser')
  expect(movesOffered(adviser, assessed, today).includes('close')).toBe(isOffered)
  expect(movesOffered(adviser, assessed, today)).toContain('accept_assessment')
  expect(closableFrom(adviser, assessed, today)).toBe(from)
  expect(closableFrom(person('other', 'adviser'), assessed, today)).toBeNull()
})

test.each(['adviser', 'admin', 'owner'] as const)(
  'role %s may move own and unassigned cases; only admin and owner may move others',
  (role) => {
    const me = person('adviser', role)
    expect(movesOpenTo(me, found).length).toBeGreaterThan(0)
    expect(movesOpenTo(me, { ...found, assignedTo: null }).length).toBeGreaterThan(0)
    expect(movesOpenTo(me, { ...found, assignedTo: 'other' }).length > 0).toBe(role !== 'adviser')
  },
)

test('staff cannot approve a draft', () => {
  for (const role of ['adviser', 'admin', 'owner'] as const) {
    expect(movesOpenTo(person('adviser', role), found)).not.toContain('approve')
  }
})
