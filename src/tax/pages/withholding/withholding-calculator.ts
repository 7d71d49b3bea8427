import { formatAmount } from '#platform/format.ts'
import { say } from '#platform/words.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/field-labels.ts'
import { taxWords } from '#tax/words.ts'
import { type WithholdingOutcome, withholdingInput, withholdingResult } from './withholding-result.ts'

export const withholdingCalculator = calculator({
  id: 'withholding-tax',
  asks: 'monthlyIncome',
  fields: withholdingInput,
  labels: {
    monthlyIncome: 'Gross salary of one month',
    thirteenth: '13th salary',
    bonus: 'Bonus',
    wealth: 'Wealth',
    otherIncome: 'Other income in the year',
    age: 'Age',
    ...placeLabels,
    permit: 'Permit',
    crossBorder: 'Lives abroad',
    spouseSwissOrC: 'Spouse Swiss or C permit',
    secondIncome: 'Spouse earns as well',
    partnerMonthlyIncome: 'Monthly salary of the spouse',
    deductions: 'Deductions of a return',
    withheld: 'Tax withheld in the year',
    code: 'Tariff code',
    ...householdLabels,
  },
  compute: (input, { source }) => withholdingResult(source, input),
  report,
})

function report(result: WithholdingOutcome): ReportDraft {
  const { commune, year, dataState, notes } = result
  const words = taxWords()
  const title = `Withholding tax ${year}, ${commune}`
  if (result.exempt !== null) {
    return { title, tables: [], sentences: [say(words.exempt, result.exempt)], flags: notes, dataState }
  }
  const { filing, yearly, code, because, monthCents } = result
  return {
    title,
    tables: [
      {
        title: `Tariff code ${code}`,
        columns: ['CHF'],
        rows: [
          { label: 'Withheld each month', values: [formatAmount(monthCents)] },
          { label: 'Withheld in the year', values: [formatAmount(yearly.taxCents)], total: true },
        ],
      },
      traceTable(yearly.trace),
      ...(filing
        ? [
            {
              title: 'File or not',
              columns: ['CHF a year'],
              rows: [
                { label: 'Withheld at source', values: [formatAmount(filing.withheldCents)] },
                { label: 'Ordinary tax', values: [formatAmount(filing.ordinaryCents)] },
                {
                  label: filing.refundCents >= 0 ? 'Refund' : 'Extra payment',
                  values: [formatAmount(Math.abs(filing.refundCents))],
                  total: true,
                },
              ],
            },
          ]
        : []),
    ],
    sentences: [
      `Why ${code}: ${because.map((reason) => say(words.because, reason)).join('; ')}.`,
      ...(filing?.warnings ?? []).map((warning) => say(words.filingWarnings, warning)),
    ],
    flags: [...notes, ...(filing?.ordinary.flags ?? [])],
    dataState,
  }
}
