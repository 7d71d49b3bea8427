import { describe, expect, test } from 'vitest'
import { limitsOf } from '#tax/deduction-limits/limited.ts'
import { readFigures } from '#tax/figures.server.ts'
import { cantonDeductions } from './canton-deductions.ts'
import type { GrossRules } from './gross-rules.ts'

const read = readFigures(2026, 'ZH')
if (!read.ok || !read.federal.gross) throw new Error('not published')
const { contributions } = read.federal.gross
const plain: GrossRules = {
  professional: { fixed: 1_000 },
  insurance: { single: 2_000, married: 4_000, perChild: 500 },
  checked: true,
}
const household = { kind: 'single', childAges: [], nets: [60_000], otherIncome: 0 } as const

const of = (rules: Partial<GrossRules>, change: object = {}, own = {}) =>
  cantonDeductions({ ...plain, ...rules }, contributions, { ...household, ...change }, own, limitsOf(read, 'canton'))

test('costs and premiums are deducted from the salaries, and other income is added', () => {
  expect(of({})).toMatchObject({ netIncome: 57_000, taxableIncome: 57_000 })
  expect(of({}, { otherIncome: 5_000 }).taxableIncome).toBe(62_000)
  expect(of({}, { kind: 'married', nets: [60_000, 30_000] }).taxableIncome).toBe(84_000)
})

describe('personal deductions', () => {
  const byKind = { personal: { single: 100, married: 200, loneParent: 300 }, personalPerChildOfLoneParent: 50 }
  const share = { familyShare: { percent: 10, min: 3_000, max: 6_000 } }
  test.each([
    ['single person', byKind, {}, 100],
    ['married couple', byKind, { kind: 'married' }, 200],
    ['lone parent with an amount per child', byKind, { kind: 'loneParent', childAges: [3, 5] }, 400],
    ['couple without an amount per child', byKind, { kind: 'married', childAges: [3, 5] }, 200],
    ['no share of the net income for single people', share, {}, 0],
    ['minimum of the share', share, { kind: 'married', nets: [20_000] }, 3_000],
    ['share of the net income', share, { kind: 'married', nets: [50_000] }, 4_500],
    ['maximum of the share', share, { kind: 'married', nets: [500_000] }, 6_000],
  ] as const)('%s', (_name, rules, change, amount) => {
    expect(of(rules, change).deductions.find(({ id }) => id === 'personal')?.amount ?? 0).toBe(amount)
  })
})

describe('rent', () => {
  test.each([
    [20, 3_000], // The rules assume a yearly rent of a quarter of 60,000 = 15,000.
    [100, 7_000],
    [0, 0],
  ])('%d percent of the assumed rent, at most CHF 7,000, gives CHF %d', (percent, amount) => {
    const { deductions } = of({ rent: { percent, max: 7_000 } })
    expect(deductions.find(({ id }) => id === 'rent')?.amount ?? 0).toBe(amount)
  })
})

describe('relief, own amounts and the list of deductions', () => {
  test('relief is based on the income after all other deductions', () => {
    const relief = { type: 'ladder', steps: [[55_000, 2_000]] } as const
    expect(of({ relief }).taxableIncome).toBe(57_000)
    expect(of({ relief, personal: { single: 2_001, married: 0, loneParent: 0 } }).taxableIncome).toBe(54_999 - 2_000)
  })

  test('own amounts replace computed ones and change dependent amounts', () => {
    const own = of({}, {}, { professional: 5_000, other: 10_000 })
    expect(own).toMatchObject({ netIncome: 53_000, taxableIncome: 43_000 })
    expect(own.deductions.filter(({ own: isOwn }) => isOwn).map(({ id }) => id)).toEqual(['professional', 'other'])
  })

  test('the taxable income is never negative', () => {
    expect(of({}, { nets: [500] }).taxableIncome).toBe(0)
    expect(of({}, {}, { other: 1_000_000 }).taxableIncome).toBe(0)
  })

  test('the listed deductions are the difference between salaries and taxable income', () => {
    const rules = { personal: { single: 5_000, married: 0, loneParent: 0 }, rent: { percent: 20, max: 9_000 } }
    const { deductions, taxableIncome } = of(rules, { otherIncome: 700 })
    expect(60_700 - deductions.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxableIncome)
  })

  const modest = {
    type: 'percent',
    percent: 10,
    round: 'floor',
    limit: { single: 60_000, married: 0, loneParent: 0 },
  } as const
  test.each([
    ['no income-dependent relief', {}, { other: 7_000 }, false],
    ['a relief raised by further deductions', { relief: modest }, { other: 7_000 }, true],
    ['a relief without further deductions', { relief: modest }, {}, false],
  ])('%s makes the result uncertain: %s', (_, rules, own, expected) => {
    expect(of(rules, {}, own).isReliefUnsure).toBe(expected)
  })
})
