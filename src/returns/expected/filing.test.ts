import { describe, expect, test } from 'vitest'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { expectedTax } from './expected-tax.ts'
import type { TaxFigure } from './figure-sums.ts'
import { filingOf } from './filing.ts'
import type { TaxFacts } from './tax-facts.ts'

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

describe('a return is spoken of only where tax was withheld at the source', () => {
  test.each<[string, TaxFigure[], Partial<TaxFacts>]>([
    ['nothing was', [fig('salary', 80_000)], {}],
    ['nothing is known of it', [fig('salary', 80_000), fig('tax-at-source', null)], {}],
    ['nothing at all', [fig('salary', 80_000), fig('tax-at-source', 0)], {}],
    ['tax was paid in advance', [fig('salary', 80_000), fig('prepaid', 5_000)], {}],
    ['from somebody who is taxed alone', [fig('salary', 80_000), fig('tax-at-source', 9_000, 'partner')], {}],
  ])('%s', (_name, figures, of) => {
    const result = expectedTax(figuresOnDisk, figures, { ...bern, ...of })
    expect(result.ok && filingOf(result, figures, { year: 2025, today: '2026-01-15' })).toBeNull()
  })
})

describe('what comes back', () => {
  test('is what was withheld less the ordinary tax, to the centime', () => {
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
  ] as const)('advice %s where CHF %d were withheld', (advice, francs) => {
    expect(filing([fig('salary', 60_000), fig('tax-at-source', francs)]).advice).toBe(advice)
  })

  test.each(['single', 'separated', 'divorced', 'widowed'] as const)(
    'of a %s person nothing is that of a partner',
    (civilStatus) => {
      const own = [fig('salary', 60_000), withheld]
      const partners = [fig('gross-salary', 150_000, 'partner'), fig('tax-at-source', 30_000, 'partner')]
      expect(filing([...own, ...partners], { civilStatus })).toEqual(filing(own, { civilStatus }))
    },
  )

  test('of a couple both count', () => {
    const figures = [fig('salary', 60_000), withheld, fig('tax-at-source', 2_000, 'partner')]
    expect(filing(figures, married).withheldCents).toBe(1_200_000)
  })
})

/** QStV Art. 9: CHF 120,000 of gross salary, per spouse. Bern: CHF 3,000 of other income, CHF 150,000 of wealth. */
describe('a return is compulsory', () => {
  test.each<[string, TaxFigure[], Partial<TaxFacts>, string[]]>([
    ['below every line', [fig('gross-salary', 119_999.99)], {}, []],
    ['at the line of salaries', [fig('gross-salary', 120_000)], {}, ['salary']],
    ['a net salary shows at least that much', [fig('salary', 120_000)], {}, ['salary']],
    ['the gross one counts, not the net one', [fig('salary', 110_000), fig('gross-salary', 121_000)], {}, ['salary']],
    ['net and gross are one salary', [fig('salary', 80_000), fig('gross-salary', 90_000)], {}, []],
    ['two employers are one salary', [fig('gross-salary', 70_000), fig('gross-salary', 50_000)], {}, ['salary']],
    [
      'spouses are never added up',
      [fig('gross-salary', 119_000), fig('gross-salary', 119_000, 'partner')],
      married,
      [],
    ],
    ['one of both is enough', [fig('gross-salary', 5_000), fig('salary', 130_000, 'partner')], married, ['salary']],
    ['other income below the line', [fig('gross-salary', 90_000), fig('interest-taxed', 2_999.99)], {}, []],
    ['other income at the line', [fig('gross-salary', 90_000), fig('interest-taxed', 3_000)], {}, ['other-income']],
    ['wealth is what is left after debts', [fig('gross-salary', 90_000), fig('accounts', 250_000)], {}, ['wealth']],
    [
      'debts take it below the line',
      [fig('gross-salary', 90_000), fig('accounts', 250_000), fig('bank-debt', 240_000)],
      {},
      [],
    ],
  ])('%s', (_name, figures, of, reasons) => {
    const { compulsory, advice } = filing([...figures, withheld], of)
    expect(compulsory.reasons).toEqual(reasons)
    expect(advice === 'must-file').toBe(reasons.length > 0)
  })

  test('a canton whose lines are not known has to be asked', () => {
    const figures = [fig('gross-salary', 90_000), fig('interest-taxed', 50), fig('tax-at-source', 90_000)]
    expect(filing(figures, { communeId: 1061 }).advice).toBe('ask-canton')
  })
})

test.each<[string, TaxFigure[], boolean]>([
  ['only a net salary below the line', [fig('salary', 100_000)], true],
  ['a net salary above it', [fig('salary', 120_000)], false],
  ['the gross one as well', [fig('salary', 100_000), fig('gross-salary', 110_000)], false],
  ['nobody earns', [fig('pension', 50_000)], false],
])('whether the gross salary is not known: %s', (_name, figures, isUnknown) => {
  expect(filing([...figures, withheld]).isGrossUnknown).toBe(isUnknown)
})

test.each([
  [2025, '2026-03-31'],
  [2026, '2027-03-31'],
])('of %d the last day of the request is %s', (taxYear, until) => {
  expect(filing([fig('salary', 60_000), withheld], { taxYear }).requestUntil).toBe(until)
})

test.each([
  ['2026-03-31', 'file', false],
  ['2026-04-01', 'term-over', true],
] as const)('on %s the request for 2025 is told as %s', (today, advice, isTermOver) => {
  expect(filing([fig('salary', 60_000), withheld], {}, today)).toMatchObject({ advice, isTermOver })
})

test('Swiss withholding tax claimed back obliges in Aargau', () => {
  const figures = [fig('gross-salary', 90_000), withheld, fig('withholding-tax', 35)]
  expect(filing(figures, { communeId: 4001 }).compulsory.reasons).toEqual(['swiss-withholding-tax'])
  expect(filing(figures).compulsory.reasons).toEqual([])
})
