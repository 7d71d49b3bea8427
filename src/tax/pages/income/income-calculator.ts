import { formatPercent, formatNumber as n } from '#platform/format.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { differenceInWords } from '#tax/pages/difference.ts'
import { bothColumns, type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { placeLabels } from '#tax/pages/field-labels.ts'
import { type IncomeResult, incomeInput, incomeResult } from './income-result.ts'

export const incomeCalculator = calculator({
  id: 'income-tax',
  asks: 'income',
  fields: incomeInput,
  labels: {
    income: 'Income',
    basis: 'Income given as',
    partnerIncome: 'Gross salary of the spouse',
    wealth: 'Wealth',
    age: 'Age',
    ...placeLabels,
    maritalStatus: 'Marital status',
    children: 'Children',
    childAges: 'Ages of children',
    confession: 'Church',
    year: 'Tax year',
  },
  compute: (input, { source }) => incomeResult(source, input),
  report,
})

function report({ flat, official, canton, year, marginalBp }: IncomeResult): ReportDraft {
  const { incomeTax, wealthTax, personalTax, commune } = official
  const wealthSum = wealthTax.canton + wealthTax.commune + wealthTax.church
  return {
    title: `Income tax ${year}, ${commune.name}`,
    tables: [
      {
        title: 'Tax per year',
        columns: bothColumns,
        rows: [
          { label: `Canton of ${cantonLabel(canton)}`, values: [n(flat.cantonal), n(incomeTax.canton)] },
          { label: commune.name, values: [n(flat.communal), n(incomeTax.commune)] },
          { label: 'Direct federal tax', values: [n(flat.federal), n(incomeTax.federal)] },
          { label: 'Church', values: ['–', n(incomeTax.church)] },
          { label: 'Wealth tax', values: ['–', n(wealthSum)] },
          { label: 'Personal tax', values: ['–', n(personalTax)] },
          { label: 'Total', values: [n(flat.total), n(official.total)], total: true },
        ],
      },
      traceTable(official.trace),
    ],
    sentences: [
      differenceInWords({ flat: flat.total, official: official.total }),
      `Of the next franc ${formatPercent(marginalBp / 10_000)} goes in tax.`,
    ],
    flags: official.flags,
    dataState: official.dataState,
  }
}
