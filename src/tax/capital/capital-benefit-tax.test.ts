import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { Canton } from '#tax/figures.ts'
import { flagName } from '#tax/flag.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { inWords } from '#tax/tax-texts.ts'
import { capitalBenefitTax } from './capital-benefit-tax.ts'
import type { CapitalBenefit } from './capital-rules.ts'
import { staggeredWithdrawals } from './staggered.ts'

function capitalOf(canton: Canton, year = 2026) {
  const figures = readFigures(year, canton)
  if (!figures.ok) throw new Error('not published')
  const commune = findCommune(figures.canton, figures.canton.rules.capitalCommune)
  if (!commune) throw new Error('no capital')
  return { figures, commune }
}

const benefit: CapitalBenefit = { maritalStatus: 'single', confession: 'none', age: 65, capital: 500_000 }

const taxIn = (canton: Canton, changed: Partial<CapitalBenefit> = {}, year = 2026) => {
  const { figures, commune } = capitalOf(canton, year)
  return capitalBenefitTax(figures, commune, { ...benefit, ...changed })
}

describe('published results', () => {
  test('AG 2026, single, 500,000: federal, canton and commune tax match to the franc', () => {
    expect(taxIn('AG')).toMatchObject({
      federal: 10_501,
      canton: 15_216,
      commune: 14_182,
      church: 0,
      total: 39_899,
      flags: [],
    })
  })

  test('church tax is levied on the simple tax, in Uri on half a percent of the capital, in Basel not at all', () => {
    expect(taxIn('AG', { confession: 'protestant' }).church).toBe(2_216)
    expect(taxIn('BS', { confession: 'protestant' }).church).toBe(0)
    expect(taxIn('UR', { confession: 'protestant' }).church).toBe(2_875)
  })
})

describe('limits', () => {
  test('ZH: the simple tax is at least 2% of the capital', () => {
    // The simple tax (before multipliers) is 2% of 50,000 = 1,000. The canton levies 95% of it, the commune 119%.
    expect(taxIn('ZH', { capital: 50_000 })).toMatchObject({ canton: 950, commune: 1_190 })
  })

  test('SZ: the simple tax is at most 1.5% since 2026, 2.5% before', () => {
    expect(taxIn('SZ', { capital: 20_000_000 }).canton).toBe(330_000)
    expect(taxIn('SZ', { capital: 20_000_000 }, 2025).canton).toBe(
      Math.round(20_000_000 * 0.025 * 1.1 * (capitalOf('SZ', 2025).figures.canton.rates.income / 110)),
    )
  })

  test('federal tax below CHF 25 is not collected', () => {
    expect(taxIn('ZH', { capital: 20_000 }).federal).toBe(0)
  })
})

describe('flags, staggering and trace', () => {
  test('an age other than 65 is flagged where the capital is converted into a pension', () => {
    expect(taxIn('VS', { age: 60 }).flags.map(flagName)).toEqual(['not-checked'])
    expect(taxIn('ZH', { age: 60 }).flags).toEqual([])
  })

  test('staggered withdrawals reduce the tax, and one withdrawal saves nothing', () => {
    const { figures, commune } = capitalOf('ZH')
    const rows = staggeredWithdrawals(figures, commune, { ...benefit, capital: 500_001 }, 3)
    expect(rows.map(({ withdrawals, parts }) => [withdrawals, parts])).toEqual([
      [1, [500_001]],
      [2, [250_001, 250_000]],
      [3, [166_667, 166_667, 166_667]],
    ])
    expect(rows[0]?.saved).toBe(0)
    expect(rows[1]?.saved).toBeGreaterThan(5_000)
    expect(rows[2]?.total).toBeLessThan(rows[1]?.total ?? 0)
  })

  test('the trace names rule, law and data', () => {
    const { trace } = taxIn('TI')
    expect(trace.map((line) => inWords(line))[1]).toMatchObject({
      from: expect.stringContaining('1/19.7'),
      law: expect.stringContaining('StHG Art. 11'),
      figures: expect.stringContaining('Federal Tax Administration (ESTV), tariffs and multipliers, as of 2026-09-01'),
    })
  })
})
