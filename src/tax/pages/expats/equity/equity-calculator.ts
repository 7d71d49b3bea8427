import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/fields.ts'
import { equityInput } from './equity-input.ts'
import { type EquityResult, equityResult } from './equity-result.ts'
import * as equityTexts from './locales/en.ts'
import { outcomeInWords } from './outcome.ts'

const copy = () => t(equityTexts.equity)

export const equityCalculator = calculator({
  id: 'employee-shares',
  asks: 'units',
  fields: equityInput,
  labels: () => ({ ...copy().fields, ...placeLabels, ...householdLabels }),
  choices: () => ({ kind: copy().kinds, residence: copy().residences }),
  compute: (input, { source }) => equityResult(source, input),
  report,
})

function report(result: EquityResult): ReportDraft {
  const { benefit, swissPart, foreignPart, trace, flags, dataState, year } = result
  return {
    title: copy().title(year),
    tables: [
      {
        title: copy().parts,
        columns: ['CHF'],
        rows: [
          { label: copy().swissPart, values: [n(swissPart)] },
          { label: copy().foreignPart, values: [n(foreignPart)] },
          { label: copy().benefit, values: [n(benefit)], total: true },
        ],
      },
      traceTable(trace),
    ],
    sentences: [outcomeInWords(result), ...copy().notes[result.kind]],
    flags,
    dataState,
  }
}
