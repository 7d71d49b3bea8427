import { describe, expect, test } from 'vitest'
import type { ReliefRule } from './gross-rules.ts'
import { type ReliefBase, relief } from './relief.ts'

const base: ReliefBase = { kind: 'single', children: 0, netIncome: 0, salaryLessCosts: 0, taxableIncome: 0 }
const each = (amount: number) => ({ single: amount, married: amount, loneParent: amount })

test('a canton without the rule grants no relief', () => {
  expect(relief(undefined, base)).toBe(0)
})

describe('steps above a limit', () => {
  const step = { full: 1_000, from: 20_000, minus: 100, per: 2_000 }
  const rule = (round: 'ceil' | 'floor'): ReliefRule => ({
    ...{ type: 'steps', base: 'net income', round, single: step, perChild: 50 },
    married: { ...step, full: 2_000 },
  })
  test.each([
    ['ceil', 20_000, 1_000],
    ['ceil', 20_001, 900],
    ['floor', 20_001, 1_000],
    ['ceil', 22_000, 900],
    ['floor', 22_000, 900],
    ['ceil', 39_999, 0],
    ['ceil', 90_000, 0],
    ['ceil', 0, 1_000],
  ] as const)('incomplete steps rounded by %s: at an income of %d, the relief is %d', (round, netIncome, expected) => {
    expect(relief(rule(round), { ...base, netIncome })).toBe(expected)
  })
  test('couples and children get more relief', () => {
    expect(relief(rule('ceil'), { ...base, kind: 'married', children: 2, netIncome: 20_001 })).toBe(2_000)
  })
})

describe('shortfall from a limit', () => {
  const rule: ReliefRule = { type: 'shortfall', zeroAt: each(30_000), per: each(1_000), step: 200, max: 1_000 }
  test.each([
    [30_000, 0],
    [29_999, 200],
    [29_000, 200],
    [28_999, 400],
    [0, 1_000],
    [40_000, 0],
  ])('at an income of %d, the relief is %d', (netIncome, expected) =>
    expect(relief(rule, { ...base, netIncome })).toBe(expected),
  )
})

test.each([
  [9_999, 500],
  [10_000, 300],
  [19_999, 300],
  [20_000, 0],
])('bands: at a taxable income of %d, the relief is %d', (taxableIncome, expected) => {
  const rule: ReliefRule = {
    type: 'ladder',
    steps: [
      [10_000, 500],
      [20_000, 300],
    ],
  }
  expect(relief(rule, { ...base, taxableIncome })).toBe(expected)
})

describe('share of the shortfall', () => {
  const rule = (round: 'floor' | 'half up'): ReliefRule => ({
    ...{ type: 'percent', percent: 15, round, limit: each(20_000), limitPerChild: 1_000 },
  })
  test.each([
    ['floor', 19_990, 0, 1],
    ['half up', 19_990, 0, 2],
    ['floor', 20_000, 0, 0],
    ['floor', 25_000, 0, 0],
    ['floor', 20_000, 2, 300],
  ] as const)(
    'rounding %s: at an income of %d with %d children, the relief is %d',
    (round, netIncome, children, expected) => {
      expect(relief(rule(round), { ...base, netIncome, children })).toBe(expected)
    },
  )
})
