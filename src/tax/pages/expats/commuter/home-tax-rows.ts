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

export function homeTaxWords({ home, homeTax: { relief, amounts } }: CommuterOutcome): string[] {
  const { relief: words, refund } = copy().bothStates
  return [words[relief](copy().homes[home]), ...(amounts && amounts.remainsCents.least < 0 ? [refund] : [])]
}
