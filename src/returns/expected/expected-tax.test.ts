import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { civilStatuses } from '#accounts/people/household.ts'
import { allFigureCodes } from '#returns/amounts/figure-codes.ts'
import { maritalStatusOf, type TaxFacts } from '#returns/facts/facts-of.ts'
import { confessions } from '#tax/fields/household.ts'
import { figuresOnDisk, readAllFigures, readFigures } from '#tax/figures.server.ts'
import { netSalary } from '#tax/gross/net-salary.ts'
import { cantonSlug } from '#tax/pages/canton-names.ts'
import { incomeCalculator } from '#tax/pages/income/income-calculator.ts'
import { ownField } from '#tax/pages/income/own-field.ts'
import { answerIncome } from '#tax/requests/answers.ts'
import { engineInputs, type TaxFigure } from './engine-inputs.ts'
import { type ExpectedResult, expectedTax } from './expected-tax.ts'

const biel = 371
const facts: TaxFacts = {
  ...{ taxYear: 2025, communeId: biel, civilStatus: 'single', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1985, partnerBirthYear: null, isPartYear: false },
}

const fig = (code: TaxFigure['code'], francs: number | null, person: TaxFigure['person'] = 'client'): TaxFigure => ({
  ...{ code, person, amountCents: francs === null ? null : Math.round(francs * 100) },
})

function computed(figures: readonly TaxFigure[], of: Partial<TaxFacts> = {}): ExpectedResult {
  const result = expectedTax(figuresOnDisk, figures, { ...facts, ...of })
  if (!result.ok) throw new Error(JSON.stringify(result.reasons))
  return result
}

const reasons = (figures: readonly TaxFigure[], of: Partial<TaxFacts> = {}) => {
  const result = expectedTax(figuresOnDisk, figures, { ...facts, ...of })
  return result.ok ? [] : result.reasons.map(({ code }) => code)
}

const communes = ([2025, 2026] as const).flatMap((taxYear) => {
  const all = readAllFigures(taxYear)
  if (!all.ok) throw new Error('no figures')
  return all.cantons.flatMap(({ canton, communes: rows }) =>
    rows.map(([communeId]) => ({ taxYear, communeId, canton })),
  )
})

const someFacts: fc.Arbitrary<TaxFacts> = fc
  .record({
    place: fc.constantFrom(...communes),
    civilStatus: fc.constantFrom(...civilStatuses),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    confession: fc.constantFrom(...confessions),
    born: fc.integer({ min: 1960, max: 2005 }),
    partnerBorn: fc.integer({ min: 1960, max: 2005 }),
  })
  .map(({ place: { taxYear, communeId }, ages, born, partnerBorn, ...rest }) => ({
    ...{ taxYear, communeId, childrenBorn: ages.map((age) => taxYear - age), birthYear: born },
    ...{ partnerBirthYear: partnerBorn, isPartYear: false, ...rest },
  }))

const someFigures = fc
  .array(
    fc.record<TaxFigure>({
      code: fc.constantFrom(...allFigureCodes),
      person: fc.constantFrom('client', 'partner', 'joint'),
      amountCents: fc.oneof(fc.integer({ min: 0, max: 30_000_000 }), fc.constant(null)),
    }),
    { maxLength: 12 },
  )
  .map((figures) => [...figures, fig('salary', 60_000)])

describe('agreement with the calculators', () => {
  test('the taxes equal those of the income API for the same taxable income and wealth', () => {
    fc.assert(
      fc.property(someFigures, someFacts, (figures, of) => {
        // Omit foreign income and other cantons, because the calculator API has no field for them.
        const salaries: readonly string[] = ['salary', 'gross-salary', 'side-job']
        const atHome = figures.filter(
          ({ code, amountCents }) =>
            !/^(foreign|other-canton)-/.test(engineInputs[code]) && (amountCents !== null || !salaries.includes(code)),
        )
        const result = computed(atHome, of)
        const called = answerIncome(figuresOnDisk, {
          year: of.taxYear,
          commune: of.communeId ?? 0,
          maritalStatus: maritalStatusOf(of.civilStatus ?? 'single'),
          children: of.childrenBorn.length,
          confession: of.confession ?? 'none',
          taxableIncome: result.taxableIncome.canton,
          taxableIncomeFederal: result.taxableIncome.federal,
          taxableWealth: result.wealth.taxable,
          asOf: undefined,
          trace: false,
        })
        if (!called.ok) throw new Error('refused')
        const { incomeTax, wealthTax, personalTax, total } = called.body
        expect(result.taxes).toEqual({ incomeTax, wealthTax, personalTax, total })
        expect(result.balanceCents).toBe(total * 100 - result.creditCents)
      }),
      { numRuns: 300 },
    )
  })

  test('taxes and trace equal those of the income calculator for the same gross salaries and deductions', () => {
    const amount = fc.integer({ min: 0, max: 20_000 })
    const cases = fc.record({
      gross: fc.integer({ min: 1, max: 400_000 }),
      partner: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 250_000 })),
      alimony: amount,
      interest: amount,
      accounts: fc.integer({ min: 0, max: 3_000_000 }),
    })
    fc.assert(
      fc.property(cases, someFacts, ({ gross, partner, alimony, interest, accounts }, of) => {
        const marital = maritalStatusOf(of.civilStatus ?? 'single')
        // Give both spouses the same age, because the calculator takes only one age.
        const household = { ...of, partnerBirthYear: of.birthYear }
        const result = computed(
          [
            ...[fig('gross-salary', gross), fig('alimony-paid', alimony), fig('debt-interest', interest)],
            ...[fig('accounts', accounts)],
            ...(marital === 'married' && partner > 0 ? [fig('gross-salary', partner, 'partner')] : []),
          ],
          household,
        )
        const requested = new URLSearchParams({
          basis: 'gross',
          income: String(gross),
          partnerIncome: String(partner),
          year: String(of.taxYear),
          commune: result.commune.name,
          canton: cantonSlug(result.commune.canton),
          maritalStatus: marital,
          children: String(of.childrenBorn.length),
          confession: of.confession ?? 'none',
          age: String(of.taxYear - (of.birthYear ?? 0)),
          wealth: String(result.wealth.taxable),
        })
        if (of.childrenBorn.length > 0) {
          requested.set('childAges', of.childrenBorn.map((born) => of.taxYear - born).join(','))
        }
        for (const side of ['federal', 'canton'] as const) {
          requested.set(ownField(side, 'other'), String(alimony + interest))
        }
        const shown = incomeCalculator.run(requested, {
          source: figuresOnDisk,
          today: '2026-11-25',
          allOf: () => null,
          cantonsOf: () => [],
        })
        expect(shown.errors).toEqual({})
        const official = shown.result?.official
        expect(official?.commune).toEqual(result.commune)
        expect(result.taxes.total).toBe(official?.total)
        expect(result.taxableIncome.canton).toBe(shown.result?.taxableIncome)
        expect(result.trace).toEqual(official?.trace)
        expect(result.flags).toEqual(official?.flags)
        // In Fribourg, the tax-free wealth depends on the income; the calculator asks for the wealth that is taxed.
        const isOpen = result.notes.some(({ code }) => code === 'wealth-allowance-unknown')
        if (shown.result) expect(result.checked).toBe(official?.flags.length === 0 && !isOpen)
      }),
      { numRuns: 60 },
    )
  })

  test('a net salary gives the same tax as its gross salary', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 400_000 }), someFacts, (gross, of) => {
        const federal = readFigures(of.taxYear, 'BE')
        if (!federal.ok || !federal.federal.gross) throw new Error('no figures')
        const age = of.taxYear - (of.birthYear ?? 0)
        const { net } = netSalary(federal.federal.gross.contributions, { grossSalary: gross, age })
        const [byNet, byGross] = [computed([fig('salary', net)], of), computed([fig('gross-salary', gross)], of)]
        expect(byNet.taxes).toEqual(byGross.taxes)
        expect(byNet.taxableIncome).toEqual(byGross.taxableIncome)
      }),
      { numRuns: 100 },
    )
  })
})

describe('figures that need special treatment', () => {
  test('every figure code has an engine input', () => {
    expect(Object.keys(engineInputs).toSorted()).toEqual([...allFigureCodes].toSorted())
  })

  test('withheld and prepaid tax reduce the balance to the cent, not the tax', () => {
    const without = computed([fig('salary', 118_640)])
    const withheld = computed([
      ...[fig('salary', 118_640), fig('tax-at-source', 21_940.05), fig('prepaid', 500), fig('withholding-tax', 12.3)],
    ])
    expect(withheld.taxes).toEqual(without.taxes)
    expect(withheld.creditCents).toBe(2_245_235)
    expect(withheld.balanceCents).toBe(without.balanceCents - 2_245_235)
  })

  test('a net salary replaces the gross salary, and a figure without an amount is noted', () => {
    const result = computed([fig('salary', 70_000), fig('gross-salary', 82_000), fig('accounts', null)])
    expect(result.taxes).toEqual(computed([fig('salary', 70_000)]).taxes)
    expect(result.notes).toContainEqual({ code: 'to-ask', values: { count: 1 } })
    expect(result.checked).toBe(false)
  })

  test('pillar 3a is limited per earner', () => {
    const salary = [fig('salary', 100_000), fig('salary', 60_000, 'partner')]
    const married = { civilStatus: 'married', partnerBirthYear: 1987 } as const
    const most = computed([...salary, fig('pillar-3a', 7258), fig('pillar-3a', 7258, 'partner')], married)
    const more = computed([...salary, fig('pillar-3a', 9000), fig('pillar-3a', 7258, 'partner')], married)
    expect(more.taxes).toEqual(most.taxes)
    expect(more.notes).toContainEqual({ code: 'pillar-3a-limited', values: { entered: 16_258, limit: 14_516 } })
    expect(computed(salary, married).taxes.total).toBeGreaterThan(most.taxes.total)
  })

  test('a later contribution to pillar 3a needs the full contribution of the year, for each person', () => {
    const salary = [fig('salary', 100_000), fig('salary', 60_000, 'partner')]
    const about = { taxYear: 2026, civilStatus: 'married', partnerBirthYear: 1987 } as const
    const paid = [...salary, fig('pillar-3a', 7258), fig('pillar-3a', 5000, 'partner')]
    const both = [fig('pillar-3a-purchase', 4000), fig('pillar-3a-purchase', 1500, 'partner')]
    const result = computed([...paid, ...both], about)
    expect(result.taxes).toEqual(computed([...paid, fig('pillar-3a-purchase', 4000)], about).taxes)
    expect(result.notes).toContainEqual({
      code: 'purchase-refused',
      values: { person: 'partner', reason: 'ordinary-not-full' },
    })
    expect(result.notes.filter(({ code }) => code === 'purchase-refused')).toHaveLength(1)
  })

  test.each([
    ['fills the gap', 4258, 3000, 4258, []],
    ['is above the gap', 4258, 5000, 2258, ['pillar-3a-limited']],
    ['has no gap to fill', 4258, 7258, 0, ['pillar-3a-limited', 'purchase-refused']],
    ['has an unknown gap', 4258, undefined, 4258, ['limits-open']],
  ])('a later contribution to pillar 3a that %s', (_, later, before, deductible, codes) => {
    const paid = [fig('salary', 100_000), fig('pillar-3a', 7258)]
    const facts = { taxYear: 2026, ...(before !== undefined && { pillar3aBefore: { client: before } }) }
    const result = computed([...paid, fig('pillar-3a-purchase', later)], facts)
    const { taxableIncome } = computed(paid, facts)
    expect(taxableIncome.canton - result.taxableIncome.canton).toBe(deductible)
    expect(result.notes.map(({ code }) => code)).toEqual(codes)
  })

  test.each([
    [100, 0, { code: 'foreign-tax-too-small', values: { amount: 100 } }],
    [100.05, 100.05, undefined],
  ])('of foreign tax of CHF %d, CHF %d is credited', (amount, credited, note) => {
    const result = computed([
      fig('salary', 100_000),
      fig('securities-untaxed', 1_500),
      fig('foreign-tax-credit', amount),
    ])
    expect(result.creditCents).toBe(credited * 100)
    expect(result.notes.find(({ code }) => code === 'foreign-tax-too-small')).toEqual(note)
    expect(result.notes.some(({ code }) => code === 'limits-open')).toBe(false)
  })

  test.each([
    ['the Swiss tax rate is below the usual 15%', [fig('salary', 22_000)]],
    ['there is no Swiss tax', [fig('salary', 2_000)]],
    ['interest reduces the income on which the credit is based', [fig('salary', 100_000), fig('debt-interest', 900)]],
  ])('the credit of foreign tax is not checked if %s', (_, figures) => {
    const { notes } = computed([...figures, fig('securities-untaxed', 1_500), fig('foreign-tax-credit', 225)])
    const items = [{ code: 'foreign-tax-credit', reason: 'credit-limit' }]
    expect(notes).toContainEqual({ code: 'limits-open', values: { items } })
  })

  test('wealth is net of debts and allowances, and without a salary there are no professional costs', () => {
    const result = computed([fig('pension', 40_000), fig('accounts', 300_000), fig('mortgage', 100_000)], {
      civilStatus: 'married',
      childrenBorn: [2015],
    })
    expect(result.wealth).toMatchObject({ assets: 300_000, debts: 100_000, allowance: 36_000, taxable: 164_000 })
    expect(result.trace.find(({ code }) => code === 'federal-deduction.professional')?.amount).toBe(0)
  })

  test('premiums paid are deductible up to the maximum deduction', () => {
    const of = (francs: number) => computed([fig('salary', 80_000), fig('insurance-premiums', francs)]).taxableIncome
    expect(of(9000)).toEqual(computed([fig('salary', 80_000)]).taxableIncome)
    expect(of(1000).federal).toBe(of(9000).federal + 800)
  })

  test('a gross salary is enough until the net salary is known, and a partner taxed separately needs none', () => {
    expect(computed([fig('salary', null), fig('gross-salary', 82_000)]).balanceCents).toBeGreaterThan(0)
    expect(computed([fig('salary', 80_000), fig('salary', null, 'partner')], { civilStatus: 'separated' }).ok).toBe(
      true,
    )
  })

  test('figures of a partner taxed separately are left out and noted', () => {
    const result = computed([fig('salary', 80_000), fig('salary', 50_000, 'partner')], { civilStatus: 'separated' })
    expect(result.taxes).toEqual(computed([fig('salary', 80_000)]).taxes)
    expect(result.notes).toContainEqual({ code: 'partner-not-taxed-together', values: { count: 1 } })
  })
})

test.each<[string, TaxFigure[], Partial<TaxFacts>, string[]]>([
  ['no figures', [fig('commuting', 100)], {}, ['no-figures']],
  ['a salary without an amount', [fig('salary', null), fig('accounts', 1000)], {}, ['salary-unknown']],
  ['one of two salaries', [fig('salary', 1000), fig('salary', null)], {}, ['salary-unknown']],
  ['a second job without an amount', [fig('salary', 1000), fig('side-job', null)], {}, ['salary-unknown']],
  [
    'the salary of a spouse',
    [fig('salary', 1000), fig('salary', null, 'partner')],
    { civilStatus: 'married' },
    ['salary-unknown'],
  ],
  ['no commune', [fig('salary', 1000)], { communeId: null }, ['commune-unknown']],
  ['a commune of no canton', [fig('salary', 1000)], { communeId: 9999 }, ['commune-not-in-year']],
  ['a year without data', [fig('salary', 1000)], { taxYear: 2019 }, ['year-not-published']],
  ['no civil status', [fig('salary', 1000)], { civilStatus: null }, ['civil-status-unknown']],
  ['a gross salary without an age', [fig('gross-salary', 1000)], { birthYear: null }, ['birth-year-unknown']],
  ['residence for part of the year', [fig('salary', 1000)], { isPartYear: true }, ['part-year']],
  [
    'two periods of residence',
    [fig('salary', 1000)],
    { isPartYear: true, arrivedOn: '2025-09-01', leftOn: '2025-03-31' },
    ['part-year'],
  ],
  [
    'all at once',
    [],
    { communeId: null, civilStatus: null },
    ['no-figures', 'civil-status-unknown', 'commune-unknown'],
  ],
])('%s: no tax is computed and every missing fact is named', (_, figures, of, codes) => {
  expect(reasons(figures, of)).toEqual(codes)
})
