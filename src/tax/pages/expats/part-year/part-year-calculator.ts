import { t } from '#platform/texts.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { householdLabels, placeLabels } from '#tax/pages/fields.ts'
import { partYearRows, partYearSentences } from './in-words.ts'
import { type PartYearResult, partYearInput, resultOf } from './part-year-result.ts'

const copy = () => t(expatTexts.partYear)

export const partYearCalculator = calculator({
  id: 'part-year',
  asks: 'salary',
  fields: partYearInput,
  labels: () => ({ ...copy().fields, ...placeLabels, ...householdLabels }),
  compute: (input, { source }) => resultOf(input, source),
  report,
})

function report(result: PartYearResult): ReportDraft {
  const { columns, base, taxes } = partYearRows(result)
  return {
    title: copy().title(result.year, result.commune.name),
    tables: [
      { title: copy().incomes, columns, rows: base },
      { title: copy().taxes, columns: ['CHF'], rows: taxes.map((row) => ({ ...row, values: row.values.slice(0, 1) })) },
      traceTable(result.trace),
    ],
    sentences: partYearSentences(result),
    flags: result.flags,
    dataState: result.dataState,
  }
}
