import { describe, expect, test } from 'vitest'
import type { ElsewhereFacts, TaxFacts } from '#returns/facts/facts-of.ts'
import type { OwnedProperty } from '#returns/facts/owned-days.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import type { TaxFigure } from './engine-inputs.ts'
import { noteSchema } from './expected-row.ts'
import { type ExpectedResult, expectedTax } from './expected-tax.ts'

const bern = 351
const facts: TaxFacts = {
  ...{ taxYear: 2026, communeId: bern, civilStatus: 'single', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1986, partnerBirthYear: 1986, isPartYear: false },
}
const nowhere: ElsewhereFacts = { cantons: [], livesAbroad: false, worldIncomeCents: null, worldAssetsCents: null }
const fig = (code: TaxFigure['code'], francs: number): TaxFigure => ({
  ...{ code, person: 'client', amountCents: francs * 100 },
})
function computed(figures: readonly TaxFigure[], elsewhere: Partial<ElsewhereFacts> = {}): ExpectedResult {
  const result = expectedTax(figuresOnDisk, figures, { ...facts, elsewhere: { ...nowhere, ...elsewhere } })
  if (!result.ok) throw new Error(JSON.stringify(result.reasons))
  return result
}
const noteOf = <Code extends ExpectedResult['notes'][number]['code']>(result: ExpectedResult, code: Code) =>
  result.notes.find((note) => note.code === code)
const salary = fig('salary', 100_000)

describe('property in another canton', () => {
  const there = [
    fig('other-canton-property', 300_000),
    fig('other-canton-income', 12_000),
    fig('other-canton-upkeep', 2_000),
  ]
  const atHome = [fig('property', 300_000), fig('property-income', 12_000), fig('property-upkeep', 2_000)]

  test('the Confederation taxes it like property at home; the canton only uses it for the rate', () => {
    const [without, other, home] = [computed([salary]), computed([salary, ...there]), computed([salary, ...atHome])]
    expect(other.taxes.incomeTax.federal).toBe(home.taxes.incomeTax.federal)
    expect(other.taxes.incomeTax.canton).toBeGreaterThan(without.taxes.incomeTax.canton)
    expect(other.taxes.incomeTax.canton).toBeLessThan(home.taxes.incomeTax.canton)
    expect(other).toMatchObject({ checked: false, wealth: { taxable: 0, netElsewhere: 300_000 } })
  })

  test('the bill of the other canton is estimated in a note if the canton is known', () => {
    const known = noteOf(computed([salary, ...there], { cantons: ['GR'] }), 'other-canton')
    expect(known?.values).toMatchObject({ canton: 'GR', income: 10_000, tax: expect.any(Number) })
    const values = { canton: null, tax: null }
    expect(noteOf(computed([salary, ...there]), 'other-canton')?.values).toMatchObject(values)
  })

  test('debts are split by repartition values', () => {
    const { wealth } = computed([salary, fig('accounts', 80_000), fig('mortgage', 100_000), ...there], {
      cantons: ['GR'],
    })
    // 80,000 at home and 300,000 × 140% there: 16% of the debts are deducted at home.
    expect(wealth).toMatchObject({ assetsHome: 80_000, assetsElsewhere: 420_000, netElsewhere: 216_000 })
  })

  describe('bought or sold during the year', () => {
    const swiss: OwnedProperty = { isSwiss: true, canton: 'GR', valueCents: 40_000_000, boughtOn: null, soldOn: null }
    const owned = (figures: readonly TaxFigure[], ...properties: Partial<OwnedProperty>[]) =>
      computed(figures, { cantons: ['GR'], properties: properties.map((one) => ({ ...swiss, ...one })) })
    const flat = fig('other-canton-property', 400_000)

    test.each([
      ['bought on 1 October: a quarter there', [flat], { boughtOn: '2026-10-01' }, 100_000],
      ['sold on 30 June: half there, though nothing is left', [], { soldOn: '2026-06-30' }, 200_000],
      ['bought on 1 April and sold on 1 July', [], { boughtOn: '2026-04-01', soldOn: '2026-07-01' }, 100_000],
      ['all year', [flat], {}, 400_000],
      ['bought and sold in other years', [flat], { boughtOn: '2019-05-01', soldOn: '2027-01-15' }, 400_000],
    ])('%s', (_, figures, dates, there) => {
      const { wealth } = owned([salary, fig('accounts', 900_000), ...figures], dates)
      // Official value times 140% there (repartition); Bern values property at 125%.
      expect(wealth).toMatchObject({ netElsewhere: there, assetsElsewhere: there * 1.4 })
      expect(wealth.assets).toBe(900_000 + (figures.length * 400_000 * 1.4) / 1.25)
      expect(wealth.assetsHome + wealth.assetsElsewhere).toBe(900_000 + figures.length * 560_000)
    })

    test('the canton of residence taxes the rest, and debts follow the value by days', () => {
      const bought = owned([salary, fig('accounts', 440_000), flat, fig('mortgage', 100_000)], {
        boughtOn: '2026-07-01',
      })
      // 280,000 of 1,000,000 are there: 28% of the debts.
      expect(bought.wealth).toMatchObject({ assetsHome: 720_000, assetsElsewhere: 280_000, netElsewhere: 172_000 })
    })

    test('several properties: each for its days, at the value of the figures', () => {
      const { wealth } = owned(
        [salary, fig('other-canton-property', 600_000)],
        { valueCents: 20_000_000 },
        { valueCents: 40_000_000, boughtOn: '2026-07-01' },
        { valueCents: 36_000_000, soldOn: '2026-01-10' },
      )
      expect(wealth.netElsewhere).toBe(200_000 + 200_000 + 10_000)
    })

    test('property abroad, and a part-year, are not checked', () => {
      const openOf = (result: ExpectedResult) => noteOf(result, 'limits-open')?.values
      const abroad = owned([salary, fig('foreign-property', 9_000)], {
        isSwiss: false,
        canton: '',
        soldOn: '2026-05-01',
      })
      expect(openOf(abroad)).toMatchObject({ items: [{ code: 'foreign-property', reason: 'owned-part-of-year' }] })
    })
  })

  test('property for which the client chose the canton of residence is at home', () => {
    expect(computed([salary, ...there], { cantons: ['BE'] }).taxes).toEqual(computed([salary, ...atHome]).taxes)
  })
})

test('every note about income elsewhere can be read again after it was saved', () => {
  const { notes } = computed([
    ...[salary, fig('equity-abroad', 9_000), fig('foreign-property', 9_000), fig('foreign-property-income', 900)],
    ...[fig('other-canton-property', 9_000), fig('other-canton-income', 900)],
  ])
  const codes = notes.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['equity-exempt', 'abroad-exempt', 'other-canton']))
  expect(notes.map((note) => noteSchema.parse(note).code)).toEqual(codes)
})

describe('business abroad', () => {
  test('a profit only raises the rate, a loss only lowers it and is flagged', () => {
    const [none, profit, loss] = [
      computed([salary]),
      computed([salary, fig('foreign-business-income', 40_000)]),
      computed([salary, fig('foreign-business-loss', 20_000)]),
    ]
    const income = ({ taxableIncome }: ExpectedResult) => taxableIncome.federal
    expect(income(loss)).toBe(income(none))
    expect(profit.taxes.total).toBeGreaterThan(none.taxes.total)
    expect(loss.taxes.total).toBeLessThan(none.taxes.total)
    expect(noteOf(loss, 'limits-open')?.values).toMatchObject({ items: [{ reason: 'business-loss-abroad' }] })
  })
})

describe('client who lives abroad and owns property here', () => {
  const house = [fig('property', 600_000), fig('property-income', 24_000), fig('property-upkeep', 4_000)]
  const loan = [fig('debt-interest', 20_000), fig('mortgage', 500_000)]
  const abroad = { livesAbroad: true, worldIncomeCents: 18_000_000, worldAssetsCents: 200_000_000 }

  test('only the property is taxed, at the rate for worldwide income', () => {
    const result = computed([...house, ...loan], abroad)
    expect(result).toMatchObject({
      ...{ taxableIncome: { federal: 14_000, canton: 14_000 }, wealth: { taxable: 450_000, forRate: 1_500_000 } },
      ...{ checked: false, taxes: { personalTax: 0 } },
    })
    expect(Math.abs(result.taxes.incomeTax.federal - 807)).toBeLessThanOrEqual(1)
    expect(noteOf(result, 'owner-abroad')?.values).toEqual({ income: 180_000 })
  })

  test('the lines of wealth add up from the worldwide assets', () => {
    const { assets, debts, exempt, taxable } = computed([...house, ...loan], abroad).wealth
    expect({ assets, debts, exempt, taxable }).toEqual({
      ...{ assets: 2_000_000, debts: 500_000, exempt: 1_050_000, taxable: 450_000 },
    })
  })

  test('without worldwide income the result says so', () => {
    const flags = computed([...house, ...loan], { livesAbroad: true }).flags.map(({ code }) => code)
    expect(flags).toContain('not-checked.world-income')
  })

  test('income from a business here is left out, and the result says so', () => {
    const result = computed([...house, fig('self-employment', 50_000)], abroad)
    expect(noteOf(result, 'limits-open')?.values).toEqual({
      items: [{ code: 'self-employment', reason: 'left-out-abroad' }],
    })
  })

  test('a purchase or sale during the year is noted, because nothing is reduced by days', () => {
    const sold = { isSwiss: true, canton: null, valueCents: 60_000_000, boughtOn: null, soldOn: '2026-05-31' }
    const result = computed(house, { ...abroad, properties: [sold] })
    expect(noteOf(result, 'limits-open')?.values).toEqual({
      items: [{ code: 'property', reason: 'owned-part-of-year' }],
    })
    expect(noteOf(computed(house, abroad), 'limits-open')).toBeUndefined()
  })

  describe('with a Swiss salary of 100,000 and a Swiss rent of 24,000', () => {
    const atSource = fig('tax-at-source', 12_000)
    const worldwide = (francs: number) => ({ ...abroad, worldIncomeCents: francs * 100 })

    test('below 90% of the worldwide income, tax at source is final and only the property is assessed', () => {
      const [both, property] = [computed([salary, atSource, ...house], abroad), computed([...house], { ...abroad })]
      expect(both.taxes).toEqual(property.taxes)
      expect(both).toMatchObject({ creditCents: 0, checked: false })
      expect(noteOf(both, 'owner-at-source')?.values).toEqual({ income: 180_000 })
    })

    test.each([
      [137_777, true],
      [137_778, false],
      [100_000, true],
    ])('worldwide income of %i: taxed like a resident is %s', (francs, isResident) => {
      const result = computed([salary, atSource, ...house], worldwide(francs))
      const resident = computed([salary, atSource, ...house])
      expect(noteOf(result, 'quasi-resident') !== undefined).toBe(isResident)
      expect(result.taxes.total === resident.taxes.total).toBe(isResident)
      expect(result.checked).toBe(false)
    })

    test('a gross salary beside the net one, and the salary of an unmarried partner, do not count', () => {
      const partner = { ...fig('salary', 90_000), person: 'partner' as const }
      for (const more of [fig('gross-salary', 115_000), partner]) {
        const result = computed([salary, more, ...house], worldwide(180_000))
        expect(noteOf(result, 'owner-at-source')).toBeDefined()
      }
    })

    test('without the worldwide income nothing is computed', () => {
      const known = { ...facts, elsewhere: { ...nowhere, livesAbroad: true } }
      expect(expectedTax(figuresOnDisk, [salary, ...house], known)).toEqual({
        ok: false,
        reasons: [{ code: 'world-income-unknown', values: {} }],
      })
    })

    test('without property, nothing is left to assess', () => {
      expect(computed([salary, atSource], worldwide(180_000))).toMatchObject({ taxes: { total: 0 }, balanceCents: 0 })
    })
  })
})
