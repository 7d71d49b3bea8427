import { describe, expect, test } from 'vitest'
import { limitsOf } from '#tax/deduction-limits/limited.ts'
import { readFigures } from '#tax/figures.server.ts'
import { childDeduction, familyAdditions } from './canton-deductions.ts'
import { deductionList } from './deduction-list.ts'
import { federalDeductions } from './federal-deductions.ts'
import { insurancePremiums, professionalCosts, secondEarnerDeduction } from './flat-deductions.ts'

const read = readFigures(2026, 'ZH')
if (!read.ok || !read.federal.gross) throw new Error('not published')
const federal = read.federal.gross
const limits = limitsOf(read, 'federal')

/** Flat professional costs (SR 642.118.1 Art. 7): 3% of the net salary, at least CHF 2,000 and at most 4,000. */
describe('professional costs', () => {
  const ofConfederation = { percent: 3, min: 2_000, max: 4_000 }
  test.each([
    ['at least', ofConfederation, 66_666, 2_000],
    ['3% just above the minimum', ofConfederation, 66_700, 2_001],
    ['rounded down', ofConfederation, 71_883, 2_156],
    ['at most', ofConfederation, 133_400, 4_000],
    ['just below the maximum', ofConfederation, 133_333, 3_999],
    ['a fixed amount', { fixed: 500 }, 80_000, 500],
    ['never more than the salary', { fixed: 500 }, 300, 300],
    ['nothing without a salary', { fixed: 500 }, 0, 0],
    ['nothing on a loss', { fixed: 500 }, -10, 0],
    ['a base plus a share', { base: 1_500, percent: 1 }, 80_000, 2_300],
    ['without limits', { percent: 10 }, 1_000_000, 100_000],
  ] as const)('%s', (_name, rule, net, costs) => expect(professionalCosts(rule, net)).toBe(costs))
})

describe('insurance premiums, assumed or paid, up to the maximum deduction', () => {
  const rules = federal.contributions // The rules assume premiums of 4,560 per adult and 1,200 per child.
  const cap = { single: 1_800, married: 3_700, perChild: 700 }
  const household = { kind: 'single', childAges: [], nets: [80_000], otherIncome: 0 } as const
  test.each([
    ['all assumed premiums without a maximum', undefined, {}, 4_560],
    ['two adults and two children', undefined, { kind: 'married', childAges: [3, 5] }, 11_520],
    ['one adult with a child', undefined, { kind: 'loneParent', childAges: [3] }, 5_760],
    ['the maximum deduction', cap, {}, 1_800],
    ['the maximum of a couple', cap, { kind: 'married' }, 3_700],
    ['children raise the maximum', cap, { kind: 'married', childAges: [1, 2] }, 5_100],
    ['premiums paid below the maximum', cap, { premiumsPaid: 1_000 }, 1_000],
    ['premiums paid above the maximum', cap, { premiumsPaid: 9_000 }, 1_800],
    ['no premiums paid', cap, { premiumsPaid: 0 }, 0],
    ['one salary of a couple', { ...cap, marriedTwoEarners: 5_000 }, { kind: 'married' }, 3_700],
    ['two salaries of a couple', { ...cap, marriedTwoEarners: 5_000 }, { kind: 'married', nets: [1, 1] }, 5_000],
    ['two salaries without a rule for them', cap, { kind: 'married', nets: [1, 1] }, 3_700],
  ] as const)('%s', (_name, most, change, amount) => {
    expect(insurancePremiums(most, rules, { ...household, ...change })).toBe(amount)
  })
})

/**
 * The two-earner deduction (DBG Art. 33 para. 2) is half the lower income, but at least 8,600 and at most 14,100. It
 * never exceeds the lower income.
 */
describe('second earner', () => {
  const { secondEarner } = federal
  test.each([
    ['one income', secondEarner, [80_000], 0],
    ['no income', secondEarner, [], 0],
    ['no rule', undefined, [80_000, 60_000], 0],
    ['a loss of the second earner', secondEarner, [80_000, -1], 0],
    ['never more than the income', secondEarner, [80_000, 8_599], 8_599],
    ['at least', secondEarner, [80_000, 17_199], 8_600],
    ['half', secondEarner, [80_000, 20_001], 10_000],
    ['at most', secondEarner, [80_000, 28_200], 14_100],
    ['far above the maximum', secondEarner, [80_000, 79_000], 14_100],
    ['the order of the incomes is irrelevant', secondEarner, [20_000, 80_000], 10_000],
    ['in full up to a maximum', { max: 6_200 }, [80_000, 5_000], 5_000],
    ['limited to that maximum', { max: 6_200 }, [80_000, 60_000], 6_200],
    ['a share of both incomes together', { percent: 2, max: 9_999, ofBoth: true }, [80_000, 60_000], 2_800],
  ] as const)('%s', (_name, rule, incomes, amount) => expect(secondEarnerDeduction(rule, incomes)).toBe(amount))
})

describe('children', () => {
  const byAge = {
    by: 'age',
    steps: [
      [0, 5, 7_000],
      [6, 15, 8_000],
      [16, null, 12_000],
    ],
  } as const
  const byIncome = {
    by: 'income',
    firstTwo: [9_000, 7_000],
    fromThird: [10_000, 8_000],
    above: 62_000,
    perFurtherChild: 10_000,
    minus: 100,
    per: 1_000,
  } as const
  test.each([
    ['no rule', undefined, [3], 0, 0],
    ['no children', byAge, [], 0, 0],
    ['each child by age, at the age limits', byAge, [5, 6, 15, 16, 25], 0, 7_000 + 8_000 + 8_000 + 12_000 + 12_000],
    ['an age without a step', { by: 'age', steps: [[5, 10, 7_000]] }, [4, 11], 0, 0],
    ['more from the third child on', { by: 'order', firstTwo: 5_000, fromThird: 8_000 }, [1, 2, 3, 4], 0, 26_000],
    ['two children by number', { by: 'number', upToTwo: 5_000, threeOrMore: 8_000 }, [1, 2], 0, 10_000],
    [
      'three children by number: more for all',
      { by: 'number', upToTwo: 5_000, threeOrMore: 8_000 },
      [1, 2, 3],
      0,
      24_000,
    ],
    ['in full up to an income', byIncome, [8], 62_000, 9_000],
    ['one franc above starts a step', byIncome, [8], 62_001, 8_900],
    ['a full step', byIncome, [8], 63_000, 8_900],
    ['the next step', byIncome, [8], 63_001, 8_800],
    ['down to the minimum', byIncome, [8], 500_000, 7_000],
    ['each further child raises the limit', byIncome, [8, 9], 72_000, 18_000],
    ['the third child has a higher minimum', byIncome, [8, 9, 10], 900_000, 7_000 + 7_000 + 8_000],
  ] as const)('%s', (_name, rule, ages, netIncome, amount) =>
    expect(childDeduction(rule, ages, netIncome)).toBe(amount),
  )

  const professional = { fixed: 0 }
  test.each([
    ['own care up to an age', { ownCare: { perChild: 6_000, toAge: 14 } }, [13, 14, 15], 12_000],
    ['from the third child on', { fromThirdChild: 1_000 }, [1, 2, 3, 4], 2_000],
    ['nothing for two children', { fromThirdChild: 1_000 }, [1, 2], 0],
    ['both', { ownCare: { perChild: 6_000, toAge: 14 }, fromThirdChild: 1_000 }, [1, 2, 20], 13_000],
    ['neither', {}, [1, 2, 3], 0],
  ] as const)('additional deduction: %s', (_name, rules, ages, amount) => {
    expect(familyAdditions({ professional, checked: true, ...rules }, ages)).toBe(amount)
  })
})

describe('list of deductions', () => {
  const computed = { code: 'canton-deduction.other', values: {} } as const

  test('an own amount replaces the computed one, also if it is zero', () => {
    const { deductions, take } = deductionList('canton deductions', { other: 0, rent: 700 })
    expect([take('other', 500, computed), take('rent', 500, computed), take('family', 500, computed)]).toEqual([
      0, 700, 500,
    ])
    expect(deductions.map(({ id, amount, own }) => [id, amount, own])).toEqual([
      ['other', 0, true],
      ['rent', 700, true],
      ['family', 500, false],
    ])
  })

  test('a computed amount of zero adds no line', () => {
    const { deductions, take } = deductionList('canton deductions', {})
    expect(take('other', 0, computed)).toBe(0)
    expect(deductions).toEqual([])
  })
})

/** DBG Art. 35: in 2026, CHF 6,800 are deducted per child and CHF 2,800 per couple. */
describe('federal taxable income', () => {
  const household = { kind: 'single', childAges: [], nets: [71_883], otherIncome: 0 } as const
  const of = (change: object, own = {}) => federalDeductions(federal, { ...household, ...change }, own, limits)

  test.each([
    ['a single person', {}, 71_883 - 2_156 - 1_800],
    ['a couple', { kind: 'married' }, 71_883 - 2_156 - 3_700 - 2_800],
    ['a couple with two children', { kind: 'married', childAges: [3, 8] }, 71_883 - 2_156 - 5_100 - 2_800 - 13_600],
    [
      'a lone parent without the deduction of a couple',
      { kind: 'loneParent', childAges: [3] },
      71_883 - 2_156 - 2_500 - 6_800,
    ],
    ['other income is taxed in full', { otherIncome: 10_000 }, 71_883 - 2_156 - 1_800 + 10_000],
    ['never negative', { nets: [3_000] }, 0],
    ['no salary', { nets: [] }, 0],
  ] as const)('%s', (_name, change, taxable) => expect(of(change).taxableIncome).toBe(taxable))

  test('deductions above the income remain in the list', () => {
    const { deductions, netIncome } = of({ nets: [3_000] })
    expect(netIncome).toBe(3_000 - 2_000 - 1_800)
    expect(deductions.map(({ id }) => id)).toEqual(['professional', 'insurance'])
  })
})
