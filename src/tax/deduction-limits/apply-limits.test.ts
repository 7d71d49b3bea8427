import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { cantons, publishedYears } from '#tax/figures.ts'
import { applyLimits, type PaidByHousehold } from './apply-limits.ts'
import {
  limitChildCare,
  limitDonations,
  limitInsurance,
  limitMedical,
  limitParties,
  limitPrivateInterest,
} from './household-costs.ts'
import { type LimitedAmount, limitsOf } from './limited.ts'
import { limitCommuting, limitMeals, limitProfessional, limitSideJob, limitTraining } from './work-costs.ts'

const read = (canton: (typeof cantons)[number], year = 2026) => {
  const found = readFigures(year, canton)
  if (!found.ok) throw new Error(`no figures for ${canton} ${year}`)
  return found
}
const federal = limitsOf(read('BE'), 'federal')
const canton = (name: (typeof cantons)[number]) => limitsOf(read(name), 'canton')
const allowed = ({ allowed: amount, notChecked }: LimitedAmount) => [amount, notChecked]

describe('federal limits of 2026 (DBG, BKV)', () => {
  test.each<[string, LimitedAmount, number]>([
    ['commuting up to 3,300', limitCommuting(federal, 9_000), 3_300],
    ['commuting below the limit', limitCommuting(federal, 2_500), 2_500],
    ['meals in full', limitMeals(federal, { meals: 4_000, mealsCheaper: false }), 3_200],
    ['meals subsidised by the employer', limitMeals(federal, { meals: 4_000, mealsCheaper: true }), 1_600],
    [
      'two meals a day of a weekly resident',
      limitMeals(federal, { meals: 9_000, mealsCheaper: false, isWeeklyResident: true }),
      6_400,
    ],
    [
      'two meals a day, one of them subsidised',
      limitMeals(federal, { meals: 9_000, mealsCheaper: true, isWeeklyResident: true }),
      4_800,
    ],
    ['flat rate: maximum', limitProfessional(federal, 160_000, 0), 4_000],
    ['flat rate: minimum', limitProfessional(federal, 45_000, 0), 2_000],
    ['flat rate: percentage, rounded down', limitProfessional(federal, 85_349, 0), 2_560],
    ['proven costs above the flat rate', limitProfessional(federal, 45_000, 2_700), 2_700],
    ['proven costs below the flat rate', limitProfessional(federal, 45_000, 700), 2_000],
    ['side job: percentage', limitSideJob(federal, 6_000), 1_200],
    ['side job: minimum', limitSideJob(federal, 2_000), 800],
    ['side job: maximum', limitSideJob(federal, 40_000), 2_400],
    ['side job: never above its income', limitSideJob(federal, 500), 500],
    ['training', limitTraining(federal, 15_000), 13_000],
    ['interest up to the yield and 50,000', limitPrivateInterest(75_000, 12_000), 62_000],
    ['medical costs above 5%', limitMedical(federal, 6_100, 80_000), 2_100],
    ['medical costs below 5%', limitMedical(federal, 3_000, 80_000), 0],
    ['donations up to 20%', limitDonations(federal, 25_000, 100_000), 20_000],
    ['donations below 100', limitDonations(federal, 99, 100_000), 0],
    ['donations from 100', limitDonations(federal, 100, 100_000), 100],
    ['donations to parties', limitParties(federal, 12_000), 10_600],
    ['child care of one child', limitChildCare(federal, { paid: [30_000], childAges: [5] }), 25_800],
    [
      'premiums without a pension',
      limitInsurance(federal, { paid: 4_800, kind: 'single', children: 0, hasPension: false }),
      2_700,
    ],
    [
      'premiums of a family',
      limitInsurance(federal, { paid: 20_000, kind: 'married', children: 2, hasPension: true }),
      5_100,
    ],
  ])('%s', (_, limited, amount) => expect(allowed(limited)).toEqual([amount, undefined]))

  test('child care: the limit applies per child, and a sum for several children may be unchecked', () => {
    const two = [5, 8]
    expect(allowed(limitChildCare(federal, { paid: [18_000, 30_000], childAges: two }))).toEqual([
      43_800,
      'care-per-child-unknown',
    ])
    expect(allowed(limitChildCare(federal, { paid: [20_000], childAges: two }))).toEqual([20_000, undefined])
    expect(allowed(limitChildCare(federal, { paid: [30_000], childAges: two }))).toEqual([
      30_000,
      'care-per-child-unknown',
    ])
    expect(allowed(limitChildCare(federal, { paid: [5_000], childAges: [15] }))).toEqual([0, 'care-without-child'])
    expect(allowed(limitChildCare(federal, { paid: [5_000], childAges: [14] }))).toEqual([5_000, 'care-until-birthday'])
  })

  test('meals above half the maximum are unchecked if the canteen is unknown', () => {
    expect(allowed(limitMeals(federal, { meals: 3_200 }))).toEqual([3_200, 'meals-canteen-unknown'])
    expect(allowed(limitMeals(federal, { meals: 1_600 }))).toEqual([1_600, undefined])
  })
})

describe('cantonal limits', () => {
  test.each<[string, LimitedAmount, number]>([
    ['BE commuting', limitCommuting(canton('BE'), 9_000), 7_000],
    ['ZH commuting', limitCommuting(canton('ZH'), 9_000), 5_200],
    ['GE commuting', limitCommuting(canton('GE'), 9_000), 536],
    ['VD commuting is not limited', limitCommuting(canton('VD'), 9_000), 9_000],
    ['BE child care', limitChildCare(canton('BE'), { paid: [30_000], childAges: [5] }), 16_000],
    ['TG child care: three quarters', limitChildCare(canton('TG'), { paid: [8_000], childAges: [5] }), 6_000],
    ['TG child care: maximum', limitChildCare(canton('TG'), { paid: [30_000], childAges: [5] }), 10_100],
    ['BS side job: a fixed amount', limitSideJob(canton('BS'), 20_000), 800],
    ['AR flat rate: an amount plus a share', limitProfessional(canton('AR'), 10_000, 0), 1_700],
    ['TI flat rate: newer than the export', limitProfessional(canton('TI'), 80_000, 0), 3_500],
    [
      'SZ premiums: newer than the export',
      limitInsurance(canton('SZ'), { paid: 9_000, kind: 'single', children: 0, hasPension: true }),
      4_200,
    ],
    ['BE medical costs', limitMedical(canton('BE'), 6_100, 80_000), 2_100],
  ])('%s', (_, limited, amount) => expect(allowed(limited)).toEqual([amount, undefined]))

  test('an unknown cantonal limit falls back to the federal one and is marked', () => {
    expect(allowed(limitMedical(canton('GE'), 6_100, 80_000))).toEqual([2_100, 'canton-limit-unknown'])
    expect(allowed(limitTraining(canton('BE'), 15_000))).toEqual([13_000, 'canton-limit-unknown'])
    expect(allowed(limitSideJob(canton('SZ'), 6_000))).toEqual([1_200, 'canton-limit-unknown'])
    expect(allowed(limitTraining(canton('BE'), 0))).toEqual([0, undefined])
  })

  test('every published year has meal, child care and flat-rate limits for all cantons', () => {
    for (const year of publishedYears)
      for (const name of cantons) {
        const { own } = limitsOf(read(name, year), 'canton')
        expect(own).toMatchObject({ meals: { full: 3_200, cheaper: 1_600 }, childCare: { max: expect.any(Number) } })
        expect(own.professional?.max).toBeGreaterThan(0)
      }
    expect(limitsOf(read('GE', 2025), 'canton').own.commuting).toBe(534)
  })
})

describe('households', () => {
  const couple: PaidByHousehold = {
    maritalStatus: 'married',
    childAges: [5],
    persons: [
      { netSalary: 85_000, commuting: 9_000, weeklyStay: 7_150 },
      { netSalary: 54_000, commuting: 2_500 },
    ],
    childCare: [30_000],
  }
  const amounts = (level: 'federal' | 'canton', paid = couple) =>
    applyLimits(read('BE'), level, paid).amounts.map(({ deduction, allowed: amount }) => [deduction, amount])

  test('limits apply per person, and a room near work is added to both flat rates', () => {
    expect(amounts('federal')).toEqual([
      ['commuting', 3_300],
      ['weekly-stay', 7_150],
      ['professional', 2_550],
      ['commuting', 2_500],
      ['professional', 2_000],
      ['child-care', 25_800],
    ])
    expect(amounts('canton')).toEqual([
      ['commuting', 7_000],
      ['weekly-stay', 7_150],
      ['professional', 2_550],
      ['commuting', 2_500],
      ['professional', 2_000],
      ['child-care', 16_000],
    ])
    expect(applyLimits(read('BE'), 'federal', couple)).toMatchObject({
      allowed: 43_300,
      notChecked: ['room-by-local-custom'],
    })
  })

  test('medical costs and donations require the income, and donations follow medical costs', () => {
    const paid = { ...couple, childCare: [], persons: [], medical: 10_000, donations: 30_000 }
    expect(applyLimits(read('BE'), 'federal', paid)).toMatchObject({ allowed: 0, notChecked: ['income-unknown'] })
    // Medical costs: 10,000 less 5% of the income of 100,000. Donations: at most 20% of the income after medical costs.
    expect(amounts('federal', { ...paid, netIncome: 100_000 })).toEqual([
      ['medical', 5_000],
      ['donations', 19_000],
    ])
  })

  test('without costs and salary nothing is deductible', () => {
    expect(applyLimits(read('BE'), 'federal', { maritalStatus: 'single', childAges: [], persons: [] })).toEqual({
      amounts: [],
      allowed: 0,
      notChecked: [],
    })
  })
})
