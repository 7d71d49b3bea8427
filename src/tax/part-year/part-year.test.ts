import { describe, expect, test } from 'vitest'
import { professionalCosts } from '#tax/gross/flat-deductions.ts'
import { ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import { examplesOf } from '#test/tax/expat-examples.ts'
import { annualised, forDays, liabilityPeriod } from './liability-period.ts'
import { placesOfMove, secondDomicileWealth } from './moves-in-switzerland.ts'
import { type PartYearItem, partYearIncome } from './part-year-income.ts'

type Values = Readonly<Record<string, unknown>>

const number = (values: Values, key: string) => Number(values[key] ?? 0)
const daysOf = (inputs: Values) => number(inputs, 'monthsOfLiability') * 30
const rowsOf = (rule: string) => examplesOf(rule).map((each) => [each.id, each.origin, each] as const)

/** Nature of each amount of the examples, by its name: income positive, costs negative. */
const natures: Readonly<Record<string, readonly [PartYearItem['kind'], 1 | -1]>> = {
  ...{ salaryAfterArrival: ['regular', 1], salaryA: ['regular', 1], salaryB: ['regular', 1] },
  ...{ thirteenthSalaryForWholeYear: ['irregular', 1], securitiesIncomeAfterArrival: ['irregular', 1] },
  ...{ securitiesIncome: ['irregular', 1], irregularBonus: ['irregular', 1], extraordinaryProfit: ['irregular', 1] },
  ...{ imputedRentFromSeptember: ['regular', 1], maintenanceFlat: ['regular', -1], commuting: ['regular', -1] },
  ...{ meals: ['regular', -1], training: ['irregular', -1], interestWithoutMortgage: ['irregular', -1] },
  ...{ mortgageInterest: ['regular', -1], regularIncomeAfterCosts: ['regular', 1], rentalValue: ['regular', 1] },
  ...{ pensionFromJuly: ['regular', 1], businessInterest: ['regular', -1], maintenancePayments: ['regular', -1] },
  ...{ insuranceDeductionFullYear: ['by-duration', -1], childDeductionFullYear: ['by-duration', -1] },
  marriedDeductionFullYear: ['by-duration', -1],
}

function itemsOf(inputs: Values): PartYearItem[] {
  return Object.entries(inputs).flatMap(([name, value]) => {
    const nature = natures[name]
    return nature ? [{ kind: nature[0], amount: Number(value) * nature[1] }] : []
  })
}

const flatOf = (wage: number, days: number) =>
  professionalCosts({ percent: 3, min: forDays(2000, days), max: forDays(4000, days) }, wage)

describe('worked examples of income', () => {
  test.each(rowsOf('part-year-income').filter(([, , { inputs }]) => 'monthsOfLiability' in inputs))(
    '%s (%s)',
    (_id, _origin, { inputs, expected, derived = {} }) => {
      const days = daysOf(inputs)
      const monthly = number(inputs, 'monthlySalary') * number(inputs, 'monthsOfLiability')
      const found = partYearIncome(days, [...itemsOf(inputs), { kind: 'regular', amount: monthly }])
      const wage = number(inputs, 'salaryAfterArrival') + number(inputs, 'thirteenthSalaryForWholeYear')
      const flat = 'otherProfessionalCosts' in inputs ? flatOf(wage, days) : 0
      expect(flat).toBe(number(inputs, 'otherProfessionalCosts'))
      expect(found.taxable - flat).toBe(expected.netIncomeTaxable ?? expected.incomeTaxable)
      const flatOfYear = number(derived, 'otherProfessionalCostsForRate')
      const rate = expected.incomeForRate ?? derived.netIncomeForRate
      const rounded = (amount: number) => (Number(rate) % 100 === 0 ? Math.floor(amount / 100) * 100 : amount)
      expect(rounded(found.forRate - flatOfYear)).toBe(rate)
    },
  )

  test('a second liability of the year is projected on its own days (BGE 149 II 34)', () => {
    const [, , example] = rowsOf('part-year-income').find(([id]) => id === 'py-bge-149-ii-34-commuter') ?? []
    const period = liabilityPeriod(2017, { arrivedOn: '2017-09-19', leftOn: '2017-12-27' })
    expect(period).toMatchObject({ ok: true, period: { days: example?.derived?.days360, isWholeMonths: false } })
    expect(annualised(24_603, 99)).toBe(Math.round(number(example?.derived ?? {}, 'annualised')))
  })

  test.each(rowsOf('part-year-self-employed'))('%s (%s)', (_id, _origin, { inputs, expected, derived = {} }) => {
    const days = daysOf(inputs)
    const profit = { kind: 'regular', amount: number(inputs, 'ordinaryProfit') } as const
    expect(partYearIncome(days, [...itemsOf(inputs), profit]).taxable).toBe(expected.netIncomeTaxable)
    const business = { ...profit, days: number(inputs, 'businessYearMonths') * 30 }
    expect(partYearIncome(days, [business]).forRate).toBe(derived.ordinaryProfitForRate)
  })

  test.each([
    ['a business year shorter than the liability: the liability decides', 210, 120, 70_000, 120_000],
    ['a business year of 12 months: as it is', 210, 360, 90_000, 90_000],
    ['a longer business year: as it is', 210, 450, 90_000, 90_000],
    ['a loss', 180, 180, -30_000, -60_000],
    ['nothing', 30, 30, 0, 0],
  ] as const)('%s', (_name, days, businessDays, amount, forRate) => {
    expect(partYearIncome(days, [{ kind: 'regular', amount, days: businessDays }])).toEqual({
      taxable: amount,
      forRate,
    })
  })

  test.each(rowsOf('nov-threshold'))('%s (%s)', (_id, _origin, { inputs, expected }) => {
    const amount = number(inputs, 'grossMonthly') * number(inputs, 'monthsOfLiability')
    const gross = (irregular: number) =>
      partYearIncome(daysOf(inputs), [
        { kind: 'regular', amount },
        { kind: 'irregular', amount: irregular },
      ]).forRate
    expect(gross(number(inputs, 'irregularGross'))).toBe(expected.grossForThreshold)
    expect(gross(number(inputs, 'irregularGross')) >= ordinaryAssessmentFrom).toBe(
      expected.compulsoryOrdinaryAssessment,
    )
    expect(gross(0)).toBe(118_800)
  })
})

describe('days of liability', () => {
  test.each([
    ['2026-01-01', null, 360, true],
    [null, '2026-12-31', 360, true],
    [null, null, 360, true],
    ['2026-05-01', null, 240, true],
    ['2026-11-01', null, 60, true],
    [null, '2026-09-30', 270, true],
    [null, '2026-08-01', 210, true],
    [null, '2026-02-28', 60, true],
    [null, '2028-02-29', 60, true],
    [null, '2028-02-28', 58, false],
    ['2026-03-01', '2026-10-31', 240, true],
    ['2026-05-15', null, 226, false],
    ['2026-12-31', null, 1, false],
    [null, '2026-01-01', 1, false],
    ['2026-06-10', '2026-06-10', 1, false],
    ['2026-06-01', '2026-06-01', 1, false],
  ] as const)('arrival %s, departure %s: %d days', (arrivedOn, leftOn, days, isWholeMonths) => {
    const year = Number((arrivedOn ?? leftOn ?? '2026').slice(0, 4))
    expect(liabilityPeriod(year, { arrivedOn, leftOn })).toMatchObject({ ok: true, period: { days, isWholeMonths } })
  })

  test.each([
    ['2025-12-31', null, 'arrivedOn', 'day-outside-year'],
    [null, '2027-01-01', 'leftOn', 'day-outside-year'],
    ['2026-09-01', '2026-03-31', 'leftOn', 'departure-before-arrival'],
  ] as const)('arrival %s, departure %s: refused at %s', (arrivedOn, leftOn, field, error) => {
    expect(liabilityPeriod(2026, { arrivedOn, leftOn })).toEqual({ ok: false, field, error })
  })
})

describe('moves within Switzerland', () => {
  test.each(rowsOf('canton-of-year'))('%s (%s)', (_id, _origin, { inputs, expected }) => {
    const year = Number(inputs.year ?? 2026)
    const [from, to] = [String(inputs.from), String(inputs.to)]
    const move = {
      from,
      to,
      movedOn: `${year}-${inputs.movedOn}`,
      capitalDueOn: `${year}-${inputs.capitalBenefitDueOn}`,
    }
    expect(placesOfMove(move)).toEqual({
      incomeAndWealth: expected.cantonOfIncomeAndWealth,
      capital: expected.cantonOfCapitalBenefit,
    })
    expect(placesOfMove({ ...move, capitalDueOn: move.movedOn }).capital).toBe(to)
    expect(placesOfMove({ ...move, capitalDueOn: null }).capital).toBeNull()
  })

  test.each(rowsOf('secondary-domicile-wealth'))('%s (%s)', (_id, _origin, { inputs, expected }) => {
    const propertyValue = number(inputs, 'propertyTaxValue')
    const netWealth = propertyValue + number(inputs, 'otherNetWealth')
    expect(secondDomicileWealth({ propertyValue, days: number(inputs, 'daysOwned360'), netWealth })).toEqual({
      there: expected.wealthInPropertyCanton,
      home: expected.wealthInHomeCanton,
    })
  })
})
