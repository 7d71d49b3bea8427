import { describe, expect, test } from 'vitest'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import { filingOf } from '#returns/facts/filing.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import type { TaxFigure } from './engine-inputs.ts'
import { type ExpectedResult, expectedTax } from './expected-tax.ts'

const facts: TaxFacts = {
  ...{ taxYear: 2026, communeId: 371, civilStatus: 'single', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1985, partnerBirthYear: 1985, isPartYear: true, arrivedOn: '2026-07-01' },
}
const fig = (code: TaxFigure['code'], francs: number | null, person: TaxFigure['person'] = 'client'): TaxFigure => ({
  ...{ code, person, amountCents: francs === null ? null : francs * 100 },
})

function computed(figures: readonly TaxFigure[], of: Partial<TaxFacts> = {}): ExpectedResult {
  const result = expectedTax(figuresOnDisk, figures, { ...facts, ...of })
  if (!result.ok) throw new Error(JSON.stringify(result.reasons))
  return result
}

const salary = fig('salary', 50_000)
const rateOf = ({ household: { netSalary = 0, otherIncome = 0 } }: ExpectedResult) => netSalary + otherIncome
const openOf = ({ notes }: ExpectedResult) =>
  notes.flatMap((note) => (note.code === 'limits-open' ? note.values.items.map(({ reason }) => reason) : []))

describe('which amounts are projected to a full year (DBG Art. 40 para. 3)', () => {
  test.each([
    ['a wage', [], 100_000],
    ['a bonus within the wage', [fig('one-off-pay', 8_000)], 92_000],
    ['a bonus entered larger than the wage', [fig('one-off-pay', 80_000)], 50_000],
    ['a bonus of unknown amount', [fig('one-off-pay', null)], 100_000],
    ['a pension', [fig('pension', 6_000)], 112_000],
    ['rent', [fig('property-income', 9_000)], 118_000],
    ['dividends', [fig('securities-taxed', 2_000)], 102_000],
    ['self-employment', [fig('self-employment', 10_000)], 120_000],
  ])('%s', (_name, more, rate) => expect(rateOf(computed([salary, ...more]))).toBe(rate))

  test('mortgage interest is projected, interest on other debts is not', () => {
    const otherOf = (...debts: TaxFigure[]) =>
      computed([salary, fig('debt-interest', 3_000), ...debts]).household.own?.federal?.other
    expect(otherOf(fig('mortgage', 400_000))).toBe(6_000)
    expect(otherOf(fig('other-debt', 40_000))).toBe(3_000)
    expect(otherOf()).toBe(3_000)
  })

  test.each([
    ['mortgage and other debts', [fig('debt-interest', 1), fig('mortgage', 9), fig('bank-debt', 9)], 'rhythm-unknown'],
    ['other income', [fig('other-income', 1_000)], 'rhythm-unknown'],
    ['a business', [fig('self-employment', 1_000)], 'business-year-unknown'],
    ['a business abroad', [fig('foreign-business-income', 1_000)], 'business-year-unknown'],
    ['a loss abroad', [fig('foreign-business-loss', 1_000)], 'business-year-unknown'],
  ])('%s: what is not known is said', (_name, more, reason) => {
    expect(openOf(computed([salary, ...more]))).toContain(reason)
  })

  test.each(['property-upkeep', 'other-canton-upkeep', 'foreign-property-upkeep'] as const)(
    '%s as paid counts once for the rate and leaves nothing open',
    (code) => {
      const result = computed([salary, fig(code, 4_000)])
      expect(openOf(result)).toEqual([])
      const { own, abroad } = result.household
      expect(code === 'foreign-property-upkeep' ? abroad?.costs : own?.federal?.other).toBe(4_000)
    },
  )

  test('what an adviser has settled is counted so and no longer open', () => {
    const repairs = fig('property-upkeep', 4_000)
    const otherOf = (frequency: 'regular' | 'once') => {
      const result = computed([salary, { ...repairs, frequency }])
      expect(openOf(result)).toEqual([])
      return result.household.own?.federal?.other
    }
    expect([otherOf('regular'), otherOf('once')]).toEqual([8_000, 4_000])
    expect(rateOf(computed([salary, { ...fig('self-employment', 9_000), frequency: 'once' }]))).toBe(109_000)
  })

  test('a wage, dividends and a mortgage leave nothing open but the rounding of the rate', () => {
    const result = computed([salary, fig('mortgage', 9), fig('debt-interest', 100)])
    expect(openOf(result)).toEqual([])
    expect(result.flags.map(({ code }) => code)).toEqual(['not-checked.part-year-rate'])
  })
})

describe('limits and wealth', () => {
  test('commuting above the limit cut by days is deducted up to it and marked', () => {
    const result = computed([salary, fig('commuting', 2_000)])
    expect(openOf(result)).toEqual(['limit-cut-by-days'])
    expect(result.household.partYear?.workCosts?.federal).toEqual([{ beside: 1_650, proven: 0 }])
    expect(result.household.workCosts?.federal).toEqual([{ beside: 3_300, proven: 0 }])
    expect(openOf(computed([salary, fig('commuting', 1_600)]))).toEqual([])
  })

  test('wealth counts in full and its tax by days', () => {
    const wealth = fig('accounts', 800_000)
    const [part, whole] = [computed([salary, wealth]), computed([salary, wealth], { isPartYear: false })]
    expect(part.wealth).toEqual(whole.wealth)
    expect(Math.abs(part.taxes.wealthTax.canton - whole.taxes.wealthTax.canton / 2)).toBeLessThanOrEqual(1)
  })

  test('arriving on 1 January or leaving on 31 December is a whole year', () => {
    const whole = computed([salary], { isPartYear: false, arrivedOn: null })
    for (const stay of [{ arrivedOn: '2026-01-01' }, { arrivedOn: null, leftOn: '2026-12-31' }])
      expect(computed([salary], stay).taxes).toEqual(whole.taxes)
  })

  test('each spouse’s bonus stays with the own salary', () => {
    const figures = [salary, fig('salary', 30_000, 'partner'), fig('one-off-pay', 4_000, 'partner')]
    const { household } = computed(figures, { civilStatus: 'married' })
    expect(household).toMatchObject({ netSalary: 100_000, netSalaryPartner: 56_000 })
    expect(household.partYear?.salaries).toEqual([50_000, 30_000])
  })
})

test('a salary that an adviser counts once is not projected for the threshold either', () => {
  const lines = [{ ...fig('salary', 92_000), frequency: 'once' as const }, fig('tax-at-source', 9_000)]
  const result = computed([...lines, fig('one-off-pay', 5_000)])
  expect(rateOf(result)).toBe(92_000)
  const filing = filingOf(result, lines, { year: 2026, today: '2027-01-10' })
  expect(filing).toMatchObject({ isGrossUnknown: true })
  expect(filing?.advice).not.toBe('must-file')
})

describe('threshold of CHF 120,000 (QStV Art. 9 para. 5)', () => {
  test.each([
    [39_600, 1_200, true],
    [39_600, 0, false],
  ])('September to December with %d gross and %d paid once: must file %s', (regular, once, mustFile) => {
    const gross = fig('gross-salary', regular + once)
    const lines = [gross, fig('one-off-pay', once), fig('tax-at-source', 5_000)]
    const result = computed(lines, { arrivedOn: '2026-09-01' })
    const filing = filingOf(result, lines, { year: 2026, today: '2027-01-10' })
    expect(filing?.advice === 'must-file').toBe(mustFile)
  })
})
