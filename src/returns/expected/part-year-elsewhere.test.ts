import { describe, expect, test } from 'vitest'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import type { TaxFigure } from './engine-inputs.ts'
import { computeReturn, expectedTax } from './expected-tax.ts'

const biel = 371
const facts: TaxFacts = {
  ...{ taxYear: 2026, communeId: biel, civilStatus: 'single', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1985, partnerBirthYear: 1985, isPartYear: true, arrivedOn: '2026-07-01' },
}
const fig = (code: TaxFigure['code'], francs: number): TaxFigure => ({
  ...{ code, person: 'client', amountCents: francs * 100 },
})

function computed(figures: readonly TaxFigure[], of: Partial<TaxFacts> = {}) {
  const result = expectedTax(figuresOnDisk, figures, { ...facts, ...of })
  const read = computeReturn(figuresOnDisk, figures, { ...facts, ...of })
  if (!result.ok || !read.ok) throw new Error('not computed')
  return { ...result, forRate: read.result.incomeForRate, otherCanton: read.result.otherCantonIncome }
}
const reasonsOf = ({ notes }: ReturnType<typeof computed>) =>
  notes.flatMap((note) => (note.code === 'limits-open' ? note.values.items.map(({ reason }) => reason) : []))

const salary = fig('salary', 50_000)
const abroad = (rent: number, upkeep: number, value = 300_000) => [
  ...[fig('foreign-property', value), fig('foreign-property-income', rent)],
  ...(upkeep > 0 ? [fig('foreign-property-upkeep', upkeep)] : []),
]

/**
 * Federal amounts for arrivals on 1 July (180 of 360 days): flat costs of 3%, premiums up to 1,800 and social deductions
 * of a year cut by half. What is tied to no income goes by the ratio of net incomes (BGE 151 II 154).
 */
describe('property abroad in a part-year (DBG Art. 6, 7, 40 para. 3)', () => {
  test.each<[string, TaxFigure[], Partial<TaxFacts>, number, number]>([
    // 50,000 − 1,500; 5,000 net abroad; 900 × 48,500 / 53,500 = 816 at home.
    ['rent is projected and exempt, upkeep paid counts once', [salary, ...abroad(6_000, 1_000)], {}, 47_684, 106_200],
    // A quarter of the interest is at home: 49,500 there, 2,000 net abroad; 900 × 49,500 / 51,500 = 865.
    [
      'debts and interest go by assets, mortgage interest is projected',
      [
        ...[salary, fig('interest-untaxed', 2_000), fig('accounts', 100_000), ...abroad(6_000, 1_000)],
        ...[fig('foreign-mortgage', 200_000), fig('foreign-interest', 4_000)],
      ],
      {},
      48_635,
      100_200,
    ],
    // The Swiss income bears all 900; only the rate falls.
    ['a loss abroad lowers only the rate', [salary, ...abroad(3_000, 10_000)], {}, 47_600, 91_200],
    // 270 days: 75,000 − 2,250; 9,000 abroad; 1,350 × 72,750 / 81,750 = 1,201.
    [
      'a leaver',
      [fig('salary', 75_000), ...abroad(9_000, 0)],
      { arrivedOn: null, leftOn: '2026-09-30' },
      71_549,
      107_200,
    ],
    // 48,500 at home, 1,000 abroad; 900 × 48,500 / 49,500 = 882.
    ['bought after arrival: by the days of liability', [salary, ...abroad(1_000, 0)], {}, 47_618, 97_200],
    // (2,800 + 6,800 + 4,400) / 2 × 48,500 / 53,500 = 6,346.
    [
      'a couple with a child',
      [salary, ...abroad(6_000, 1_000)],
      { civilStatus: 'married', childrenBorn: [2021] },
      42_154,
      94_000,
    ],
    ['no value and no income abroad: as without it', [salary, ...abroad(0, 0, 0)], {}, 47_600, 95_200],
    ['only income abroad: nothing is taxed here', [fig('accounts', 1_000), ...abroad(6_000, 0)], {}, 0, 10_200],
  ])('%s', (_name, figures, of, taxable, forRate) => {
    const result = computed(figures, of)
    expect(result.taxableIncome.federal).toBe(taxable)
    expect(result.forRate?.federal).toBe(forRate)
  })

  test('the same amounts for 359 and 360 days differ by about a day', () => {
    const year = [fig('salary', 100_000), ...abroad(12_000, 2_000)]
    const [whole, part] = [computed(year, { isPartYear: false }), computed(year, { arrivedOn: '2026-01-02' })]
    expect(Math.abs(whole.taxableIncome.federal - part.taxableIncome.federal)).toBeLessThan(20)
    expect(Math.abs(whole.taxes.total - part.taxes.total)).toBeLessThan(whole.taxes.total * 0.01)
  })

  test('a business abroad counts as it is for the rate, and this is marked', () => {
    const result = computed([salary, fig('foreign-business-income', 10_000)])
    expect(result.forRate?.federal).toBe(100_000 - 3_000 - 1_800 + 10_000)
    expect(reasonsOf(result)).toContain('business-year-unknown')
  })

  test('wealth abroad decides only the rate, and the tax is cut by days', () => {
    const figures = [salary, fig('accounts', 800_000), ...abroad(6_000, 0, 400_000), fig('mortgage', 300_000)]
    const [part, whole] = [computed(figures), computed(figures, { isPartYear: false })]
    expect(part.wealth).toEqual(whole.wealth)
    expect(part.wealth.taxable).toBeLessThan(part.wealth.forRate)
    for (const level of ['canton', 'commune'] as const)
      expect(Math.abs(part.taxes.wealthTax[level] * 2 - whole.taxes.wealthTax[level])).toBeLessThanOrEqual(1)
  })
})

describe('property in another canton in a part-year (StHG Art. 4 and 4b)', () => {
  const elsewhere = { cantons: ['GR'], livesAbroad: false, worldIncomeCents: null, worldAssetsCents: null } as const
  const there = (rent: number, upkeep: number) => [
    ...[fig('other-canton-property', 300_000), fig('other-canton-income', rent), fig('other-canton-upkeep', upkeep)],
  ]
  const atHome = (rent: number, upkeep: number) => [
    ...[fig('property', 300_000), fig('property-income', rent), fig('property-upkeep', upkeep)],
  ]

  test.each([
    ['rent above upkeep', 6_000, 1_000, 52_600, 106_200],
    ['upkeep above rent', 1_000, 3_000, 45_600, 94_200],
    ['no rent', 0, 0, 47_600, 95_200],
  ])('%s: the Confederation taxes all of it, the cantons share it', (_name, rent, upkeep, federal, rate) => {
    const [shared, home] = [
      computed([salary, fig('accounts', 50_000), ...there(rent, upkeep)], { elsewhere }),
      computed([salary, fig('accounts', 50_000), ...atHome(rent, upkeep)]),
    ]
    expect(shared.taxableIncome.federal).toBe(federal)
    expect(shared.forRate?.federal).toBe(rate)
    expect(shared.forRate?.canton).toBe(home.forRate?.canton)
    const parts = shared.taxableIncome.canton + (shared.otherCanton ?? 0)
    expect(Math.abs(parts - home.taxableIncome.canton)).toBeLessThanOrEqual(1)
  })

  test('interest that property there cannot bear moves to the canton of residence', () => {
    const debts = [fig('mortgage', 280_000), fig('debt-interest', 4_000)]
    const result = computed([salary, ...there(3_000, 0), ...debts], { elsewhere })
    const without = computed([salary, ...there(0, 0)], { elsewhere })
    expect(result.otherCanton).toBe(0)
    expect(without.taxableIncome.canton - result.taxableIncome.canton).toBeGreaterThanOrEqual(1_000)
  })

  test('the bill there is that of the period: its income at the rate of the year, wealth by days', () => {
    const billOf = (figures: TaxFigure[], of: Partial<TaxFacts> = {}) => {
      const note = computed(figures, { elsewhere, ...of }).notes.find(({ code }) => code === 'other-canton')
      if (note?.code !== 'other-canton' || note.values.tax === null) throw new Error('no bill')
      return { ...note.values, tax: note.values.tax }
    }
    const part = billOf([salary, ...there(6_000, 1_000)])
    const whole = billOf([fig('salary', 100_000), ...there(12_000, 2_000)], { isPartYear: false })
    expect(part).toMatchObject({ canton: 'GR', days: 180, income: 5_000 })
    expect(whole).not.toHaveProperty('days')
    expect(Math.abs(part.tax * 2 - whole.tax)).toBeLessThan(whole.tax * 0.02)
  })
})
