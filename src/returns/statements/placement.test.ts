import { expect, test } from 'vitest'
import { placementOf } from './placement.ts'
import type { StatementState } from './remarks.ts'

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
  ['nothing else', [], { place: 'counts', replaces: [], beside: [] }],
  ['the same account in an earlier one', [row(1, ['a'])], { place: 'counts', replaces: [1], beside: [] }],
  ['an earlier one with other accounts', [row(1, ['x'])], { place: 'counts', replaces: [], beside: [1] }],
  ['a later one with other accounts', [row(9, ['x'])], { place: 'counts', replaces: [], beside: [9] }],
  ['a later one with the same account', [row(9, ['a', 'b', 'x'])], { place: 'older', newer: 9 }],
  ['an earlier one that shares one account', [row(1, ['a', 'x'])], { place: 'undecided', shares: [1] }],
  ['a later one that shares one account', [row(9, ['a', 'x'])], { place: 'undecided', shares: [9] }],
  [
    'one that shares an account and gave way',
    [row(1, ['a', 'x'], 'replaced')],
    { place: 'counts', replaces: [], beside: [] },
  ],
  ['one of each', [row(1, ['a']), row(2, ['x'])], { place: 'counts', replaces: [1], beside: [2] }],
  [
    'a depot of the same number as an account',
    [row(1, [], 'taken', ['a'])],
    { place: 'counts', replaces: [], beside: [1] },
  ],
])('beside %s', (_name, others, expected) => {
  const placement = placementOf(of(5, ['a', 'b']), others)
  const notified =
    placement.place === 'counts'
      ? { ...placement, replaces: numbersOf(placement.replaces), beside: numbersOf(placement.beside) }
      : placement.place === 'undecided'
        ? { ...placement, shares: numbersOf(placement.shares) }
        : placement
  expect(notified).toEqual(expected)
})
