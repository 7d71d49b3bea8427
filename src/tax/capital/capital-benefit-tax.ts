import { type Canton, type CantonFigures, type CommuneFigures, type FederalFigures, kindOf } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { cantonMultiplier } from '#tax/ordinary/canton-tax.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { needTariff } from '#tax/ordinary/select.ts'
import {
  compare,
  over,
  percent,
  roundDown,
  roundHalfUp,
  smaller,
  times,
  toNumber,
  whole,
} from '#tax/tariff/fraction.ts'
import { rowRead } from '#tax/tariff/row-read.ts'
import { taxByTable } from '#tax/tariff/tariff.ts'
import { type Note, originOf, type TraceLine } from '#tax/trace.ts'
import { capitalBase } from './capital-base.ts'
import { capitalChurchTax } from './capital-church-tax.ts'
import type { CapitalBenefit } from './capital-rules.ts'

const pensionAge = 65

export type CapitalBenefitResult = {
  readonly year: number
  readonly place: { readonly bfsId: number; readonly name: string; readonly canton: Canton }
  readonly dataState: string
  readonly federal: number
  readonly canton: number
  readonly commune: number
  readonly church: number
  readonly total: number
  readonly flags: readonly Flag[]
  readonly trace: readonly TraceLine[]
}

/** Federal, cantonal, communal and church tax on a capital benefit, in whole francs, each rounded half up. */
export function capitalBenefitTax(
  { canton, federal }: YearFigures,
  commune: CommuneFigures,
  benefit: CapitalBenefit,
): CapitalBenefitResult {
  const trace: TraceLine[] = []
  const note: Note = (line) => trace.push(line)
  const { rules, rates } = canton
  const rule = rules.capital
  const kind = kindOf(benefit.maritalStatus, 0)
  const federalTax = federalCapitalTax(federal, benefit, note)
  const base = capitalBase(canton, { kind, capital: benefit.capital })
  note({
    part: 'canton',
    code: 'capital.simple-tax',
    amount: toNumber(base.canton),
    values: { basis: base.basis, ...(base.row && { row: base.row }) },
    article: rules.law.act,
    figures: originOf(canton),
  })

  const ownRate = rule.by === 'table' ? rule.cantonRate : undefined
  const change = rule.by === 'share' && rule.withoutReduction ? undefined : rules.cantonRate
  const cantonRate = cantonMultiplier(ownRate ?? rates.income, change)
  const cantonTax = times(base.canton, cantonRate)
  const uncapped = times(base.commune, percent(commune.income))
  const ceiling =
    rule.by === 'pension'
      ? times(
          whole(benefit.capital),
          times(percent(rule.maxPercentCommune), percent(kind === 'married' ? rule.marriedPercent : 100)),
        )
      : uncapped
  const communeTax = smaller(uncapped, ceiling)
  note({
    part: 'canton',
    code: 'capital.canton-tax',
    amount: toNumber(cantonTax),
    values: { simple: toNumber(base.canton), multiplierPercent: toNumber(times(cantonRate, whole(100)), 4) },
  })
  note({
    part: 'commune',
    code: 'capital.commune-tax',
    amount: toNumber(communeTax),
    values: { commune: commune.name, simple: toNumber(base.commune), multiplierPercent: commune.income },
  })

  const amounts = { federal: federalTax, canton: roundHalfUp(cantonTax), commune: roundHalfUp(communeTax) }
  const church = capitalChurchTax(canton, commune, benefit, base.commune, amounts.canton, note)
  return {
    year: canton.year,
    place: { bfsId: commune.bfsId, name: commune.name, canton: canton.canton },
    dataState: canton.stateDate,
    ...amounts,
    church,
    total: amounts.federal + amounts.canton + amounts.commune + church,
    flags: capitalFlags(canton, commune, benefit),
    trace,
  }
}

export function capitalFlags(
  { canton, rules }: CantonFigures,
  commune: CommuneFigures,
  { age, confession }: CapitalBenefit,
): Flag[] {
  const flags: Flag[] = []
  const byPension = rules.capital.by === 'pension' || canton === 'TI'
  if (byPension && age !== pensionAge) {
    flags.push({ code: 'not-checked.pension', values: { canton, age: pensionAge } })
  }
  if (rules.index && commune.bfsId !== rules.index.provenFor) {
    flags.push({ code: 'commune-index.capital', values: { canton } })
  }
  if (confession !== 'none') flags.push({ code: 'not-checked.capital-church', values: {} })
  return flags
}

/** A fifth of the federal income tax on the amount (DBG Art. 38), rounded half up; zero if too small to collect. */
export function federalCapitalTax(
  figures: FederalFigures,
  { maritalStatus, capital }: CapitalBenefit,
  note?: Note,
): number {
  const base = roundDown(whole(capital), 100)
  const tariff = needTariff(figures.tariffs, 'income', 'federal', kindOf(maritalStatus, 0))
  const { tax, row } = taxByTable(tariff, base)
  const fifth = over(tax, whole(5))
  const owed = compare(fifth, whole(figures.leastCollected)) < 0 ? 0 : roundHalfUp(fifth)
  note?.({
    part: 'federal',
    code: 'federal.capital-tax',
    amount: owed,
    values: { base: toNumber(base), tax: toNumber(tax), row: rowRead(tariff, row) },
    figures: originOf(figures),
  })
  return owed
}
