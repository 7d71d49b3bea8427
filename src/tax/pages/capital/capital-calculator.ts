import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { placeLabels } from '#tax/pages/field-labels.ts'
import { type CapitalResult, capitalInput, capitalResult } from './capital-result.ts'

const copy = () => t(taxTexts.capitalCalculator)

export const capitalCalculator = calculator({
  id: 'capital-benefit',
  asks: 'capital',
  fields: capitalInput,
  labels: {
    get capital() {
      return copy().lumpSum
    },
    age: 'Age',
    ...placeLabels,
    get maritalStatus() {
      return copy().maritalStatus
    },
    confession: 'Church',
    get year() {
      return copy().taxYear
    },
  },
  compute: (input, { source, cantonsOf }) => capitalResult(source, cantonsOf(input.year), input),
  report,
})

function report(result: CapitalResult): ReportDraft {
  const { place, year, inCanton, total, staggered, trace, flags, dataState } = result
  return {
    title: copy().lumpSumWithdrawal(year, place.name),
    tables: [
      {
        title: copy().taxOnSingleWithdrawal,
        columns: ['CHF'],
        rows: [
          { label: copy().cantonOf(cantonLabel(inCanton)), values: [n(result.canton)] },
          { label: place.name, values: [n(result.commune)] },
          { label: copy().directFederalTax, values: [n(result.federal)] },
          { label: copy().church, values: [n(result.church)] },
          { label: copy().total, values: [n(total)], total: true },
        ],
      },
      {
        title: copy().withdrawnOverSeveralYears,
        columns: [copy().totalTax, 'Saved'],
        rows: staggered.map((row) => ({ label: copy().years(row.withdrawals), values: [n(row.total), n(row.saved)] })),
      },
      traceTable(trace),
    ],
    sentences: [],
    flags,
    dataState,
  }
}
