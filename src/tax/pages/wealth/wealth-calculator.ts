import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { differenceInWords } from '#tax/pages/difference.ts'
import { bothColumns, type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/field-labels.ts'
import { type WealthResult, wealthInput, wealthResult } from './wealth-result.ts'

const copy = () => t(taxTexts.wealthCalculator)

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
    title: copy().wealthTax(year, commune.name),
    tables: [
      {
        title: copy().taxPerYear,
        columns: bothColumns(),
        rows: [
          { label: copy().cantonOf(cantonLabel(canton)), values: ['–', n(taxes.canton)] },
          { label: commune.name, values: ['–', n(taxes.commune)] },
          { label: copy().church, values: ['–', n(taxes.church)] },
          { label: copy().total, values: [n(flat.tax), n(total)], total: true },
        ],
      },
      traceTable(trace),
    ],
    sentences: [differenceInWords({ flat: flat.tax, official: total })],
    flags,
    dataState,
  }
}
