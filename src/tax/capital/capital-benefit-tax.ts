import {
  type Canton,
  type CantonFigures,
  type CommuneFigures,
  type Confession,
  type FederalFigures,
  kindOf,
  type MaritalStatus,
} from '#tax/figures.ts'
import { cantonMultiplier } from '#tax/ordinary/canton-tax.ts'
import { churchTax } from '#tax/ordinary/church-tax.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { needTariff } from '#tax/ordinary/select.ts'
import { dataStateOf } from '#tax/ordinary/simple-tax.ts'
import {
  compare,
  decimal,
  type Fraction,
  over,
  percent,
  roundDown,
  roundHalfUp,
  smaller,
  times,
  toNumber,
  whole,
} from '#tax/tariff/fraction.ts'
import { describeRow, taxByTable } from '#tax/tariff/tariff.ts'
import { type Flag, francs, type Note, type TraceLine } from '#tax/trace.ts'
import { capitalBase } from './capital-base.ts'

/** A lump sum from pillar 2 or 3a, taxed apart from other income in the year it is paid; whole francs. */
export type CapitalBenefit = {
  readonly maritalStatus: MaritalStatus
  readonly confession: Confession
  readonly age: number
  readonly capital: number
}

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

/** A fifth of the federal income tax on the same amount (DBG Art. 38), in whole francs. */
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
    label: 'Federal tax on the capital benefit',
    amount: owed,
    from: `T(${francs(toNumber(base))}) / 5 = ${francs(toNumber(tax))} / 5`,
    row: describeRow(tariff, row),
    rule: 'a fifth of the ordinary tariff; rounded to the franc',
    law: 'DBG Art. 38',
    figures: dataStateOf(figures),
  })
  return owed
}

/** Federal, cantonal, communal and church tax on a capital benefit, in whole francs. */
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
    label: 'Simple tax on the capital benefit',
    amount: toNumber(base.canton),
    from: base.words,
    law: `${rules.law.act}; StHG Art. 11 para. 3`,
    figures: dataStateOf(canton),
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
    label: 'Canton tax',
    amount: toNumber(cantonTax),
    from: `${francs(toNumber(base.canton))} × ${toNumber(times(cantonRate, whole(100)), 4)} %`,
  })
  note({
    part: 'commune',
    label: `Commune tax, ${commune.name}`,
    amount: toNumber(communeTax),
    from: `${francs(toNumber(base.commune))} × ${commune.income} %`,
  })

  const amounts = { federal: federalTax, canton: roundHalfUp(cantonTax), commune: roundHalfUp(communeTax) }
  const church = churchOnCapital(canton, commune, benefit, base.commune, amounts.canton, note)
  return {
    year: canton.year,
    place: { bfsId: commune.bfsId, name: commune.name, canton: canton.canton },
    dataState: canton.stateDate,
    ...amounts,
    church,
    total: amounts.federal + amounts.canton + amounts.commune + church,
    flags: capitalFlags(canton.canton, rule.by, commune, benefit, rules.index?.provenFor),
    trace,
  }
}

function churchOnCapital(
  figures: CantonFigures,
  commune: CommuneFigures,
  { confession, capital }: CapitalBenefit,
  simple: Fraction,
  cantonTax: number,
  note: Note,
): number {
  const own = figures.rules.capitalChurch
  if (own === 'none') return 0
  // Where the rate applies to 1 % of the income, a share of the capital takes the place of the income.
  const taxed = own ? times(whole(capital), decimal(own.percentOfCapital)) : whole(capital)
  const nothing = whole(0)
  const base = {
    simpleIncome: simple,
    cantonIncome: cantonTax,
    taxableIncome: taxed,
    simpleWealth: nothing,
    cantonWealth: 0,
    taxableWealth: nothing,
  }
  return churchTax(figures, commune, confession, base, note).income
}

function capitalFlags(
  canton: Canton,
  by: string,
  commune: CommuneFigures,
  { age, confession }: CapitalBenefit,
  provenFor?: number,
): Flag[] {
  const flags: Flag[] = []
  const byPension = by === 'pension' || canton === 'TI'
  if (byPension && age !== 65)
    flags.push({
      code: 'not-checked',
      text: `${canton} converts the capital into a pension by age and sex; the conversion is known for age 65 only and used here.`,
    })
  if (provenFor && commune.bfsId !== provenFor)
    flags.push({
      code: 'commune-index',
      text: `${canton}: the commune's own indexation is not in the official figures; the one of Sion is used.`,
    })
  if (confession !== 'none')
    flags.push({
      code: 'not-checked',
      text: 'Church tax on capital benefits follows the simple tax; few official results confirm it.',
    })
  return flags
}
