import { describe, expect, test } from 'vitest'
import { notesOn } from '#returns/expected/notes-on.ts'
import { readFigures } from '#tax/figures.server.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { householdOf, type KnownFacts, type TaxFigure } from './household-of.ts'

const read = readFigures(2025, 'BE')
if (!read.ok) throw new Error('not published')
const bern = { canton: read.canton, federal: read.federal }
const biel = findCommune(read.canton, 371)

const facts: KnownFacts = {
  ...{ taxYear: 2025, communeId: 371, civilStatus: 'single', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1985, partnerBirthYear: 1990, isPartYear: false },
}
const married = { civilStatus: 'married' } as const
const fig = (code: TaxFigure['code'], amountCents: number | null, person: TaxFigure['person'] = 'client') => ({
  ...{ code, amountCents, person },
})
const of = (figures: TaxFigure[], change: Partial<KnownFacts> = {}) => {
  const found = householdOf(figures, { ...facts, ...change }, bern)
  const result = biel && grossSalaryTax(bern, biel, found.household)
  if (!result?.ok) throw new Error('not published')
  return { ...found, notes: notesOn(found.notes, result) }
}
const notes = (figures: TaxFigure[], change: Partial<KnownFacts> = {}) =>
  of(figures, change).notes.map(({ code }) => code)

describe('cents', () => {
  test('amounts of one kind are added before cents are cut off, as on the return', () => {
    expect(of([fig('side-job', 99), fig('pension', 99)]).household.otherIncome).toBe(1)
    expect(of([fig('salary', 8_000_099)]).household.netSalary).toBe(80_000)
  })

  test('credits are computed to the cent', () => {
    expect(of([fig('tax-at-source', 123_455), fig('prepaid', 5)]).creditCents).toBe(123_460)
  })
})

describe('salaries', () => {
  test.each([
    ['a net salary replaces the gross salary', [fig('salary', 7_000_000), fig('gross-salary', 8_000_000)], [0, 70_000]],
    ['a gross salary alone is used', [fig('gross-salary', 8_000_000)], [80_000, undefined]],
    [
      'a net salary without an amount is ignored',
      [fig('salary', null), fig('gross-salary', 8_000_000)],
      [80_000, undefined],
    ],
    ['salaries of several employers are added up', [fig('salary', 5_000_000), fig('salary', 2_000_000)], [0, 70_000]],
    ['a joint salary is the client’s', [fig('salary', 5_000_000, 'joint')], [0, 50_000]],
    ['without a salary the gross salary is zero', [fig('pension', 5_000_000)], [0, undefined]],
  ] as const)('%s', (_name, figures, [gross, net]) => {
    const { household } = of([...figures])
    expect([household.grossSalary, household.netSalary]).toEqual([gross, net])
  })

  test('each spouse’s gross salary uses their own age', () => {
    const { household } = of([fig('gross-salary', 8_000_000), fig('gross-salary', 6_000_000, 'partner')], married)
    expect(household).toMatchObject({ age: 40, partnerAge: 35, grossSalary: 80_000, grossSalaryPartner: 60_000 })
  })

  test('a partner who alone has a salary becomes the first earner', () => {
    const { household } = of([fig('gross-salary', 6_000_000, 'partner')], married)
    expect(household).toMatchObject({ age: 35, grossSalary: 60_000, grossSalaryPartner: 0 })
    expect(household).not.toHaveProperty('partnerAge')
  })
})

describe('joint taxation (StHG Art. 3, DBG Art. 9)', () => {
  const figures = [fig('salary', 5_000_000), fig('salary', 4_000_000, 'partner'), fig('accounts', 100_000, 'partner')]
  test.each([
    ['married', 'married', 40_000, 1_000, []],
    ['partnership', 'married', 40_000, 1_000, []],
    ['single', 'single', undefined, 0, ['partner-not-taxed-together']],
    ['separated', 'single', undefined, 0, ['partner-not-taxed-together']],
    ['divorced', 'single', undefined, 0, ['partner-not-taxed-together']],
    ['widowed', 'single', undefined, 0, ['partner-not-taxed-together']],
  ] as const)('a %s client is taxed as %s', (civilStatus, maritalStatus, partner, assets, codes) => {
    const result = of(figures, { civilStatus })
    expect(result.household).toMatchObject({ maritalStatus })
    expect(result.household.netSalaryPartner).toBe(partner)
    expect(result.wealth.assets).toBe(assets)
    expect(result.notes.map(({ code }) => code)).toEqual(codes)
  })
})

describe('deductions', () => {
  const own = (figures: TaxFigure[]) => of(figures).household.own?.canton
  test.each([
    [
      'deductions entered are added to those of the engine',
      [fig('salary', 5_000_000), fig('debt-interest', 120_050), fig('alimony-paid', 50_000)],
      { other: 1_700 },
    ],
    ['without a salary there are no flat-rate work costs', [fig('pension', 5_000_000)], { other: 0, professional: 0 }],
  ] as const)('%s', (_name, figures, expected) => expect(own([...figures])).toEqual(expected))

  test('work costs are per person: some add to the flat rate, proven costs replace it', () => {
    const figures = [
      ...[fig('salary', 9_000_000), fig('salary', 6_000_000, 'partner'), fig('commuting', 900_000)],
      ...[fig('weekly-stay', 715_000, 'partner'), fig('professional-costs', 300_000, 'partner')],
    ]
    expect(of(figures, married).household.workCosts).toEqual({
      federal: [
        { beside: 3_300, proven: 0 },
        { beside: 7_150, proven: 3_000 },
      ],
      canton: [
        { beside: 7_000, proven: 0 },
        { beside: 7_150, proven: 3_000 },
      ],
    })
  })

  test('premiums are set only if they were entered', () => {
    expect(of([fig('insurance-premiums', 456_000)]).household.premiumsPaid).toBe(4_560)
    expect(of([]).household).not.toHaveProperty('premiumsPaid')
  })
})

/** Limits of 2025 (BVV 3 Art. 7): CHF 7,258 with a pension fund, else 20% of earned income, at most CHF 36,288. */
describe('pillar 3a is limited per earner', () => {
  test.each([
    ['at the limit', [fig('salary', 8_000_000), fig('pillar-3a', 725_800)], {}, 7_258, false],
    ['a franc above the limit', [fig('salary', 8_000_000), fig('pillar-3a', 725_900)], {}, 7_258, true],
    ['cents above the limit are cut off', [fig('salary', 8_000_000), fig('pillar-3a', 725_899)], {}, 7_258, false],
    [
      'self-employed: a fifth of the income',
      [fig('self-employment', 5_000_000), fig('pillar-3a', 1_500_000)],
      {},
      10_000,
      true,
    ],
    ['self-employed: the maximum', [fig('self-employment', 90_000_000), fig('pillar-3a', 5_000_000)], {}, 36_288, true],
    [
      'without earned income nothing is deductible',
      [fig('pension', 5_000_000), fig('pillar-3a', 100_000)],
      {},
      0,
      true,
    ],
    [
      'a spouse without earned income cannot deduct',
      [fig('salary', 8_000_000), fig('pillar-3a', 700_000), fig('pillar-3a', 700_000, 'partner')],
      married,
      7_000,
      true,
    ],
    [
      'a couple with two salaries',
      [
        fig('salary', 8_000_000),
        fig('salary', 8_000_000, 'partner'),
        fig('pillar-3a', 700_000),
        fig('pillar-3a', 700_000, 'partner'),
      ],
      married,
      14_000,
      false,
    ],
  ] as const)('%s', (_name, figures, change, counted, limited) => {
    const result = of([...figures], change)
    expect(result.household.own?.federal?.other).toBe(counted)
    expect(result.notes.some(({ code }) => code === 'pillar-3a-limited')).toBe(limited)
  })
})

/** Tax-free amount (StG BE Art. 64): CHF 18,000 for a couple and for each child; none for single people. */
describe('wealth', () => {
  test.each([
    [
      'assets less debts',
      [fig('accounts', 10_000_000), fig('mortgage', 4_000_000)],
      {},
      { taxable: 60_000, allowance: 0 },
    ],
    [
      'debts above the assets give zero',
      [fig('accounts', 1_000_000), fig('mortgage', 4_000_000)],
      {},
      { taxable: 0, debts: 40_000 },
    ],
    ['a couple', [fig('accounts', 10_000_000)], married, { taxable: 82_000, allowance: 18_000 }],
    [
      'a couple with two children',
      [fig('accounts', 10_000_000)],
      { ...married, childrenBorn: [2015, 2018] },
      { taxable: 46_000 },
    ],
    ['at the allowance', [fig('accounts', 1_800_000)], married, { taxable: 0 }],
  ] as const)('%s', (_name, figures, change, wealth) => {
    expect(of([...figures], change as Partial<KnownFacts>).wealth).toMatchObject(wealth)
  })
})

describe('children', () => {
  test.each([
    [[2025], [0]],
    [[2026], []], // born after the tax year
    [
      [2007, 2015],
      [18, 10],
    ],
    [[], []],
  ])('birth years %j give the ages %j', (childrenBorn, ages) =>
    expect(of([], { childrenBorn }).household.childAges).toEqual(ages),
  )
})

describe('notes on the result', () => {
  test.each([
    ['a figure without an amount', [fig('accounts', null)], {}, ['to-ask']],
    ['an unknown church', [], { confession: null }, ['confession-unknown']],
    ['income from abroad', [fig('foreign-income', 100)], {}, ['foreign-income-in-full']],
    ['a limited deduction', [fig('salary', 8_000_000), fig('medical-costs', 100_000)], {}, ['limited']],
    ['a deduction without an implemented rule', [fig('salary', 100), fig('other-deduction', 100)], {}, ['limits-open']],
    ['no notes', [fig('salary', 100)], {}, []],
  ] as const)('%s', (_name, figures, change, codes) => {
    expect(notes([...figures], change)).toEqual(codes)
  })

  test('notes contain the number and the codes of the figures', () => {
    expect(of([fig('accounts', null), fig('securities', null)]).notes).toEqual([
      { code: 'to-ask', values: { count: 2 } },
    ])
    const open = [
      fig('salary', 5_000_000),
      fig('other-deduction', 100),
      fig('training', 100),
      fig('other-deduction', 1),
    ]
    expect(of(open).notes).toEqual([
      {
        code: 'limits-open',
        values: {
          items: [
            { code: 'training', reason: 'canton-limit-unknown' },
            { code: 'other-deduction', reason: 'as-entered' },
          ],
        },
      },
    ])
  })
})
