import { expect, test } from 'vitest'
import { endOfRetention } from '#content/retention.ts'
import { dueAfterThinking, isOver, retainedByLaw, retainedUntil, savedOf } from './deletion.ts'

test.each([
  ['orders', '2026-11-21T09:00:00Z', '2036-12-31'],
  ['orders', '2026-01-01T00:00:00Z', '2036-12-31'],
  ['orders', '2026-12-31T23:30:00Z', '2037-12-31'],
  ['mandates', '2026-12-31T22:30:00Z', '2036-12-31'],
] as const)('%s that ended at %s are retained until %s', (id, endedAt, until) => {
  expect(retainedUntil(id, new Date(endedAt))).toBe(until)
})

test('the retention of a case without an end date runs from its last update', () => {
  const updatedAt = new Date('2025-05-01T09:00:00Z')
  expect(
    savedOf({
      cases: [
        { caseNumber: '2025-1', closedAt: null, updatedAt },
        { caseNumber: '2025-2', closedAt: new Date('2026-05-01T09:00:00Z'), updatedAt },
      ],
      orders: [{ number: 1042, endedAt: updatedAt }],
    }),
  ).toEqual([
    { kind: 'case', number: '2025-1', until: '2035-12-31' },
    { kind: 'case', number: '2025-2', until: '2036-12-31' },
    { kind: 'order', number: '1042', until: '2035-12-31' },
  ])
})

test('an account is deleted seven days after the request, to the minute', () => {
  expect(dueAfterThinking(new Date('2026-11-21T09:30:00Z'))).toEqual(new Date('2026-11-28T09:30:00Z'))
})

test.each([
  [{ cases: [], orders: [], appointments: [] }, true],
  [{ cases: ['2026-1'], orders: [], appointments: [] }, false],
  [{ cases: [], orders: ['1042'], appointments: [] }, false],
  [{ cases: [], orders: [], appointments: ['1001'] }, false],
])('the client relationship has ended with %j still open: %s', (ongoing, expected) => {
  expect(isOver(ongoing)).toBe(expected)
})

test('cases and orders are retained by law', () => {
  expect(retainedByLaw.map(({ id }) => id)).toEqual(expect.arrayContaining(['mandates', 'orders']))
})

test.each([
  ['2036-12-31T22:59:59Z', false],
  ['2036-12-31T23:00:00Z', true],
])('data that ended in 2026 can be deleted from 2037 in Zurich: at %s %s', (now, gone) => {
  const limit = endOfRetention({ fullYears: 10 }, new Date(now))
  expect(new Date('2026-12-31T22:59:59Z') < limit).toBe(gone)
  expect(new Date('2026-12-31T23:00:00Z') < limit).toBe(false)
})
