import { formatNumber as n } from '#platform/format.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { bothColumns, type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/field-labels.ts'
import { flagInWords } from '#tax/words.ts'
import { type Pillar3aResult, pillar3aInput, pillar3aResult } from './pillar-3a-result.ts'

export const pillar3aCalculator = calculator({
  id: 'pillar-3a',
  asks: 'income',
  fields: pillar3aInput,
  labels: {
    income: 'Income',
    interest: 'Interest or return',
    age: 'Age',
    employment: 'Employment',
    savings: 'Current savings',
    usPerson: 'US citizen or green card holder',
    ...placeLabels,
    ...householdLabels,
  },
  compute: (input, { source }) => pillar3aResult(source, input),
  report,
})

function report(result: Pillar3aResult): ReportDraft {
  const { flat, limit, saved, savings, total, year, commune, flags, dataState } = result
  return {
    title: `Pillar 3a ${year}, ${commune.name}`,
    tables: [
      {
        title: 'Contribution, saving, growth',
        columns: bothColumns,
        rows: [
          { label: 'Max contribution', values: [n(flat.maxContribution), n(limit)] },
          { label: 'Estimated tax savings per year', values: [n(flat.taxSavings), n(saved)] },
          { label: 'Projected future value', values: [n(flat.futureValue), n(total - savings)] },
          { label: 'Total at retirement', values: [n(flat.totalAtRetirement), n(total)], total: true },
        ],
      },
      traceTable([...result.limitTrace, ...result.savedTrace, ...result.growthTrace]),
    ],
    sentences: result.before.map((flag) => flagInWords(flag).text),
    flags,
    dataState,
  }
}
