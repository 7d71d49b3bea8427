import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { chf } from '#tax/pages/ui/written.ts'
import type { EquityResult } from './equity-result.ts'
import * as equityTexts from './locales/en.ts'

/** Tax on the Swiss part in one sentence. */
export function outcomeInWords({ taxes, swissPart, place, canton }: EquityResult): string {
  const words = t(equityTexts.equity).outcome
  switch (taxes.by) {
    case 'ordinary':
      return words.ordinary({ ...taxes, place })
    case 'flat':
      return taxes.canton === null
        ? words.federalOnly(chf(taxes.federal), cantonLabel(canton))
        : words.flat(chf(taxes.federal + taxes.canton), cantonLabel(canton))
    case 'monthly-tariff':
      return words.monthlyTariff(chf(swissPart))
  }
}

/** Rows of a table of vestings, each year followed by its total. */
export function vestingRows({ vestings, years }: EquityResult) {
  const copy = t(equityTexts.equity)
  return years.flatMap((year) => [
    ...vestings
      .filter((each) => each.year === year.year)
      .map(({ on, at, ...parts }) => ({
        ...parts,
        key: String(at),
        label: on ? formatDate(on) : copy.vestingNumber(at),
        isTotal: false,
      })),
    { ...year, key: `total ${year.year}`, label: copy.totalOfYear(year.year), isTotal: true },
  ])
}
