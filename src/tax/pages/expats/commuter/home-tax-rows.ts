import { t } from '#platform/texts.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { written } from '#tax/pages/ui/written.ts'
import type { CommuterOutcome } from './commuter-calculator.ts'

const copy = () => t(expatTexts.commuter)

/** Swiss tax, tax at home, its relief and what remains, in whole francs for page and PDF. */
export function homeTaxRows({ home, leastCents, mostCents, homeTax: { amounts } }: CommuterOutcome) {
  if (!amounts) return []
  const { swiss, tax, credited, remains, total } = copy().bothStates
  const country = copy().homes[home]
  const row = (label: string, { least, most }: { readonly least: number; readonly most: number }) => ({
    label,
    least: written(Math.round(least / 100)),
    most: written(Math.round(most / 100)),
  })
  return [
    row(swiss, { least: leastCents, most: mostCents }),
    row(tax(country), amounts.taxCents),
    row(credited, amounts.creditedCents),
    row(remains(country), amounts.remainsCents),
    { ...row(total, amounts.totalCents), total: true },
  ]
}

export function homeTaxWords(result: CommuterOutcome): string[] {
  const { relief, ownRange } = copy().bothStates
  const sentence = relief[result.homeTax.relief](copy().homes[result.home])
  return addsUp(result) ? [sentence] : [sentence, ownRange]
}

/** Whether both columns add up to their totals, but for rounding to the franc. */
function addsUp({ leastCents, mostCents, homeTax: { amounts } }: CommuterOutcome): boolean {
  if (!amounts) return true
  const { taxCents, creditedCents, remainsCents, totalCents } = amounts
  const isSum = (bound: 'least' | 'most', swiss: number) =>
    Math.abs(taxCents[bound] - creditedCents[bound] - remainsCents[bound]) <= 200 &&
    Math.abs(swiss + remainsCents[bound] - totalCents[bound]) <= 200
  return isSum('least', leastCents) && isSum('most', mostCents)
}
