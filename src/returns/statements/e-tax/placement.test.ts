import { expect, test } from 'vitest'
import type { StatementState } from '#returns/statements/remarks.ts'
import { placementOf } from './placement.ts'

const of = (sequence: number, numbers: string[], depots: string[] = []) =>
  ({
    sequence,
    accounts: numbers.map((number) => ({ number, name: 'Account' })),
    debts: [],
    securities: depots.map((depot) => ({ depot })),
  }) as never
const row = (sequence: number, numbers: string[], state: StatementState = 'taken', depots: string[] = []) => ({
  ...{ sequence, state, content: of(sequence, numbers, depots) },
})
const numbersOf = (rows: { sequence: number }[]) => rows.map(({ sequence }) => sequence)

test.each<[string, ReturnType<typeof row>[], object]>([
  ['no other statement', [], { place: 'counts', replaces: [], beside: [] }],
  ['an earlier statement of the same account', [row(1, ['a'])], { place: 'counts', replaces: [1], beside: [] }],
  ['an earlier statement of other accounts', [row(1, ['x'])], { place: 'counts', replaces: [], beside: [1] }],
  ['a later statement of other accounts', [row(9, ['x'])], { place: 'counts', replaces: [], beside: [9] }],
  ['a later statement of the same accounts', [row(9, ['a', 'b', 'x'])], { place: 'older', newer: 9 }],
  ['an earlier statement that shares one account', [row(1, ['a', 'x'])], { place: 'undecided', shares: [1] }],
  ['a later statement that shares one account', [row(9, ['a', 'x'])], { place: 'undecided', shares: [9] }],
  [
    'a replaced statement that shares an account',
    [row(1, ['a', 'x'], 'replaced')],
    { place: 'counts', replaces: [], beside: [] },
  ],
  [
    'an earlier statement of the same and one of another account',
    [row(1, ['a']), row(2, ['x'])],
    { place: 'counts', replaces: [1], beside: [2] },
  ],
  [
    'a depot with the number of an account',
    [row(1, [], 'taken', ['a'])],
    { place: 'counts', replaces: [], beside: [1] },
  ],
])('placement next to %s', (_name, others, expected) => {
  const placement = placementOf(of(5, ['a', 'b']), others)
  const notified =
    placement.place === 'counts'
      ? { ...placement, replaces: numbersOf(placement.replaces), beside: numbersOf(placement.beside) }
      : placement.place === 'undecided'
        ? { ...placement, shares: numbersOf(placement.shares) }
        : placement
  expect(notified).toEqual(expected)
})
