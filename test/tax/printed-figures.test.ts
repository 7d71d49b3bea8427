import { describe, expect, test } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { completeSwissTaxGuide } from '#content/resources/complete-swiss-tax-guide.ts'
import { pensionGuide } from '#content/resources/pension-and-pillar-3a-guide.ts'
import type { Resource } from '#content/resources/resource.ts'
import { capitalBenefitTax } from '#tax/capital/capital-benefit-tax.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { allTaxes, article, figuresOf, printed, rowOf, sumOf, withheld } from './printed.ts'

const places = ['Biel/Bienne', 'Bern', 'Zürich', 'Zug']

function taxes(place: string, year: number, taxableIncome: number, maritalStatus: 'single' | 'married' = 'single') {
  const { incomeTax: tax } = allTaxes(place, year, { income: taxableIncome, maritalStatus })
  return { ...tax, total: tax.canton + tax.commune + tax.federal + tax.church }
}

function tableOf(resource: Resource, caption: string): readonly (readonly string[])[] {
  const blocks = resource.body.kind === 'guide' ? resource.body.sections.flatMap((section) => section.blocks) : []
  const table = blocks.find((block) => block.kind === 'table' && block.caption.startsWith(caption))
  if (table?.kind !== 'table') throw new Error(`no table '${caption}'`)
  return table.rows
}

describe('guides', () => {
  test('the guide for 2025 prints the taxes of 2025', () => {
    const rows = tableOf(completeSwissTaxGuide, 'Income tax 2025 on CHF 100,000')
    expect(rows).toEqual(
      places.map((place) => {
        const { canton, commune, federal, total } = taxes(place, 2025, 100_000)
        return [place === 'Zürich' ? 'Zurich' : place, ...[canton, commune, federal, total].map(printed)]
      }),
    )
  })

  test('the pension guide prints the marginal savings of Biel/Bienne', () => {
    const rows = tableOf(pensionGuide, 'Marginal saving')
    const total = (income: number) => taxes('Biel/Bienne', 2026, income).total
    expect(rows).toEqual(
      [80_000, 100_000, 120_000].map((income) =>
        [income, total(income), total(income) - total(income - 20_000)].map(printed),
      ),
    )
  })
})

/** Articles use English place names. */
const inEnglish = (place: string) => place.replace('Zürich', 'Zurich')

const minus = (amount: number) => (amount === 0 ? '–' : `−${printed(amount)}`)

describe('articles', () => {
  test('the article on moving prints the taxes of the four places', () => {
    const text = article('moving-commune-in-december')
    for (const place of places) {
      expect(text).toMatch(new RegExp(`\\| ${inEnglish(place)} .*\\| ${printed(taxes(place, 2026, 100_000).total)} `))
    }
    const gap = taxes('Biel/Bienne', 2026, 150_000).total - taxes('Zürich', 2026, 150_000).total
    expect(text).toContain(`is CHF ${printed(gap)}`)
  })

  test("articles print the engine's tax on CHF 100,000", () => {
    const biel = printed(taxes('Biel/Bienne', 2026, 100_000).total)
    const bern = printed(taxes('Bern', 2026, 100_000).total)
    expect(article('pillar-3a-2026')).toContain(`| CHF ${biel} |`)
    expect(article('tax-at-source-and-the-120000-line')).toMatch(
      new RegExp(`CHF ${biel} in Biel.*CHF ${bern} in the city`),
    )
  })

  test('the article on RSU prints the tax with and without the split', () => {
    const whole = taxes('Zürich', 2026, 168_000).total
    const split = Math.round((whole * 144) / 168)
    expect(article('rsu-and-options-computed')).toMatch(
      new RegExp(`\\| CHF ${printed(whole)} +\\| CHF ${printed(split)} +\\|`),
    )
    expect(article('rsu-and-options-computed')).toContain(`**CHF ${printed(whole - split)}**`)
  })

  test('the article on a spouse abroad prints the tax of three methods', () => {
    const text = article('spouse-abroad')
    const own = 108_000
    const joint = taxes('Biel/Bienne', 2026, 138_000, 'married').total
    expect(text).toContain(`| CHF ${printed(taxes('Biel/Bienne', 2026, own).total)} `)
    expect(text).toContain(`| CHF ${printed(taxes('Biel/Bienne', 2026, own, 'married').total)} `)
    expect(text).toContain(`| CHF ${printed(Math.round((joint * own) / 138_000))} `)
    expect(text).toContain(`CHF ${printed(joint)}, times 108 ÷ 138`)
    expect(text).toContain(`CHF ${withheld('B0N', 9_000).month}`)
    expect(text).toContain(`CHF ${withheld('C0N', 9_000).month}`)
  })

  test('the article on the C permit prints the tax withheld and the tax due', () => {
    const text = article('c-permit-in-mid-year')
    const owed = grossTax({ grossSalary: 108_000 })
    const { monthCents, month } = withheld('A0N', 9_000)
    expect(text).toContain(`| ${month} `)
    expect(text).toContain(`| ${printed(owed)}.00 `)
    expect(text).toContain(`| ${printed(owed - (5 * monthCents) / 100)}.00 `)
    expect(text).toContain(`**CHF ${printed(Math.round((owed - (5 * monthCents) / 100) / 7))} a month**`)
  })

  test('the article on expatriate deductions prints their savings', () => {
    const text = article('expatriate-deductions-in-figures')
    const taxOf = (other: number) =>
      grossTax({
        grossSalary: 180_000,
        maritalStatus: 'married',
        childAges: [8, 10],
        own: { federal: { other }, canton: { other } },
      })
    for (const deducted of [18_000, 31_200]) {
      expect(text).toContain(`| CHF ${printed(taxOf(deducted))} | CHF ${printed(taxOf(0) - taxOf(deducted))} |`)
    }
    expect(text).toContain(`| CHF ${printed(taxOf(0))} |`)
  })

  test('the article on crypto prints a correct list and the resulting tax', () => {
    const text = article('crypto-in-the-swiss-tax-return')
    const rewards = [51, 57, 55, 52, 49, 48].reduce((sum, each) => sum + each, 0)
    const [bitcoin, ether] = [Math.floor(0.35 * 69_571.99), Math.floor(7.12 * 2_364.08)]
    expect(rowOf(text, 'BTC, hardware wallet')).toEqual(['0.35', '69,571.99', printed(bitcoin), '–'])
    expect(rowOf(text, 'ETH, exchange, staked')).toEqual(['7.12', '2,364.08', printed(ether), '–'])
    expect(rowOf(text, '**Total**').slice(2)).toEqual([printed(bitcoin + ether), String(rewards)])
    const before = allTaxes('Biel/Bienne', 2025, { income: 90_000, wealth: 120_000 })
    const after = allTaxes('Biel/Bienne', 2025, { income: 90_000 + rewards, wealth: 120_000 + bitcoin + ether })
    const income = [sumOf(before.incomeTax), sumOf(after.incomeTax)] as const
    const wealth = [sumOf(before.wealthTax), sumOf(after.wealthTax)] as const
    const rowWith = ([a, b]: readonly [number, number]) => [a, b, b - a].map((amount) => printed(amount))
    expect(rowOf(text, 'Income tax (federal, cantonal and communal)')).toEqual(rowWith(income))
    expect(rowOf(text, 'Wealth tax (cantonal and communal)')).toEqual(rowWith(wealth))
    expect(text).toContain(`**CHF ${income[1] - income[0] + wealth[1] - wealth[0]} for the year**`)
  })

  test('the article on self-employment prints CHF 150,000 in three variants', () => {
    const text = article('becoming-self-employed')
    const salary = 100_000
    const social = 0.064 * salary
    const fund = 10_000
    const profit = 150_000 - salary - social - fund - 4_000
    const profitTax = Math.round(profit * 0.2054)
    const dividend = profit - profitTax
    const net = salary - social - fund
    const fromSalary = net - Math.round(net * 0.03) - 7_000
    const ways = [
      { before: 150_000 - 15_000 - 27_000, income: 108_000, federal: 108_000, saved: 0 },
      {
        before: net - 7_000 + dividend,
        income: fromSalary + dividend / 2,
        federal: fromSalary + dividend * 0.7,
        saved: 0,
      },
      { before: net - 7_000, income: fromSalary, federal: fromSalary, saved: dividend },
    ].map((way) => ({ ...way, tax: sumOf(allTaxes('Bern', 2026, way).incomeTax) }))
    const row = (name: string, value: (way: (typeof ways)[number]) => string) =>
      expect(rowOf(text, name), name).toEqual(ways.map(value))
    expect(rowOf(text, 'Profit tax of the company')).toEqual(['–', minus(profitTax), minus(profitTax)])
    row('Kept in the company', ({ saved }) => minus(saved))
    row('Before her own income tax', ({ before }) => printed(before))
    row('Taxable income, cantonal tax', ({ income }) => printed(income))
    row('Taxable income, federal tax', ({ federal }) => printed(federal))
    row('Her income tax', ({ tax }) => minus(tax))
    row('**To live on**', ({ before, tax }) => printed(before - tax))
    row('To live on, and kept in the company', ({ before, tax, saved }) => printed(before - tax + saved))
    const [sole = 0, paidOut = 0, saved = 0] = ways.map((way) => way.before - way.tax + way.saved)
    expect(text).toContain(`**CHF ${printed(sole - paidOut)} less**`)
    expect(text).toContain(`**CHF ${printed(saved - sole)} ahead**`)
  })

  test('the article on inheritance prints the tax on CHF 500,000 at the official rates', () => {
    const text = article('inheritance-between-two-countries')
    const inSteps = (amount: number, steps: readonly (readonly [number, number])[]) => {
      let left = amount
      return steps.reduce((sum, [width, percent]) => {
        const part = Math.min(left, width)
        left -= part
        return sum + (part * percent) / 100
      }, 0)
    }
    const zurich = [
      [30_000, 2],
      [60_000, 3],
      [90_000, 4],
      [180_000, 5],
      [480_000, 6],
    ] as const
    const zug = [
      [40_000, 10],
      [40_000, 11],
      [60_000, 12],
      [60_000, 13],
      [200_000, 15],
      [200_000, 17.5],
    ] as const
    const stranger = inSteps(500_000, zug)
    // Unrelated heirs in Bern pay sixteen times the basic tax, so divide their published tax by 16.
    const bern = 111_920 / 16
    const basel = (500_000 - 2_000) * 0.06 * 1.75
    const land = (500_000 - 30_000) * 0.15
    const expected: Record<string, [number, number]> = {
      'Basel-Landschaft': [land, land],
      'Basel-Stadt': [basel, basel],
      Bern: [16 * bern, 6 * bern],
      Lucerne: [0, 500_000 * 0.06 * 1.9],
      Zug: [0, stranger * 0.4],
      Zurich: [6 * inSteps(450_000, zurich), 3 * inSteps(485_000, zurich)],
    }
    for (const [canton, [partner, sibling]] of Object.entries(expected)) {
      expect(rowOf(text, canton), canton).toEqual([partner, sibling].map((tax) => printed(Math.round(tax))))
    }
    expect(text).toContain(`then pays CHF ${printed(6 * bern)}`)
    expect(text).toContain(`CHF ${printed(stranger)} in this example`)
  })
})

describe('case studies', () => {
  test('each case study prints the saving that the engine computes', () => {
    const single = (income: number) => taxes('Zürich', 2026, income).total
    const couple = (income: number) => taxes('Zürich', 2026, income, 'married').total
    const oneYear = 3 * couple(240_000) - couple(60_000) - 2 * couple(240_000)
    const threeYears = 3 * couple(240_000) - 3 * couple(180_000)
    const split = Math.round((single(206_000) * 158) / 206)
    const posted = (other: number) =>
      grossTax({
        grossSalary: 180_000,
        maritalStatus: 'married',
        childAges: [8, 10],
        own: { federal: { other }, canton: { other } },
      })
    const bern = figuresOf('Bern')
    const capital = (francs: number) =>
      capitalBenefitTax(bern.figures, bern.commune, {
        maritalStatus: 'married',
        confession: 'none',
        age: 65,
        capital: francs,
      }).total
    const vaud = (code: string) => withheld(code, 7_500, 'VD').yearCents / 100
    const computed: Record<string, number[]> = {
      'shares-from-two-countries': [single(206_000), split, single(206_000) - split],
      'bonus-and-pension-purchase': [oneYear, threeYears, threeYears - oneYear],
      'commuter-with-telework': [Math.round((7 * withheld('A0N', 9_000, 'BS').monthCents) / 100)],
      'first-return-after-arrival': [posted(0), posted(31_200), posted(0) - posted(31_200)],
      'staggered-departure': [capital(300_000), 3 * capital(100_000), capital(300_000) - 3 * capital(100_000)],
      'wrong-tariff-code': [vaud('A0N'), vaud('H1N'), vaud('A0N') - vaud('H1N')],
    }
    for (const { id, arithmetic, metrics } of caseStudies) {
      expect(
        arithmetic.steps.map(({ amountChf }) => amountChf),
        id,
      ).toEqual(computed[id])
      expect(Number(metrics.taxSavings.replaceAll(/\D/g, ''))).toBe(computed[id]?.at(-1) ?? 0)
    }
  })
})

/** Computes all taxes of an employee in Biel/Bienne in 2026 in whole francs, without church tax and wealth tax. */
function grossTax(household: Partial<GrossHousehold>): number {
  const { figures, commune } = figuresOf('Biel/Bienne')
  const result = grossSalaryTax(figures, commune, {
    maritalStatus: 'single',
    childAges: [],
    confession: 'none',
    age: 40,
    grossSalary: 0,
    grossSalaryPartner: 0,
    taxableWealth: 0,
    ...household,
  })
  if (!result.ok) throw new Error(result.reason)
  return result.total
}
