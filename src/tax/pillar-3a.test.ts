import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { pillar3aGrowth, pillar3aLimit, pillar3aSaving } from './pillar-3a.ts'

describe('limit of pillar 3a', () => {
  test.each([
    [2024, true, 80_000, 7_056],
    [2025, true, 80_000, 7_258],
    [2026, true, 80_000, 7_258],
    [2026, true, 5_000, 5_000],
    [2026, false, 100_000, 20_000],
    [2026, false, 500_000, 36_288],
    [2026, false, -10, 0],
  ])(
    'in %d with pension fund: %s and an income of %d, the limit is %d',
    (year, pensionFund, netEarnedIncome, limit) => {
      expect(pillar3aLimit(year, { pensionFund, netEarnedIncome })).toMatchObject({ ok: true, limit })
    },
  )

  test('a year without a published limit is reported', () => {
    expect(pillar3aLimit(2027, { pensionFund: true, netEarnedIncome: 80_000 })).toEqual({
      ok: false,
      reason: 'not-published',
      year: 2027,
    })
  })
})

test('the saving is the difference between two official results', () => {
  const figures = readFigures(2026, 'ZH')
  const commune = figures.ok ? findCommune(figures.canton, 261) : undefined
  if (!figures.ok || !commune) throw new Error('no Zürich')
  const household = {
    maritalStatus: 'single',
    children: 0,
    confession: 'none',
    taxableIncome: 80_000,
    taxableIncomeFederal: 80_000,
    taxableWealth: 0,
  } as const
  // The income falls from 80,000 to 72,742, and the total tax from 10,754 to 9,074.
  const saved = pillar3aSaving(figures, commune, household, 7_258)
  expect(saved).toBeGreaterThan(1_500)
  expect(saved).toBeLessThan(2_000)
})

test('contributions are added at the end of each year', () => {
  expect(
    pillar3aGrowth({ age: 63, retirementAge: 65, contribution: 1_000, currentSavings: 10_000, interestBp: 100 }),
  ).toEqual([
    { age: 64, paidIn: 11_000, value: 11_100 },
    { age: 65, paidIn: 12_000, value: 12_211 },
  ])
})
