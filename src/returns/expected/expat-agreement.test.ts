import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ElsewhereFacts, TaxFacts } from '#returns/facts/facts-of.ts'
import { assumedChildAge } from '#tax/fields/household.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { calculate } from '#tax/pages/calculate.server.ts'
import { cantonSlug } from '#tax/pages/canton-names.ts'
import { inGroup } from '#tax/pages/tabs.ts'
import type { TaxFigure } from './engine-inputs.ts'
import { type ExpectedResult, expectedTax } from './expected-tax.ts'

const places = [
  { communeId: 371, canton: 'BE', commune: 'Biel/Bienne' },
  { communeId: 261, canton: 'ZH', commune: 'Zürich' },
  { communeId: 2701, canton: 'BS', commune: 'Basel' },
  { communeId: 6621, canton: 'GE', commune: 'Genève' },
  { communeId: 5586, canton: 'VD', commune: 'Lausanne' },
] as const

const households = fc.record({
  place: fc.constantFrom(...places),
  civilStatus: fc.constantFrom('single', 'married'),
  children: fc.integer({ min: 0, max: 3 }),
  confession: fc.constantFrom('none', 'roman-catholic'),
})
type Household = typeof households extends fc.Arbitrary<infer Of> ? Of : never

const amount = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max }))
const fig = (code: TaxFigure['code'], francs: number, person: TaxFigure['person'] = 'client'): TaxFigure[] =>
  francs === 0 ? [] : [{ code, person, amountCents: francs * 100 }]

function caseOf(household: Household, figures: readonly TaxFigure[], of: Partial<TaxFacts>): ExpectedResult {
  const { civilStatus, confession, children, place } = household
  const result = expectedTax(figuresOnDisk, figures, {
    ...{ taxYear: 2026, communeId: place.communeId, civilStatus, confession, isPartYear: false },
    ...{ birthYear: 1986, partnerBirthYear: 1986 },
    childrenBorn: Array<number>(children).fill(2026 - assumedChildAge),
    ...of,
  })
  if (!result.ok) throw new Error(JSON.stringify(result.reasons))
  return result
}

function calculated(
  tab: string,
  { place, ...household }: Household,
  fields: Record<string, number | string | undefined>,
) {
  const parameters = new URLSearchParams({
    ...{ tab, year: '2026', canton: cantonSlug(place.canton), commune: place.commune, age: '40' },
    ...{ maritalStatus: household.civilStatus, confession: household.confession },
    children: String(household.children),
  })
  for (const [name, value] of Object.entries(fields)) if (value) parameters.set(name, String(value))
  if (tab === 'owner-abroad') for (const name of ['age', 'confession']) parameters.delete(name)
  const calculation = calculate(parameters, '2026-11-27', 'expats')
  if (!inGroup('expats', calculation) || !calculation.result) throw new Error(JSON.stringify(calculation.errors))
  const { result } = calculation
  if (!('taxableIncome' in result)) throw new Error('a calculator of taxes')
  return result
}

const nowhere: ElsewhereFacts = { cantons: [], livesAbroad: false, worldIncomeCents: null, worldAssetsCents: null }
const partnersOf = ({ civilStatus }: Household, francs: number) => (civilStatus === 'married' ? francs : 0)

describe('a case and the calculators give the same tax', () => {
  test('for part of a year', () => {
    const cases = fc.record({
      household: households,
      stay: fc.constantFrom(
        { arrivedOn: '2026-05-01' },
        { arrivedOn: '2026-12-31' },
        { leftOn: '2026-09-30' },
        { leftOn: '2026-02-17' },
        { arrivedOn: '2026-03-12', leftOn: '2026-10-31' },
      ),
      regular: fc.integer({ min: 1, max: 200_000 }),
      ...{ bonus: amount(60_000), partner: amount(120_000), alimony: amount(20_000), dividends: amount(20_000) },
      ...{ alimonyPaid: amount(15_000), buyIn: amount(15_000), accounts: amount(2_000_000) },
    })
    fc.assert(
      fc.property(cases, ({ household, stay, regular, bonus, partner, alimony, dividends, ...of }) => {
        const { alimonyPaid, buyIn, accounts } = of
        const partnerSalary = partnersOf(household, partner)
        const found = caseOf(
          household,
          [
            ...fig('gross-salary', regular + bonus),
            ...fig('one-off-pay', bonus),
            ...fig('gross-salary', partnerSalary, 'partner'),
            ...[...fig('alimony', alimony), ...fig('securities-untaxed', dividends), ...fig('accounts', accounts)],
            ...[...fig('alimony-paid', alimonyPaid), ...fig('pension-purchase', buyIn)],
          ],
          { isPartYear: true, ...stay },
        )
        const shown = calculated('part-year', household, {
          ...stay,
          ...{ salary: regular, bonus, partnerSalary, otherRegular: alimony, otherOnce: dividends },
          ...{ costsRegular: alimonyPaid, costsOnce: buyIn, wealth: accounts },
        })
        expect(found.taxableIncome).toEqual(shown.taxableIncome)
        expect(found.taxes.total).toBe(shown.total)
      }),
      { numRuns: 150 },
    )
  })

  const properties = {
    household: households,
    ...{ salary: fc.integer({ min: 1, max: 300_000 }), partner: amount(150_000), pension: amount(30_000) },
    ...{ dividends: amount(30_000), rent: amount(40_000), costs: amount(60_000), alimonyPaid: amount(15_000) },
    ...{ value: fc.integer({ min: 1, max: 1_500_000 }), assets: amount(1_000_000) },
    ...{ homeValue: amount(900_000), homeRent: amount(30_000), homeCosts: amount(15_000) },
    ...{ debts: amount(900_000), interest: amount(60_000) },
  }
  type Property = {
    [Name in keyof typeof properties]: (typeof properties)[Name] extends fc.Arbitrary<infer Of> ? Of : never
  }
  const atHome = ({ household, ...of }: Property) => [
    ...[...fig('gross-salary', of.salary), ...fig('gross-salary', partnersOf(household, of.partner), 'partner')],
    ...[...fig('pension', of.pension), ...fig('securities-untaxed', of.dividends), ...fig('accounts', of.assets)],
    ...[...fig('property', of.homeValue), ...fig('property-income', of.homeRent)],
    ...[...fig('property-upkeep', of.homeCosts), ...fig('alimony-paid', of.alimonyPaid)],
    ...[...fig('mortgage', of.debts), ...fig('debt-interest', of.interest)],
  ]
  const fieldsOf = ({ household, ...of }: Property) => ({
    ...{ salary: of.salary, partnerSalary: partnersOf(household, of.partner), otherIncome: of.pension },
    ...{ investmentIncome: of.dividends, thereValue: of.value, thereRent: of.rent, thereCosts: of.costs },
    ...{ assets: of.assets, homeValue: of.homeValue, homeRent: of.homeRent, homeCosts: of.homeCosts },
    ...{ debts: of.debts, interest: of.interest, alimony: of.alimonyPaid },
  })

  test('for property and a business abroad', () => {
    const cases = fc.record({ ...properties, profit: fc.integer({ min: -50_000, max: 50_000 }) })
    fc.assert(
      fc.property(cases, ({ profit, ...of }) => {
        const { household, value, rent, costs } = of
        const [gain, loss] = [Math.max(0, profit), Math.max(0, -profit)]
        const found = caseOf(
          household,
          [
            ...atHome(of),
            ...[...fig('foreign-property', value), ...fig('foreign-property-income', rent)],
            ...[...fig('foreign-property-upkeep', costs), ...fig('foreign-business-income', gain)],
            ...fig('foreign-business-loss', loss),
          ],
          {},
        )
        const shown = calculated('property-abroad', household, {
          ...{ ...fieldsOf(of), where: 'abroad', businessProfit: gain, businessLoss: loss },
        })
        expect(found.taxableIncome).toEqual(shown.taxableIncome)
        expect(found.taxes.total).toBe(shown.total)
      }),
      { numRuns: 150 },
    )
  })

  test('for property in another canton, and for the tax there', () => {
    fc.assert(
      fc.property(fc.record(properties), (of) => {
        const { household, value, rent, costs } = of
        const found = caseOf(
          household,
          [
            ...atHome(of),
            ...[...fig('other-canton-property', value), ...fig('other-canton-income', rent)],
            ...fig('other-canton-upkeep', costs),
          ],
          { elsewhere: { ...nowhere, cantons: ['GR'] } },
        )
        const shown = calculated('property-abroad', household, {
          ...{ ...fieldsOf(of), where: 'other-canton', thereCanton: 'graubuenden' },
        })
        expect(found.taxableIncome).toEqual(shown.taxableIncome)
        expect(found.taxes.total).toBe(shown.total)
        const note = found.notes.find(({ code }) => code === 'other-canton')
        expect(note?.values).toMatchObject({ tax: 'other' in shown ? shown.other?.total : null })
      }),
      { numRuns: 150 },
    )
  })

  test('for an owner who lives abroad', () => {
    const cases = fc.record({
      household: households,
      ...{ rent: amount(60_000), costs: amount(30_000), value: fc.integer({ min: 1, max: 1_500_000 }) },
      ...{ debts: amount(900_000), interest: amount(80_000), more: amount(3_000_000) },
      world: fc.option(fc.integer({ min: 0, max: 400_000 })),
    })
    fc.assert(
      fc.property(cases, ({ household, rent, costs, value, debts, interest, more, world }) => {
        const elsewhere = {
          ...{ ...nowhere, livesAbroad: true, worldAssetsCents: (value + more) * 100 },
          worldIncomeCents: world === null ? null : world * 100,
        }
        const found = caseOf(
          household,
          [
            ...[...fig('property', value), ...fig('property-income', rent), ...fig('property-upkeep', costs)],
            ...[...fig('mortgage', debts), ...fig('debt-interest', interest)],
          ],
          { elsewhere },
        )
        const shown = calculated('owner-abroad', household, {
          ...{ taxValue: value, rent, costs, debts, interest, worldAssets: value + more },
          ...(world !== null && { worldIncome: String(world) }),
        })
        expect(found.taxableIncome).toEqual(shown.taxableIncome)
        expect(found.taxes.total).toBe(shown.total)
      }),
      { numRuns: 150 },
    )
  })
})
