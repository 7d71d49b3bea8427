import type { CantonFigures, CommuneFigures } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { Household } from './household.ts'

/**
 * Taxable incomes in francs up to which official results confirm the family quotient (division of the income by family
 * size). Higher ones are flagged.
 */
const quotientProvenTo = { single: 215_000, married: 100_000 } as const

export function flagsFor(figures: CantonFigures, commune: CommuneFigures, household: Household): Flag[] {
  const { rules, canton, year } = figures
  const flags: Flag[] = []
  for (const rule of rules.unchecked ?? []) flags.push({ code: 'not-checked.rule', values: { canton, year, rule } })
  if (rules.index && commune.bfsId !== rules.index.provenFor) {
    flags.push({ code: 'commune-index.income', values: { canton, commune: commune.name } })
  }
  if (rules.personalTaxVaries && commune.bfsId !== rules.capitalCommune) {
    flags.push({ code: 'personal-tax', values: { commune: commune.name } })
  }
  if (household.confession !== 'none') flags.push(...churchFlags(figures, commune, household))
  if (rules.quotientPerChild && household.children > 0) flags.push(...quotientFlags(figures, household))
  if (household.forRate && household.liableDays === undefined)
    flags.push({ code: 'not-checked.rate-income', values: {} })
  const provenRows = rules.wealth?.provenRows
  const brackets = figures.tariffs.find(({ tax }) => tax === 'wealth')?.rows
  const above = provenRows === undefined ? undefined : brackets?.[provenRows]?.[0]
  if (above !== undefined && household.taxableWealth > above) {
    flags.push({ code: 'not-checked.wealth-surcharge', values: { above } })
  }
  return flags
}

function quotientFlags({ canton }: CantonFigures, { maritalStatus, taxableIncome }: Household): Flag[] {
  const above = quotientProvenTo[maritalStatus]
  if (taxableIncome <= above) return []
  return maritalStatus === 'single'
    ? [{ code: 'quotient-limit', values: {} }]
    : [{ code: 'not-checked.quotient', values: { canton, above } }]
}

function churchFlags({ rules, canton }: CantonFigures, commune: CommuneFigures, { confession }: Household): Flag[] {
  if (rules.church === 'not in the export') return [{ code: 'church-not-covered.canton', values: { canton } }]
  if (confession === 'protestant') return []
  const rate = commune.incomeChurch[confession === 'roman-catholic' ? 0 : 2]
  const covered: Flag =
    rate === 0
      ? { code: 'church-not-covered.commune', values: { commune: commune.name } }
      : { code: 'not-checked.church', values: {} }
  return rules.personalTax?.protestant ? [covered, { code: 'church-head-tax', values: {} }] : [covered]
}
