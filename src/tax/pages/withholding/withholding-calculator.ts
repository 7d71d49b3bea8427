import { formatAmount, formatNumber } from '#platform/format.ts'
import { say } from '#platform/words.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/field-labels.ts'
import { returnRows } from '#tax/withholding/return-table.ts'
import { taxWords } from '#tax/words.ts'
import { withholdingInput } from './withholding-input.ts'
import { type WithholdingOutcome, type WithholdingResult, withholdingResult } from './withholding-result.ts'

export const withholdingCalculator = calculator({
  id: 'withholding-tax',
  asks: 'monthlyIncome',
  fields: withholdingInput,
  labels: {
    monthlyIncome: 'Gross salary of one month',
    thirteenth: '13th salary',
    bonus: 'Bonus',
    wealth: 'Net wealth',
    otherIncome: 'Other income in the year',
    age: 'Age',
    ...placeLabels,
    permit: 'Permit',
    crossBorder: 'Lives abroad',
    spouseSwissOrC: 'Spouse Swiss or C permit',
    secondIncome: 'Spouse earns as well',
    partnerMonthlyIncome: 'Monthly salary of the spouse',
    returnsHome: 'Returns home',
    publicService: 'Public service',
    withinZone: 'Lives in the 20 km zone',
    workedBefore: 'Commuter before 17 July 2023',
    incomeAbroad: 'Own income taxed abroad',
    partnerIncomeAbroad: 'Income of the spouse taxed abroad',
    keepsChild: 'Lives with and keeps the children',
    otherParent: 'Lives with the other parent',
    childAges: 'Ages of the children',
    commuting: 'Commuting',
    partnerCommuting: 'Commuting of the spouse',
    meals: 'Meals away from home',
    partnerMeals: 'Meals of the spouse',
    canteen: 'Meals made cheaper by the employer',
    partnerCanteen: 'Meals of the spouse made cheaper',
    weeklyStay: 'Room near work',
    pillar3a: 'Pillar 3a',
    partnerPillar3a: 'Pillar 3a of the spouse',
    buyIn: 'Pension fund buy-in',
    careChild1: 'Care of child 1',
    careChild2: 'Care of child 2',
    careChild3: 'Care of child 3',
    careChild4: 'Care of child 4',
    premiums: 'Insurance premiums',
    medical: 'Medical costs',
    donations: 'Donations',
    training: 'Training',
    alimony: 'Maintenance paid',
    interest: 'Debt interest',
    deductions: 'Further deductions',
    propertyAbroad: 'Property abroad',
    mortgageAbroad: 'Mortgage abroad',
    rentAbroad: 'Rent or rental value abroad',
    costsAbroad: 'Upkeep abroad',
    debts: 'Other debts',
    withheld: 'Tax withheld in the year',
    code: 'Tariff code',
    ...householdLabels,
  },
  compute: (input, figures) => withholdingResult(figures, input),
  report,
})

function deductionTable({ ordinary }: NonNullable<WithholdingResult['filing']>) {
  const words = taxWords()
  return {
    title: 'What a return deducts beside the flat rates',
    columns: ['Paid', 'Federal', 'Canton'],
    rows: returnRows(ordinary.costs).map(({ deduction, paid, federal, canton }) => ({
      label: words.returnDeductions[deduction],
      values: [formatNumber(paid), formatNumber(federal), formatNumber(canton)],
    })),
  }
}

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
            ...(returnRows(filing.ordinary.costs).length > 0 ? [deductionTable(filing)] : []),
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
      ...(filing?.compulsory.reasons.length ? [words.compulsory(filing.compulsory.reasons)] : []),
      ...(filing?.warnings ?? []).map((warning) => say(words.filingWarnings, warning)),
    ],
    flags: [...notes, ...(filing?.flags ?? [])],
    dataState,
  }
}
