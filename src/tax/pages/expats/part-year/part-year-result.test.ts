import { describe, expect, test } from 'vitest'
import { calculate } from '#tax/pages/calculate.server.ts'
import { examplesOf } from '#test/tax/expat-examples.ts'
import { partYearSentences } from './in-words.ts'
import type { PartYearResult } from './part-year-result.ts'

function ask(fields: Record<string, string>) {
  const parameters = new URLSearchParams({ tab: 'part-year', canton: 'bern', year: '2026', ...fields })
  const { result, errors } = calculate(parameters, '2026-11-27', 'expats')
  return { result: result as PartYearResult | null, errors }
}

function resultOf(fields: Record<string, string>): PartYearResult {
  const { result, errors } = ask(fields)
  if (!result) throw new Error(JSON.stringify(errors))
  return result
}

describe('the result', () => {
  test('salary of eight months with a bonus: the rate counts twelve months and the bonus once', () => {
    const result = resultOf({ arrivedOn: '1.5.2026', salary: '72,000', bonus: '10,000', wealth: '300000' })
    expect(result.yearlyGross).toEqual([118_000, 0])
    expect(result.mustFile).toBe(false)
    expect(result.income).toEqual({ period: 82_000, year: 118_000 })
    expect(result.incomeForRate.federal).toBeGreaterThan(result.taxableIncome.federal)
    expect(result.byProjection).toBeGreaterThan(0)
    const whole = resultOf({ leftOn: '31.12.2026', salary: '72,000', wealth: '300000' })
    expect(whole.isWholeYear).toBe(true)
    expect(Math.abs(result.taxes.wealth - (whole.taxes.wealth * 2) / 3)).toBeLessThanOrEqual(2)
  })

  test('a whole year is taxed as by the income tax calculator', () => {
    const result = resultOf({ arrivedOn: '1.1.2026', salary: '100000' })
    const income = { tab: 'income-tax', canton: 'bern', year: '2026', income: '100000', basis: 'gross', age: '40' }
    const general = calculate(new URLSearchParams(income), '2026-11-27')
    expect(general.result).toMatchObject({ official: { total: result.total } })
    expect(result.byProjection).toBe(0)
  })

  test('each spouse has an own threshold, once one-off pay is counted once', () => {
    const stay = { arrivedOn: '1.9.2026', maritalStatus: 'married', salary: '39600' }
    expect(resultOf({ ...stay, bonus: '1200' }).mustFile).toBe(true)
    expect(resultOf({ ...stay, partnerSalary: '30000' }).mustFile).toBe(false)
  })

  test.each([
    ['no business year given: by the stay', {}, 120_000],
    ['a business year of ten months: by its length', { businessMonths: '10' }, 84_000],
    ['a business year of twelve months or more: as it is', { businessMonths: '14' }, 70_000],
    ['a business year shorter than the stay: by the stay', { businessMonths: '3' }, 120_000],
  ])('profit of a business, %s', (_name, business, year) => {
    const result = resultOf({ leftOn: '1.8.2026', salary: '0', profit: '70000', ...business })
    expect(result.income).toEqual({ period: 70_000, year })
  })

  test('a leaver must ask before deregistering', () => {
    const leaver = resultOf({ leftOn: '31.3.2026', salary: '30000' })
    const arrival = resultOf({ arrivedOn: '1.10.2026', salary: '30000' })
    expect(partYearSentences(leaver).join()).toMatch(/89a para. 3/)
    expect(partYearSentences(arrival).join()).not.toMatch(/89a/)
  })

  test('a stay without income or with one day gives no negative tax', () => {
    expect(resultOf({ arrivedOn: '31.12.2026', salary: '0' }).total).toBe(0)
    const day = resultOf({ leftOn: '1.1.2026', salary: '500', costsOnce: '9000' })
    expect(day.period.days).toBe(1)
    expect(day.taxableIncome).toEqual({ federal: 0, canton: 0 })
  })
})

describe('moves within Switzerland', () => {
  test.each(examplesOf('canton-of-year').map((each) => [each.id, each] as const))('%s', (_id, { inputs, expected }) => {
    const result = resultOf({
      ...{ canton: String(inputs.to), salary: String(inputs.salaryWholeYear), movedFrom: String(inputs.from) },
      ...{ movedOn: `2026-${inputs.movedOn}`, capitalOn: `2026-${inputs.capitalBenefitDueOn}` },
    })
    expect(!result.isWholeYear).toBe(expected.partYear)
    expect(result.income.period).toBe(expected.incomeTaxable)
    expect(result.move).toMatchObject({
      ...{ incomeAndWealth: expected.cantonOfIncomeAndWealth, capital: expected.cantonOfCapitalBenefit },
    })
  })

  test.each(examplesOf('secondary-domicile-wealth').map((each) => [each.id, each] as const))(
    '%s',
    (_id, { inputs, expected }) => {
      const wealth = Number(inputs.propertyTaxValue) + Number(inputs.otherNetWealth)
      const property = { propertyValue: String(inputs.propertyTaxValue), propertyFrom: `2026-${inputs.boughtOn}` }
      expect(resultOf({ salary: '100000', wealth: String(wealth), ...property }).secondDomicile).toEqual({
        ...{ there: expected.wealthInPropertyCanton, home: expected.wealthInHomeCanton },
      })
    },
  )
})

describe('input that is refused', () => {
  const stay = { arrivedOn: '1.5.2026', salary: '50000' }
  test.each([
    [{ arrivedOn: '' }, { arrivedOn: 'stay-missing' }],
    [{ arrivedOn: '1.5.2025' }, { arrivedOn: 'day-outside-year' }],
    [{ arrivedOn: '30.2.2026' }, { arrivedOn: 'day-unreadable' }],
    [{ leftOn: '31.3.2026' }, { leftOn: 'departure-before-arrival' }],
    [{ leftOn: '2027-01-01' }, { leftOn: 'day-outside-year' }],
    [{ partnerSalary: '1000' }, { maritalStatus: 'second-salary-unmarried' }],
    [{ movedFrom: 'bern' }, { movedOn: 'move-day-missing' }],
    [{ movedFrom: 'atlantis' }, { movedFrom: 'canton-unknown' }],
    [{ movedOn: '1.6.2026' }, { movedFrom: 'canton-unknown' }],
    [{ movedFrom: 'zurich', movedOn: '1.6.2025' }, { movedOn: 'day-outside-year' }],
    [{ propertyValue: '400000' }, { propertyFrom: 'property-days-missing' }],
    [
      { propertyValue: '1', propertyFrom: '1.9.2026', propertyUntil: '1.3.2026' },
      { propertyUntil: 'departure-before-arrival' },
    ],
    [{ businessMonths: '0' }, { businessMonths: 'business-months-range' }],
    [{ salary: '-1' }, { salary: 'amount-negative' }],
    [{ wealth: 'much' }, { wealth: 'amount-not-figures' }],
  ])('%j', (change, refused) => {
    const { result, errors } = ask({ ...stay, ...change })
    expect(result).toBeNull()
    expect(errors).toEqual(refused)
  })
})
