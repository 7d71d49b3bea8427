import { describe, expect, test } from 'vitest'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import type { TaxFigure } from './engine-inputs.ts'
import type { ExpectedNote } from './expected-note.ts'
import { type ExpectedResult, expectedTax } from './expected-tax.ts'

const bern = 351
const facts: TaxFacts = {
  ...{ taxYear: 2026, communeId: bern, civilStatus: 'single', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1986, partnerBirthYear: 1986, isPartYear: false },
}
const couple = { civilStatus: 'married' } as const
const fig = (code: TaxFigure['code'], francs: number, person: TaxFigure['person'] = 'client'): TaxFigure => ({
  ...{ code, person, amountCents: francs * 100 },
})
const salary = fig('gross-salary', 95_000)

function computed(figures: readonly TaxFigure[], of: Partial<TaxFacts> = {}): ExpectedResult {
  const result = expectedTax(figuresOnDisk, figures, { ...facts, ...of })
  if (!result.ok) throw new Error(JSON.stringify(result.reasons))
  return result
}
const total = (...args: Parameters<typeof computed>) => computed(...args).taxes.total
const openReasons = ({ notes }: ExpectedResult) =>
  notes.flatMap((note: ExpectedNote) =>
    note.code === 'limits-open' ? note.values.items.map(({ reason }) => reason) : [],
  )

/** All cases are in Bern, 2026. Expected taxes come from an independent calculation that is accurate to CHF 200. */
describe('statutory limits are applied and the result is exact', () => {
  test('a salary without deductions gives the reference tax', () => {
    expect(computed([salary])).toMatchObject({ checked: true, taxes: { total: 15_097 } })
  })

  test.each<[string, TaxFigure[], Partial<TaxFacts>, number]>([
    ['medical costs: the part above 5% of the income', [salary, fig('medical-costs', 6_100)], {}, 14_510],
    ['commuting: 3,300 federal, 7,000 in Bern', [salary, fig('commuting', 9_000)], {}, 13_300],
  ])('%s', (_, figures, of, tax) => {
    const result = computed(figures, of)
    expect(Math.abs(result.taxes.total - tax)).toBeLessThanOrEqual(200)
    expect(result.checked).toBe(true)
    expect(result.notes.map(({ code }) => code)).toEqual(['limited'])
  })

  test('care of one child is limited to 25,800 federal and 16,000 in Bern', () => {
    const family = { ...couple, childrenBorn: [2018] }
    const earn = [fig('salary', 95_000), fig('salary', 60_000, 'partner')]
    const result = computed([...earn, fig('child-care', 30_000)], family)
    const without = computed(earn, family)
    expect(without.taxableIncome.federal - result.taxableIncome.federal).toBe(25_800)
    expect(without.taxableIncome.canton - result.taxableIncome.canton).toBe(16_000)
    expect(Math.abs(result.taxes.total - 20_000)).toBeLessThanOrEqual(200)
    expect(result.notes).toContainEqual({
      code: 'limited',
      values: { items: [{ code: 'child-care', entered: 30_000, federal: 25_800, canton: 16_000 }] },
    })
  })

  test('deductions within the limits give no notes', () => {
    const result = computed([salary, fig('commuting', 2_640), fig('meals', 1_500), fig('debt-interest', 6_300)])
    expect(result).toMatchObject({ checked: true, notes: [] })
  })

  test('donations are limited to a fifth of the income, interest to the yield of wealth plus 50,000', () => {
    const gifts = computed([salary, fig('donations', 40_000)])
    expect(gifts.notes).toMatchObject([
      { code: 'limited', values: { items: [{ code: 'donations', entered: 40_000 }] } },
    ])
    const interest = computed([salary, fig('debt-interest', 75_000), fig('property-income', 12_000)])
    expect(interest.notes).toMatchObject([
      { values: { items: [{ code: 'debt-interest', federal: 62_000, canton: 62_000 }] } },
    ])
  })

  test('a side job has flat-rate costs of a fifth, between 800 and 2,400', () => {
    const [plain, side] = [computed([salary, fig('other-income', 6_000)]), computed([salary, fig('side-job', 6_000)])]
    expect(plain.taxableIncome.federal - side.taxableIncome.federal).toBe(1_200)
    expect(plain.taxableIncome.canton - side.taxableIncome.canton).toBe(1_200)
  })
})

describe('an unavailable limit is named and the result is not exact', () => {
  test.each<[string, TaxFigure[], Partial<TaxFacts>, string[]]>([
    ['training: Bern’s limit is unknown', [fig('training', 2_000)], {}, ['canton-limit-unknown']],
    ['meals above half: canteen unknown', [fig('meals', 3_200)], {}, ['meals-canteen-unknown']],
    ['meals without a canteen', [fig('meals', 3_200)], { mealsCheaper: { client: false } }, []],
    ['a room near work', [fig('weekly-stay', 7_150)], {}, ['room-by-local-custom']],
    ['expatriate costs', [fig('expatriate-costs', 18_000)], {}, ['expatriate-conditions', 'canton-limit-unknown']],
    ['another deduction', [fig('other-deduction', 500)], {}, ['as-entered']],
    ['child care without a child', [fig('child-care', 500)], {}, ['care-without-child']],
    [
      'child care of two children',
      [fig('child-care', 40_000)],
      { childrenBorn: [2018, 2020] },
      ['care-per-child-unknown'],
    ],
    [
      'commuting costs of a partner without a salary',
      [fig('commuting', 900, 'partner')],
      couple,
      ['costs-without-salary'],
    ],
  ])('%s', (_, figures, of, reasons) => {
    const result = computed([salary, ...figures], of)
    expect(openReasons(result)).toEqual(reasons)
    if (reasons.length > 0) expect(result.checked).toBe(false)
  })
})

describe('work costs belong to one person', () => {
  const both = [salary, fig('gross-salary', 60_000, 'partner')]

  test('a room near work is deductible in addition to both flat rates', () => {
    const [without, result] = [computed(both, couple), computed([...both, fig('weekly-stay', 7_150)], couple)]
    expect(without.taxableIncome.federal - result.taxableIncome.federal).toBe(7_150)
    // In Bern, couples also deduct 2% of income after work costs, so work costs of 7,150 lower this by 143.
    expect(without.taxableIncome.canton - result.taxableIncome.canton).toBe(7_150 - 143)
    expect(without.taxes.total - result.taxes.total).toBeGreaterThan(1_900)
  })

  test('the commuting limit applies per person and cannot be transferred', () => {
    const of = (...figures: TaxFigure[]) => computed([...both, ...figures], couple).taxableIncome.federal
    const none = of()
    expect(none - of(fig('commuting', 9_000), fig('commuting', 2_500, 'partner'))).toBe(5_800)
    expect(none - of(fig('commuting', 9_000))).toBe(3_300)
  })

  test('proven costs replace the same person’s flat rate only if higher', () => {
    const of = (...figures: TaxFigure[]) => computed([...both, ...figures], couple).taxableIncome.federal
    const none = of()
    expect(none - of(fig('professional-costs', 3_000, 'partner'))).toBe(1_000)
    expect(none - of(fig('professional-costs', 500, 'partner'))).toBe(0)
  })
})

describe('couples with two earners (DBG Art. 33 para. 2)', () => {
  const second = (...figures: TaxFigure[]) => {
    const { trace } = computed([fig('salary', 95_000), ...figures], couple)
    return trace.find(({ code }) => code === 'federal-deduction.second-earner')?.amount ?? 0
  }

  test.each<[string, TaxFigure[], number]>([
    ['a second salary: half of it after the flat rate', [fig('salary', 25_000, 'partner')], 11_500],
    ['self-employment of the spouse', [fig('self-employment', 20_000, 'partner')], 10_000],
    ['a side job of the spouse, less its flat rate', [fig('side-job', 24_000, 'partner')], 10_800],
    ['below the minimum: the income of the spouse', [fig('self-employment', 7_000, 'partner')], 7_000],
    ['a side job of the same person gives none', [fig('side-job', 24_000)], 0],
  ])('%s', (_, figures, deducted) => expect(0 - second(...figures)).toBe(deducted))
})

/** Legal basis: DBG Art. 6 para. 1 and Art. 7 para. 1; the cantonal law of Bern (StG BE) has the same rule. */
describe('foreign property is exempt but determines the rate', () => {
  const abroad = [fig('foreign-property', 300_000), fig('foreign-property-income', 12_000)]

  test('foreign property adds less tax than taxing it in full', () => {
    const [base, result] = [total([salary]), computed([salary, ...abroad])]
    const inFull = total([salary, fig('property', 300_000), fig('property-income', 12_000)])
    expect(result.taxes.total).toBeGreaterThan(base)
    expect(result.taxes.total - base).toBeLessThan(1_200)
    expect(inFull - base).toBeGreaterThan(4_000)
    expect(result.checked).toBe(false)
    expect(result.notes.map(({ code }) => code)).toEqual(['abroad-exempt'])
  })

  test('the tax is computed on total income and reduced to the Swiss part', () => {
    const { taxableIncome, household, taxes } = computed([salary, ...abroad])
    const whole = computed([salary, fig('other-income', 12_000)])
    const down = (francs: number) => Math.floor(francs / 100) * 100
    const rate = whole.taxes.incomeTax.federal / down(whole.taxableIncome.federal)
    expect(Math.abs(taxes.incomeTax.federal - rate * down(taxableIncome.federal))).toBeLessThanOrEqual(1)
    const cantonRate = whole.taxes.incomeTax.canton / down(whole.taxableIncome.canton)
    expect(Math.abs(taxes.incomeTax.canton - cantonRate * down(taxableIncome.canton))).toBeLessThanOrEqual(2)
    expect(taxes.wealthTax).toEqual({ canton: 0, commune: 0, church: 0 })
    expect(household.abroad).toMatchObject({ assetsAbroad: 300_000, income: 12_000 })
  })

  test('debts and interest are split by the share of the assets', () => {
    const home = [salary, fig('accounts', 100_000), fig('mortgage', 200_000), fig('debt-interest', 4_000)]
    const { wealth } = computed([...home, ...abroad])
    // A quarter of the assets is in Switzerland, so a quarter of the debts is deducted from them: 50,000 from 100,000.
    expect(wealth).toMatchObject({ assets: 400_000, debts: 200_000, taxable: 50_000 })
    const interest = (figures: TaxFigure[]) =>
      computed(figures).trace.find(({ code }) => code === 'salary.less-abroad')?.values
    expect(interest([...home, ...abroad])).toMatchObject({ interestAbroad: 3_000, foreignNet: 9_000 })
  })

  test('a foreign mortgage is treated like a Swiss one', () => {
    const of = (debt: TaxFigure['code'], interest: TaxFigure['code']) =>
      computed([salary, fig('accounts', 100_000), ...abroad, fig(debt, 200_000), fig(interest, 4_000)]).taxes
    expect(of('foreign-mortgage', 'foreign-interest')).toEqual(of('mortgage', 'debt-interest'))
  })

  test('a foreign loss lowers the rate but not the taxable income', () => {
    const loss = computed([salary, fig('foreign-property', 300_000), fig('foreign-property-upkeep', 20_000)])
    const base = computed([salary])
    expect(loss.taxableIncome).toEqual(base.taxableIncome)
    expect(loss.taxes.total).toBeLessThan(base.taxes.total)
  })

  test('the share of the debts is unknown without the value of the foreign property', () => {
    expect(openReasons(computed([salary, fig('foreign-property-income', 9_000), fig('debt-interest', 4_000)]))).toEqual(
      ['value-abroad-unknown'],
    )
  })
})

/** Legal basis: DBG Art. 7 para. 1 and 17d; MBV Art. 7; the cantons alike (StHG Art. 7d). */
describe('employee shares earned partly abroad', () => {
  const net = fig('salary', 200_000)

  test('the foreign part leaves the salary and only decides the rate', () => {
    const result = computed([net, fig('equity-abroad-in-salary', 70_000)])
    const whole = computed([net])
    expect(result.taxes.total).toBeLessThan(whole.taxes.total)
    const rate = whole.taxes.incomeTax.federal / whole.taxableIncome.federal
    expect(Math.abs(result.taxes.incomeTax.federal - rate * result.taxableIncome.federal)).toBeLessThanOrEqual(20)
    expect(whole.taxableIncome.federal - result.taxableIncome.federal).toBeGreaterThan(65_000)
    expect(result.notes).toEqual([{ code: 'equity-exempt', values: { amount: 70_000 } }])
    expect(result.checked).toBe(false)
  })

  test('a foreign part that is not in the salary raises the tax by the rate alone', () => {
    const result = computed([net, fig('equity-abroad', 70_000)])
    const base = computed([net])
    expect(result.taxes.total).toBeGreaterThan(base.taxes.total)
    expect(result.taxes.total).toBeLessThan(computed([net, fig('equity', 70_000)]).taxes.total)
    expect(result.taxableIncome.federal).toBeGreaterThanOrEqual(base.taxableIncome.federal)
  })

  test('debts stay in Switzerland, because shares earned abroad are no foreign property', () => {
    const result = computed([net, fig('equity-abroad', 70_000), fig('debt-interest', 4_000), fig('mortgage', 90_000)])
    expect(openReasons(result)).toEqual([])
  })
})

describe('later contributions to pillar 3a', () => {
  const deductedFor = (...figures: TaxFigure[]) =>
    computed([salary]).taxableIncome.federal - computed([salary, ...figures]).taxableIncome.federal

  test.each([
    [
      'in addition to the full contribution of the year',
      [fig('pillar-3a', 7_258), fig('pillar-3a-purchase', 3_000)],
      10_258,
    ],
    ['at most the small limit', [fig('pillar-3a', 7_258), fig('pillar-3a-purchase', 9_000)], 14_516],
    [
      'not before the contribution of the year is full',
      [fig('pillar-3a', 7_000), fig('pillar-3a-purchase', 3_000)],
      7_000,
    ],
  ])('%s', (_, figures, deducted) => expect(deductedFor(...figures)).toBe(deducted))

  test('the gap of the earlier year stays to be checked', () => {
    const result = computed([salary, fig('pillar-3a', 7_258), fig('pillar-3a-purchase', 3_000)])
    expect(openReasons(result)).toEqual(['gap-not-checked'])
    expect(result.checked).toBe(false)
  })
})
