import { describe, expect, test } from 'vitest'
import type { VaudRule } from './gross-rules.ts'
import { type ReliefBase, vaudDeductions } from './relief.ts'

/** A rule with round numbers, structured like Art. 39, 42 and 42a of the tax act of Vaud (LI VD). */
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
    ['rent of exactly a fifth of the income', 8_000, {}, 0],
    ['rent one franc above', 8_001, {}, 1],
    ['rent limited to the maximum', 15_000, {}, 2_000],
    ['higher maximum for a family', 15_000, { kind: 'married' }, 4_000],
    ['higher maximum with children', 15_000, { kind: 'married', children: 2 }, 6_000],
    ['maximum deduction', 15_000, { kind: 'married', children: 2, netIncome: 10_000 }, 6_000],
    ['never negative', 0, {}, 0],
    ['tenths are cut off', 9_000, { netIncome: 44_999 }, 0], // the excess is 9,000 - 8,999.80 = 0.20
  ] as const)('%s', (_name, rent, change, amount) => expect(of(change, rent).rent).toBe(amount))
})

describe('modest income', () => {
  test.each([
    ['deducted in full up to the limit', { netIncome: 16_000 }, 16_000],
    ['deducted in full below the limit', { netIncome: 9_000 }, 9_000],
    ['a loss deducts nothing', { netIncome: -5 }, 0],
    ['lower from 100 above the limit', { netIncome: 16_100 }, 15_900],
    ['unchanged just below that', { netIncome: 16_099 }, 16_000],
    ['the next step', { netIncome: 16_300 }, 15_800],
    ['down to zero', { netIncome: 60_000 }, 0],
    ['a couple with children', { kind: 'married', children: 2, netIncome: 26_000 }, 26_000],
  ] as const)('%s', (_name, change, amount) => expect(of(change).modest).toBe(amount))
})

describe('family deduction', () => {
  test.each([
    ['nothing for single people', {}, 0],
    ['a couple', { kind: 'married' }, 1_300],
    ['a couple with two children', { kind: 'married', children: 2 }, 3_300],
    ['a lone parent', { kind: 'loneParent', children: 1 }, 3_800],
    ['in full up to CHF 120,000', { kind: 'married', netIncome: 120_000 }, 1_300],
    ['the first step from one franc above', { kind: 'married', netIncome: 120_001 }, 1_200],
    ['the last of the narrow steps', { kind: 'married', netIncome: 130_000 }, 300],
    ['wider steps afterwards', { kind: 'married', netIncome: 132_000 }, 200],
    ['never negative', { kind: 'married', netIncome: 500_000 }, 0],
  ] as const)('%s', (_name, change, amount) => expect(of(change).family).toBe(amount))
})
