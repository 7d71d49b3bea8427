import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/fields.ts'
import { equityInput } from './equity-input.ts'
import { type EquityResult, equityResult } from './equity-result.ts'
import * as equityTexts from './locales/en.ts'
import { outcomeInWords, vestingRows } from './outcome.ts'
import { moreVestingLabels } from './vesting-fields.ts'

const copy = () => t(equityTexts.equity)

export const equityCalculator = calculator({
  id: 'employee-shares',
  asks: 'units',
  fields: equityInput,
  labels: () => ({
    ...copy().fields,
    ...moreVestingLabels((name, at) => copy().ofVesting(copy().fields[name], at)),
    ...placeLabels,
    ...householdLabels,
  }),
  choices: () => ({ kind: copy().kinds, residence: copy().residences }),
  compute: (input, { source }) => equityResult(source, input),
  report,
})

function report(result: EquityResult): ReportDraft {
  const { benefit, swissPart, foreignPart, trace, flags, dataState, year, vestings } = result
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
      ...(vestings.length > 1
        ? [
            {
              title: copy().vestings,
              columns: [copy().benefit, copy().shareColumn, copy().swissColumn],
              rows: vestingRows(result).map(({ label, isTotal, benefit: of, percent, swissPart: swiss }) => ({
                ...{ label, total: isTotal, values: [n(of), `${percent}%`, n(swiss)] },
              })),
            },
          ]
        : []),
      traceTable(trace),
    ],
    sentences: [outcomeInWords(result), ...copy().notes[result.kind]],
    flags,
    dataState,
  }
}
