import { describe, expect, test } from 'vitest'
import type { TaxFigure } from '#returns/expected/engine-inputs.ts'
import { expectedTax } from '#returns/expected/expected-tax.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import type { TaxFacts } from './facts-of.ts'
import { filingOf } from './filing.ts'

const bern: TaxFacts = {
  ...{ taxYear: 2025, communeId: 351, civilStatus: 'single', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1985, partnerBirthYear: 1985, isPartYear: false },
}
const married = { civilStatus: 'married' } as const
const fig = (code: TaxFigure['code'], francs: number | null, person: TaxFigure['person'] = 'client'): TaxFigure => ({
  ...{ code, person, amountCents: francs === null ? null : Math.round(francs * 100) },
})

function filing(figures: readonly TaxFigure[], of: Partial<TaxFacts> = {}, today = '2026-01-15') {
  const facts = { ...bern, ...of }
  const result = expectedTax(figuresOnDisk, figures, facts)
  if (!result.ok) throw new Error(JSON.stringify(result.reasons))
  const advice = filingOf(result, figures, { year: facts.taxYear, today })
  if (!advice) throw new Error('nothing was withheld')
  return { ...advice, total: result.taxes.total }
}

const withheld = fig('tax-at-source', 10_000)

describe('no filing advice without tax withheld at source', () => {
  test.each<[string, TaxFigure[], Partial<TaxFacts>]>([
    ['no withheld tax', [fig('salary', 80_000)], {}],
    ['an unknown amount of withheld tax', [fig('salary', 80_000), fig('tax-at-source', null)], {}],
    ['a withheld tax of zero', [fig('salary', 80_000), fig('tax-at-source', 0)], {}],
    ['prepaid tax only', [fig('salary', 80_000), fig('prepaid', 5_000)], {}],
    [
      'tax withheld from a partner taxed separately',
      [fig('salary', 80_000), fig('tax-at-source', 9_000, 'partner')],
      {},
    ],
  ])('%s', (_name, figures, of) => {
    const result = expectedTax(figuresOnDisk, figures, { ...bern, ...of })
    expect(result.ok && filingOf(result, figures, { year: 2025, today: '2026-01-15' })).toBeNull()
  })
})

describe('refund and advice', () => {
  test('the refund is the withheld tax minus the ordinary tax, to the cent', () => {
    const { withheldCents, ordinaryCents, refundCents, total } = filing([
      fig('salary', 60_000),
      fig('tax-at-source', 7_000.35),
      fig('tax-at-source', 0.1),
    ])
    expect([withheldCents, ordinaryCents]).toEqual([700_045, total * 100])
    expect(refundCents).toBe(700_045 - total * 100)
  })

  test.each([
    ['file', 60_000],
    ['do-not-file', 1],
  ] as const)('the advice is %s where CHF %d were withheld', (advice, francs) => {
    expect(filing([fig('salary', 60_000), fig('tax-at-source', francs)]).advice).toBe(advice)
  })

  test.each(['single', 'separated', 'divorced', 'widowed'] as const)(
    'the partner’s salary and withheld tax do not affect a %s client',
    (civilStatus) => {
      const own = [fig('salary', 60_000), withheld]
      const partners = [fig('gross-salary', 150_000, 'partner'), fig('tax-at-source', 30_000, 'partner')]
      expect(filing([...own, ...partners], { civilStatus })).toEqual(filing(own, { civilStatus }))
    },
  )

  test('the withheld tax of both spouses is added up', () => {
    const figures = [fig('salary', 60_000), withheld, fig('tax-at-source', 2_000, 'partner')]
    expect(filing(figures, married).withheldCents).toBe(1_200_000)
  })
})

/** Limits: gross salary CHF 120,000 per spouse (QStV Art. 9); in Bern other income CHF 3,000, wealth CHF 150,000. */
describe('compulsory return', () => {
  test.each<[string, TaxFigure[], Partial<TaxFacts>, string[]]>([
    ['a gross salary below the limit', [fig('gross-salary', 119_999.99)], {}, []],
    ['a gross salary at the limit', [fig('gross-salary', 120_000)], {}, ['salary']],
    ['a net salary at the limit', [fig('salary', 120_000)], {}, ['salary']],
    [
      'a gross salary above and a net salary below the limit',
      [fig('salary', 110_000), fig('gross-salary', 121_000)],
      {},
      ['salary'],
    ],
    ['net and gross salary are not added up', [fig('salary', 80_000), fig('gross-salary', 90_000)], {}, []],
    [
      'salaries of two employers are added up',
      [fig('gross-salary', 70_000), fig('gross-salary', 50_000)],
      {},
      ['salary'],
    ],
    [
      'salaries of spouses are not added up',
      [fig('gross-salary', 119_000), fig('gross-salary', 119_000, 'partner')],
      married,
      [],
    ],
    [
      'one spouse above the limit is enough',
      [fig('gross-salary', 5_000), fig('salary', 130_000, 'partner')],
      married,
      ['salary'],
    ],
    ['other income below the limit', [fig('gross-salary', 90_000), fig('interest-taxed', 2_999.99)], {}, []],
    ['other income at the limit', [fig('gross-salary', 90_000), fig('interest-taxed', 3_000)], {}, ['other-income']],
    ['wealth above the limit', [fig('gross-salary', 90_000), fig('accounts', 250_000)], {}, ['wealth']],
    [
      'wealth below the limit after debts',
      [fig('gross-salary', 90_000), fig('accounts', 250_000), fig('bank-debt', 240_000)],
      {},
      [],
    ],
  ])('%s', (_name, figures, of, reasons) => {
    const { compulsory, advice } = filing([...figures, withheld], of)
    expect(compulsory.reasons).toEqual(reasons)
    expect(advice === 'must-file').toBe(reasons.length > 0)
  })

  test('a canton with unknown limits gives the advice to ask the canton', () => {
    const figures = [fig('gross-salary', 90_000), fig('interest-taxed', 50), fig('tax-at-source', 90_000)]
    expect(filing(figures, { communeId: 1061 }).advice).toBe('ask-canton')
  })
})

test.each<[string, TaxFigure[], boolean]>([
  ['only a net salary below the limit', [fig('salary', 100_000)], true],
  ['a net salary at the limit', [fig('salary', 120_000)], false],
  ['both a net and a gross salary', [fig('salary', 100_000), fig('gross-salary', 110_000)], false],
  ['no salary', [fig('pension', 50_000)], false],
  ['one salary that makes a return compulsory', [fig('salary', 100_000), fig('salary', 130_000, 'partner')], false],
])('whether the gross salary is unknown: %s', (_name, figures, isUnknown) => {
  expect(filing([...figures, withheld], { civilStatus: 'married' }).isGrossUnknown).toBe(isUnknown)
})

describe('deadline of the request', () => {
  test.each([
    [2025, '2026-03-31'],
    [2026, '2027-03-31'],
  ])('for %d the last day of the request is %s', (taxYear, until) => {
    expect(filing([fig('salary', 60_000), withheld], { taxYear }).requestUntil).toBe(until)
  })

  test.each([
    ['2026-03-31', 'file', false],
    ['2026-04-01', 'term-over', true],
  ] as const)('on %s the advice on the request for 2025 is %s', (today, advice, isTermOver) => {
    expect(filing([fig('salary', 60_000), withheld], {}, today)).toMatchObject({ advice, isTermOver })
  })
})

test('a claim for Swiss withholding tax makes a return compulsory in Aargau, not in Bern', () => {
  const figures = [fig('gross-salary', 90_000), withheld, fig('withholding-tax', 35)]
  expect(filing(figures, { communeId: 4001 }).compulsory.reasons).toEqual(['swiss-withholding-tax'])
  expect(filing(figures).compulsory.reasons).toEqual([])
})

describe('clients who live abroad (DBG Art. 99a)', () => {
  const geneva = 6621
  const abroad = (worldIncomeCents: number): Partial<TaxFacts> => ({
    communeId: geneva,
    elsewhere: { cantons: [], livesAbroad: true, worldIncomeCents, worldAssetsCents: null },
  })
  const rich = [fig('gross-salary', 150_000), fig('interest-taxed', 9_000), fig('accounts', 900_000), withheld]

  test('no threshold makes a return compulsory; a request is possible until 31 March', () => {
    const { law, advice, compulsory, warnings, isGrossUnknown } = filing(rich, abroad(15_900_000))
    expect({ law, advice, isGrossUnknown }).toEqual({
      ...{ law: 'DBG Art. 99a', advice: 'do-not-file', isGrossUnknown: false },
    })
    expect(compulsory.reasons).toEqual([])
    expect(warnings.map(({ code }) => code)).toEqual(['quasi-resident', 'not-withdrawn'])
    expect(filing(rich, abroad(15_900_000), '2026-04-01').advice).toBe('term-over')
  })

  test('below 90% there is nothing to request', () => {
    const result = expectedTax(figuresOnDisk, rich, { ...bern, ...abroad(40_000_000) })
    expect(result.ok && filingOf(result, rich, { year: 2025, today: '2026-01-15' })).toBeNull()
  })
})
