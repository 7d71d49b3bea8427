import { countries } from '#platform/countries.ts'
import { formatLongDate, formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { atSourceFigures } from '#tax/departure/at-source-figures.ts'
import { publishedYears } from '#tax/figures.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel, cantonOptions } from '#tax/pages/canton-names.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels } from '#tax/pages/fields.ts'
import { noPlace } from '#tax/pages/place.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import { departureInput } from './departure-input.ts'
import { type DepartureResult, departureResult } from './departure-result.ts'
import { outcomeInWords, refundInWords, stepInWords } from './in-words.ts'
import * as departureTexts from './locales/en.ts'

const copy = () => t(departureTexts.departure)

const cantonNames = Object.fromEntries(cantonOptions.map(({ value, label }) => [value, label]))

function yesAndNo() {
  const { yes, no } = t(taxTexts.choiceField)
  return { yes, no }
}

export const departureCalculator = calculator({
  id: 'leaving',
  asks: 'leavesOn',
  fields: departureInput,
  labels: () => ({ ...copy().fields, maritalStatus: householdLabels.maritalStatus }),
  choices: () => ({
    country: Object.fromEntries(countries),
    seat2: cantonNames,
    seat3a: cantonNames,
    sourceTaxed: yesAndNo(),
    usPerson: yesAndNo(),
  }),
  compute: (input, { today }) => {
    const year = Math.max(...publishedYears)
    const figures = atSourceFigures(year)
    if (!figures) return noPlace('leavesOn', { code: 'tariffs-not-published', values: { year } })
    return departureResult(figures, input, today)
  },
  report,
})

function report(result: DepartureResult): ReportDraft {
  const { leavesOn, seats, paid, dates, trace, flags, dataState, before } = result
  return {
    title: copy().title(formatLongDate(leavesOn)),
    tables: [
      ...(trace.length > 0 ? [traceTable(trace)] : []),
      {
        title: copy().datesTitle,
        columns: [copy().date],
        rows: dates.map((step) => ({ label: stepInWords(step), values: [formatLongDate(step.day)] })),
      },
      ...(seats.length > 0
        ? [
            {
              title: copy().seatsTitle,
              columns: ['CHF'],
              rows: seats.map(({ seat, total }) => ({ label: cantonLabel(seat), values: [n(total, { decimals: 2 })] })),
            },
          ]
        : []),
    ],
    sentences: [
      ...before.map((flag) => flagInWords(flag).text),
      outcomeInWords(result),
      ...paid.map((each) => refundInWords(each, result.country)),
    ],
    flags,
    dataState,
  }
}
