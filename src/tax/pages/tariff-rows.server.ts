import { readFigures } from '#tax/figures.server.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { cantonPart, taxAmounts } from '#tax/ordinary/income-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'

export type TariffRow = { income: number; federal: number; canton: number; commune: number }

const biel = 371

/** Tariff rows, cached for the lifetime of the process, because the figures change only with a new release. */
const cached = new Map<string, TariffRow[]>()

/** Income tax in Biel/Bienne (single, no church) in whole francs for the home page chart; empty without figures. */
export function getHeroRows({ year = 2026, step = 5000, to = 250_000 } = {}): TariffRow[] {
  const requested = `${year} ${step} ${to}`
  const rows = cached.get(requested) ?? workOut(year, step, to)
  cached.set(requested, rows)
  return rows
}

function workOut(year: number, step: number, to: number): TariffRow[] {
  const figures = readFigures(year, 'BE')
  const commune = figures.ok && findCommune(figures.canton, biel)
  if (!figures.ok || !commune) return []
  return Array.from({ length: Math.floor(to / step) }, (_, at) => {
    const income = (at + 1) * step
    const household: Household = {
      maritalStatus: 'single',
      children: 0,
      confession: 'none',
      taxableIncome: income,
      taxableIncomeFederal: income,
      taxableWealth: 0,
    }
    const {
      federal,
      canton,
      commune: local,
    } = taxAmounts(figures.canton, commune, household, cantonPart(figures, household)).incomeTax
    return { income, federal, canton, commune: local }
  })
}
