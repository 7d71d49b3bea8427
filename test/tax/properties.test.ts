import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capitalBenefitTax } from '#tax/capital/capital-benefit-tax.ts'
import { staggeredWithdrawals } from '#tax/capital/staggered.ts'
import { compareCommunes } from '#tax/compare/compare-communes.ts'
import { marginalCurve } from '#tax/compare/marginal-rate.ts'
import { readAllFigures } from '#tax/figures.server.ts'
import type { CommuneRow } from '#tax/figures.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { incomeTax } from '#tax/ordinary/income-tax.ts'
import { readCommune } from '#tax/ordinary/select.ts'

function publishedFigures(year: number) {
  const found = readAllFigures(year)
  if (!found.ok) throw new Error(`no figures for ${year}`)
  return found
}

const years = { 2025: publishedFigures(2025), 2026: publishedFigures(2026) }

const aPlace = fc
  .constantFrom<2025 | 2026>(2025, 2026)
  .chain((year) =>
    fc
      .constantFrom(...years[year].cantons)
      .chain((canton) =>
        fc
          .constantFrom<CommuneRow>(...canton.communes)
          .map((row) => ({ figures: { canton, federal: years[year].federal }, commune: readCommune(row) })),
      ),
  )

const aHousehold: fc.Arbitrary<Household> = fc.record({
  maritalStatus: fc.constantFrom('single', 'married'),
  children: fc.integer({ min: 0, max: 4 }),
  confession: fc.constantFrom('none', 'protestant', 'roman-catholic', 'christ-catholic'),
  taxableIncome: fc.integer({ min: 0, max: 1_500_000 }),
  taxableIncomeFederal: fc.integer({ min: 0, max: 1_500_000 }),
  taxableWealth: fc.integer({ min: 0, max: 20_000_000 }),
})

/** Taxable income (after splitting) at which the official tax itself falls or jumps; the tests skip these ranges. */
const steps = {
  falls: [{ canton: 'TI', from: 58_600, to: 58_900 }],
  jumps: [
    { canton: 'FR', from: 5_000, to: 5_300 },
    { canton: 'TI', from: 12_400, to: 12_700 },
    { canton: 'TI', from: 20_300, to: 20_600 },
    { canton: 'TI', from: 58_600, to: 58_900 },
    { canton: 'TI', from: 72_900, to: 73_200 },
    { canton: 'BL', from: 16_600, to: 16_900 },
    { canton: 'BL', from: 1_281_000, to: 1_283_000 },
  ],
} as const

function isAt(
  list: readonly { canton: string; from: number; to: number }[],
  canton: string,
  low: number,
  high: number,
): boolean {
  return list.some((step) => step.canton === canton && low <= step.to && high >= step.from)
}

const runs = { numRuns: 1500, seed: 20_260_901 }

test('the parts are non-negative integers and add up to the total', () => {
  fc.assert(
    fc.property(aPlace, aHousehold, ({ figures, commune }, household) => {
      const { incomeTax: income, wealthTax: wealth, personalTax, total, trace } = incomeTax(figures, commune, household)
      const parts = [...Object.values(income), ...Object.values(wealth), personalTax]
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(trace.at(-1)).toMatchObject({ code: 'total', amount: total })
    }),
    runs,
  )
})

test('more income never means less tax, except at the known step of TI', () => {
  fc.assert(
    fc.property(aPlace, aHousehold, fc.integer({ min: 1, max: 50_000 }), ({ figures, commune }, household, more) => {
      const low = household.taxableIncome
      fc.pre(!isAt(steps.falls, figures.canton.canton, low, low + more))
      const raised = {
        ...household,
        taxableIncome: low + more,
        taxableIncomeFederal: household.taxableIncomeFederal + more,
      }
      const rounding = 3 // Each tax is rounded, so a total up to 3 francs lower is not a decrease.
      expect(incomeTax(figures, commune, raised).total).toBeGreaterThanOrEqual(
        incomeTax(figures, commune, household).total - rounding,
      )
    }),
    runs,
  )
})

test('more wealth never means less tax', () => {
  fc.assert(
    fc.property(aPlace, aHousehold, fc.integer({ min: 1, max: 1_000_000 }), ({ figures, commune }, household, more) => {
      const raised = { ...household, taxableWealth: household.taxableWealth + more }
      expect(incomeTax(figures, commune, raised).total).toBeGreaterThanOrEqual(
        incomeTax(figures, commune, household).total - 3,
      )
    }),
    runs,
  )
})

test('the marginal tax on CHF 1,000 is between 0 and 100%, except at known steps', () => {
  fc.assert(
    fc.property(
      aPlace,
      aHousehold,
      fc.integer({ min: 0, max: 1_400 }),
      ({ figures, commune }, household, thousands) => {
        const from = thousands * 1000
        fc.pre(!isAt(steps.jumps, figures.canton.canton, from, from + 1000))
        const [point] = marginalCurve(
          figures,
          commune,
          { ...household, taxableWealth: 0 },
          { from, to: from, step: 1000 },
        )
        expect(point?.marginalBp).toBeGreaterThanOrEqual(-30)
        expect(point?.marginalBp).toBeLessThanOrEqual(10_000)
      },
    ),
    runs,
  )
})

test('the known steps still exist in the tariffs', () => {
  const totalOf = (canton: string, taxableIncome: number) => {
    const figures = years[2026].cantons.find((each) => each.canton === canton)
    const row = figures?.communes.find(([bfsId]) => bfsId === figures.rules.capitalCommune)
    if (!figures || !row) throw new Error(canton)
    const alone = {
      maritalStatus: 'single',
      children: 0,
      confession: 'none',
      taxableIncomeFederal: 0,
      taxableWealth: 0,
    } as const
    return incomeTax({ canton: figures, federal: years[2026].federal }, readCommune(row), { ...alone, taxableIncome })
      .total
  }
  expect(totalOf('TI', 58_800)).toBeLessThan(totalOf('TI', 58_700))
  expect(totalOf('FR', 5_200) - totalOf('FR', 5_100)).toBeGreaterThan(80)
  expect(totalOf('BL', 16_800) - totalOf('BL', 16_700)).toBeGreaterThan(100)
})

describe('gross salary', () => {
  const aSalary = fc.record({
    maritalStatus: fc.constantFrom<'single' | 'married'>('single', 'married'),
    childAges: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 4 }),
    confession: fc.constantFrom<'none' | 'protestant'>('none', 'protestant'),
    age: fc.integer({ min: 18, max: 70 }),
    grossSalary: fc.integer({ min: 0, max: 800_000 }),
    grossSalaryPartner: fc.integer({ min: 0, max: 300_000 }),
    taxableWealth: fc.constant(0),
  })

  test('taxable income is the net salary minus the listed deductions, and never negative', () => {
    fc.assert(
      fc.property(aPlace, aSalary, ({ figures, commune }, household) => {
        const result = grossSalaryTax(figures, commune, household)
        if (!result.ok) throw new Error('not published')
        for (const level of ['federal', 'canton'] as const) {
          const taken = result.deductions[level].reduce((sum, { amount }) => sum + amount, 0)
          expect(result.taxableIncome[level]).toBe(Math.max(0, result.netSalary - taken))
        }
        expect(result.total).toBeLessThanOrEqual(household.grossSalary + household.grossSalaryPartner + 300)
      }),
      runs,
    )
  })

  test('an entered amount replaces the computed one', () => {
    fc.assert(
      fc.property(
        aPlace,
        aSalary,
        fc.integer({ min: 0, max: 30_000 }),
        ({ figures, commune }, household, professional) => {
          const result = grossSalaryTax(figures, commune, { ...household, own: { canton: { professional } } })
          if (!result.ok) throw new Error('not published')
          expect(result.deductions.canton.find(({ id }) => id === 'professional')).toMatchObject({
            amount: professional,
            own: true,
          })
        },
      ),
      { ...runs, numRuns: 300 },
    )
  })
})

describe('capital benefits', () => {
  const aBenefit = fc.record({
    maritalStatus: fc.constantFrom<'single' | 'married'>('single', 'married'),
    confession: fc.constant<'none'>('none'),
    age: fc.constant(65),
    capital: fc.integer({ min: 0, max: 5_000_000 }),
  })

  test('more capital never means less tax', () => {
    fc.assert(
      fc.property(aPlace, aBenefit, fc.integer({ min: 1, max: 500_000 }), ({ figures, commune }, benefit, more) => {
        const { total } = capitalBenefitTax(figures, commune, benefit)
        expect(
          capitalBenefitTax(figures, commune, { ...benefit, capital: benefit.capital + more }).total,
        ).toBeGreaterThanOrEqual(total - 3)
      }),
      runs,
    )
  })

  test('parts of a staggered withdrawal add up to the capital', () => {
    fc.assert(
      fc.property(aPlace, aBenefit, ({ figures, commune }, benefit) => {
        for (const { parts } of staggeredWithdrawals(figures, commune, benefit)) {
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(benefit.capital)
        }
      }),
      { ...runs, numRuns: 200 },
    )
  })
})

test('a commune has the same tax in the comparison and alone', () => {
  fc.assert(
    fc.property(aPlace, aHousehold, ({ figures, commune }, household) => {
      const [row] = compareCommunes([figures.canton], figures.federal, { by: 'taxable income', household }, [
        commune.bfsId,
      ])
      expect(row?.total).toBe(incomeTax(figures, commune, household).total)
    }),
    { ...runs, numRuns: 500 },
  )
})
