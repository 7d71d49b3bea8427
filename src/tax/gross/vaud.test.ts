import { describe, expect, test } from 'vitest'
import type { VaudRule } from './gross-rules.ts'
import { type ReliefBase, vaudDeductions } from './relief.ts'

/** Rule with round numbers in the form of LI VD Art. 39, 42 and 42a. */
const rule: VaudRule = {
  rent: { single: 10_000, family: 12_000, perChild: 1_000, percent: 20, max: 6_000 },
  modest: { single: 16_000, married: 20_000, loneParent: 18_000, perChild: 3_000, minus: 100, per: 200 },
  family: { married: 1_300, loneParent: 2_800, perChild: 1_000 },
  phaseOut: { from: 120_000, width: 10_000, per: 1_000, thenPer: 2_000, minus: 100 },
}
const base: ReliefBase = { kind: 'single', children: 0, netIncome: 40_000, salaryLessCosts: 0, taxableIncome: 0 }
const of = (change: Partial<ReliefBase>, rent = 0) => vaudDeductions(rule, { ...base, ...change }, rent)

describe('rent above a share of the net income', () => {
  test.each([
    ['a fifth of the income is not above it', 8_000, {}, 0],
    ['a franc above', 8_001, {}, 1],
    ['up to the highest rent', 15_000, {}, 2_000],
    ['a family has more', 15_000, { kind: 'married' }, 4_000],
    ['children more again', 15_000, { kind: 'married', children: 2 }, 6_000],
    ['at most', 15_000, { kind: 'married', children: 2, netIncome: 10_000 }, 6_000],
    ['never below nothing', 0, {}, 0],
    ['tenths are cut off', 9_000, { netIncome: 44_999 }, 0], // a fifth is 8,999.80; tenths are cut off
  ] as const)('%s', (_name, rent, change, amount) => expect(of(change, rent).rent).toBe(amount))
})

describe('a modest income', () => {
  test.each([
    ['is not taxed up to its amount', { netIncome: 16_000 }, 16_000],
    ['nor below it', { netIncome: 9_000 }, 9_000],
    ['a loss deducts nothing', { netIncome: -5 }, 0],
    ['from 100 above it falls', { netIncome: 16_100 }, 15_900],
    ['just below that it does not', { netIncome: 16_099 }, 16_000],
    ['the next step', { netIncome: 16_300 }, 15_800],
    ['to nothing', { netIncome: 60_000 }, 0],
    ['a couple with children', { kind: 'married', children: 2, netIncome: 26_000 }, 26_000],
  ] as const)('%s', (_name, change, amount) => expect(of(change).modest).toBe(amount))
})

describe('the deduction for families', () => {
  test.each([
    ['single people have none', {}, 0],
    ['a couple', { kind: 'married' }, 1_300],
    ['a couple with two children', { kind: 'married', children: 2 }, 3_300],
    ['a lone parent', { kind: 'loneParent', children: 1 }, 3_800],
    ['in full up to CHF 120,000', { kind: 'married', netIncome: 120_000 }, 1_300],
    ['a franc above costs the first step', { kind: 'married', netIncome: 120_001 }, 1_200],
    ['the last of the narrow steps', { kind: 'married', netIncome: 130_000 }, 300],
    ['then the steps are wider', { kind: 'married', netIncome: 132_000 }, 200],
    ['never below nothing', { kind: 'married', netIncome: 500_000 }, 0],
  ] as const)('%s', (_name, change, amount) => expect(of(change).family).toBe(amount))
})
