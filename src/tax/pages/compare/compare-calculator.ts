import { formatPercent, formatNumber as n } from '#platform/format.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import type { ReportDraft } from '#tax/pages/document/report.ts'
import { householdLabels } from '#tax/pages/field-labels.ts'
import { type CompareResult, compareInput, compareResult } from './compare-result.ts'

export const compareCalculator = calculator({
  id: 'compare-communes',
  asks: 'income',
  fields: compareInput,
  labels: {
    income: 'Income',
    basis: 'Income given as',
    wealth: 'Wealth',
    age: 'Age',
    canton: 'Canton',
    commune: 'Commune',
    commune2: 'Commune 2',
    commune3: 'Commune 3',
    commune4: 'Commune 4',
    commune5: 'Commune 5',
    choice: null,
    all: null,
    ...householdLabels,
  },
  compute: (input, { source, allOf }) => compareResult(source, allOf(input.year), input),
  report,
})

function report({ chosen, ranking, canton, communes, year, flags, dataState }: CompareResult): ReportDraft {
  const rowOf = ({ name, total, burdenBp }: (typeof chosen)[number]) => ({
    label: name,
    values: [n(total), formatPercent(burdenBp / 10_000)],
  })
  return {
    title: `Communes compared ${year}`,
    tables: [
      { title: 'Side by side', columns: ['Tax CHF', 'Rate'], rows: chosen.map(rowOf) },
      {
        title: `Ranking of ${communes} communes, canton of ${cantonLabel(canton)}`,
        columns: ['Tax CHF', 'Rate'],
        rows: ranking.map((row) => ({ ...rowOf(row), label: `${row.rank}. ${row.name}` })),
      },
    ],
    sentences: [],
    flags,
    dataState,
  }
}
