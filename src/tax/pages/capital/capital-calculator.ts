import { formatNumber as n } from '#platform/format.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { placeLabels } from '#tax/pages/field-labels.ts'
import { type CapitalResult, capitalInput, capitalResult } from './capital-result.ts'

export const capitalCalculator = calculator({
  id: 'capital-benefit',
  asks: 'capital',
  fields: capitalInput,
  labels: {
    capital: 'Capital paid out',
    age: 'Age',
    ...placeLabels,
    maritalStatus: 'Marital status',
    confession: 'Church',
    year: 'Tax year',
  },
  compute: (input, { source, cantonsOf }) => capitalResult(source, cantonsOf(input.year), input),
  report,
})

function report(result: CapitalResult): ReportDraft {
  const { place, year, inCanton, total, staggered, trace, flags, dataState } = result
  return {
    title: `Capital benefit ${year}, ${place.name}`,
    tables: [
      {
        title: 'Tax on one payout',
        columns: ['CHF'],
        rows: [
          { label: `Canton of ${cantonLabel(inCanton)}`, values: [n(result.canton)] },
          { label: place.name, values: [n(result.commune)] },
          { label: 'Direct federal tax', values: [n(result.federal)] },
          { label: 'Church', values: [n(result.church)] },
          { label: 'Total', values: [n(total)], total: true },
        ],
      },
      {
        title: 'Drawn in several years',
        columns: ['Tax in all', 'Saved'],
        rows: staggered.map((row) => ({ label: `${row.withdrawals} years`, values: [n(row.total), n(row.saved)] })),
      },
      traceTable(trace),
    ],
    sentences: [],
    flags,
    dataState,
  }
}
