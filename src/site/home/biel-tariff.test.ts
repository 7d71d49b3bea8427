import { expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { cantonPart, taxAmounts } from '#tax/ordinary/income-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { bielTariff, markedIncome, totalTax } from './biel-tariff.ts'

const bielCommuneId = 371

function computed(income: number) {
  const figures = readFigures(2026, 'BE')
  const commune = figures.ok && findCommune(figures.canton, bielCommuneId)
  if (!figures.ok || !commune) throw new Error('The figures of Biel/Bienne 2026 are missing')
  const household: Household = {
    maritalStatus: 'single',
    children: 0,
    confession: 'none',
    taxableIncome: income,
    taxableIncomeFederal: income,
    taxableWealth: 0,
  }
  return taxAmounts(figures.canton, commune, household, cantonPart(figures, household)).incomeTax
}

test('every row of the picture is what the tax engine computes', () => {
  for (const { income, federal, canton, commune } of bielTariff) {
    expect({ income, ...computed(income) }).toEqual({ income, federal, canton, commune, church: 0 })
  }
})

test('the rows lie CHF 5,000 apart up to 250,000, and the marked one is among them', () => {
  expect(bielTariff.map(({ income }) => income)).toEqual(Array.from({ length: 50 }, (_, i) => (i + 1) * 5000))
  const marked = bielTariff.filter(({ income }) => income === markedIncome)
  expect(marked.map(totalTax)).toEqual([23_361])
})
