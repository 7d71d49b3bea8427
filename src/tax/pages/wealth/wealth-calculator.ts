import { formatNumber as n } from '#platform/format.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { differenceInWords } from '#tax/pages/difference.ts'
import { bothColumns, type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/field-labels.ts'
import { type WealthResult, wealthInput, wealthResult } from './wealth-result.ts'

export const wealthCalculator = calculator({
  id: 'wealth-tax',
  asks: 'wealth',
  fields: wealthInput,
  labels: {
    wealth: 'Wealth',
    ...placeLabels,
    ...householdLabels,
  },
  compute: (input, { source, cantonsOf }) => wealthResult(source, cantonsOf(input.year), input),
  report,
})

function report({ flat, taxes, total, commune, year, canton, trace, flags, dataState }: WealthResult): ReportDraft {
  return {
    title: `Wealth tax ${year}, ${commune.name}`,
    tables: [
      {
        title: 'Tax per year',
        columns: bothColumns,
        rows: [
          { label: `Canton of ${cantonLabel(canton)}`, values: ['–', n(taxes.canton)] },
          { label: commune.name, values: ['–', n(taxes.commune)] },
          { label: 'Church', values: ['–', n(taxes.church)] },
          { label: 'Total', values: [n(flat.tax), n(total)], total: true },
        ],
      },
      traceTable(trace),
    ],
    sentences: [differenceInWords({ flat: flat.tax, official: total })],
    flags,
    dataState,
  }
}
