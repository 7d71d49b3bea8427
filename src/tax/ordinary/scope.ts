import { formatFrancs as francs } from '#platform/format.ts'
import type { CantonFigures, CommuneFigures } from '#tax/figures.ts'
import type { Flag } from '#tax/trace.ts'
import type { Household } from './household.ts'

/** What a result does not cover, or rests on without proof: said in words beside the figures. */
export function flagsFor(figures: CantonFigures, commune: CommuneFigures, household: Household): Flag[] {
  const { rules } = figures
  const flags: Flag[] = []
  const flag = (code: string, text: string) => flags.push({ code, text })
  for (const text of rules.unchecked ?? []) flag('not-checked', text)
  if (rules.index && commune.bfsId !== rules.index.provenFor) {
    flag(
      'commune-index',
      `${figures.canton}: each commune has its own indexation of the tariff; ${commune.name} is computed with the one of Sion, so the commune tax is an estimate.`,
    )
  }
  if (rules.personalTaxVaries && commune.bfsId !== rules.capitalCommune) {
    flag(
      'personal-tax',
      `The personal tax is the one of the cantonal capital; ${commune.name} may charge another amount.`,
    )
  }
  if (household.confession !== 'none') flagChurch(figures, commune, household, flag)
  if (rules.quotientPerChild && household.children > 0) flagQuotient(figures, household, flag)
  const provenRows = rules.wealth?.provenRows
  const brackets = figures.tariffs.find(({ tax }) => tax === 'wealth')?.rows
  const provenTo = provenRows === undefined ? undefined : brackets?.[provenRows]?.[0]
  if (provenTo !== undefined && household.taxableWealth > provenTo) {
    flag(
      'not-checked',
      `The wealth surcharge above CHF ${francs(provenTo)} follows the law, but no official result confirms it.`,
    )
  }
  return flags
}

type AddFlag = (code: string, text: string) => void

/** The family quotient: proven up to these taxable incomes only. */
function flagQuotient({ canton }: CantonFigures, { maritalStatus, taxableIncome }: Household, flag: AddFlag): void {
  if (maritalStatus === 'single' && taxableIncome > 215_000) {
    flag(
      'quotient-limit',
      'The law limits the effect of the family quotient at high incomes; the limit is not applied here, so the real tax may be higher.',
    )
  }
  if (maritalStatus === 'married' && taxableIncome > 100_000) {
    flag(
      'not-checked',
      `Families with children above CHF ${francs(100_000)} taxable income in ${canton} are computed by law, but not checked against the authority.`,
    )
  }
}

function flagChurch(
  { rules, canton }: CantonFigures,
  commune: CommuneFigures,
  { confession }: Household,
  flag: AddFlag,
): void {
  if (rules.church === 'not in the export') {
    flag(
      'church-not-covered',
      `${canton}: the official figures hold no church tax (it is voluntary, or paid by canton and communes).`,
    )
    return
  }
  if (confession === 'protestant') return
  const rate = commune.incomeChurch[confession === 'roman-catholic' ? 0 : 2]
  if (rate === 0)
    flag('church-not-covered', `The official figures hold no church tax of this confession in ${commune.name}.`)
  else
    flag(
      'not-checked',
      'Church tax: only Protestant results were compared with the authority; this confession follows the same rule with its own rate.',
    )
  if (rules.personalTax?.protestant) {
    flag('church-head-tax', 'A head tax of this church, where there is one, is not included.')
  }
}
