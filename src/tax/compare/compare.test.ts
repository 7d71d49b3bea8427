import { expect, test } from 'vitest'
import { readAllFigures } from '#tax/figures.server.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { burdenByCanton, compareCommunes } from './compare-communes.ts'
import { marginalCurve, marginalRateBp, totalAt } from './marginal-rate.ts'

const all = readAllFigures(2026)
if (!all.ok) throw new Error('not published')
const { cantons, federal } = all

const household = {
  maritalStatus: 'single',
  children: 0,
  confession: 'none',
  taxableIncome: 100_000,
  taxableIncomeFederal: 100_000,
  taxableWealth: 0,
} as const
const employees = {
  maritalStatus: 'married',
  childAges: [8, 10],
  confession: 'none',
  age: 40,
  grossSalary: 120_000,
  grossSalaryPartner: 0,
  taxableWealth: 0,
} as const

test('all communes are ranked, cheapest first', () => {
  const ranking = compareCommunes(cantons, federal, { by: 'taxable income', household })
  expect(ranking).toHaveLength(2110)
  expect(ranking.map(({ total }) => total)).toEqual(ranking.map(({ total }) => total).toSorted((a, b) => a - b))
  expect(ranking[0]?.canton).toBe('SZ')
})

test('selected communes retain their order', () => {
  const chosen = compareCommunes(cantons, federal, { by: 'taxable income', household }, [371, 261, 1711])
  expect(chosen.map(({ name }) => name)).toEqual(['Biel/Bienne', 'Zürich', 'Zug'])
})

test('gross salaries are compared with each canton’s own deductions', () => {
  const [bern, zug] = compareCommunes(cantons, federal, { by: 'gross salary', household: employees }, [351, 1711])
  expect(bern).toMatchObject({ total: 11_771, incomeTax: { canton: 7_393, commune: 3_827 } })
  expect(zug?.total).toBeLessThan(2_000)
})

test('the map has the burden of each cantonal capital, lightest first', () => {
  const burdens = burdenByCanton(cantons, federal, { by: 'taxable income', household })
  expect(new Set(burdens.map(({ canton }) => canton)).size).toBe(26)
  expect(burdens[0]).toMatchObject({ canton: 'ZG', name: 'Zug' })
})

test('the curve and the marginal rate are differences between totals', () => {
  const canton = cantons.find((figures) => figures.canton === 'ZH')
  const commune = canton && findCommune(canton, 261)
  if (!canton || !commune) throw new Error('no Zürich')
  const figures = { canton, federal }
  const points = marginalCurve(figures, commune, household, { from: 0, to: 200_000, step: 10_000 })
  expect(points).toHaveLength(21)
  const at = (income: number) => totalAt(figures, commune, household, income)
  expect(points[10]).toEqual({
    taxableIncome: 100_000,
    total: at(100_000),
    marginalBp: at(110_000) - at(100_000),
    averageBp: Math.round(at(100_000) / 10),
  })
  expect(marginalRateBp(figures, commune, household)).toBe((at(101_000) - at(100_000)) * 10)
})
