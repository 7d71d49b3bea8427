import { formatPercent, formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { bothColumns, type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { placeLabels } from '#tax/pages/fields.ts'
import { differenceInWords } from '#tax/pages/ui/written.ts'
import { type IncomeResult, incomeInput, incomeResult } from './income-result.ts'

const copy = () => t(taxTexts.incomeCalculator)

export const incomeCalculator = calculator({
  id: 'income-tax',
  asks: 'income',
  fields: incomeInput,
  labels: () => ({
    income: copy().income,
    basis: copy().typeOfIncome,
    partnerIncome: copy().spousesGrossSalary,
    wealth: copy().wealth,
    age: copy().age,
    ...placeLabels,
    maritalStatus: copy().maritalStatus,
    children: copy().children,
    childAges: copy().agesOfChildren,
    confession: copy().church,
    year: copy().taxYear,
  }),
  implied: { basis: 'taxable' },
  compute: (input, { source }) => incomeResult(source, input),
  report,
})

function report({ flat, official, canton, year, marginalBp }: IncomeResult): ReportDraft {
  const { incomeTax, wealthTax, personalTax, commune } = official
  const wealthSum = wealthTax.canton + wealthTax.commune + wealthTax.church
  return {
    title: copy().incomeTax(year, commune.name),
    tables: [
      {
        title: copy().taxPerYear,
        columns: bothColumns(),
        rows: [
          { label: copy().cantonOf(cantonLabel(canton)), values: [n(incomeTax.canton), n(flat.cantonal)] },
          { label: commune.name, values: [n(incomeTax.commune), n(flat.communal)] },
          { label: copy().directFederalTax, values: [n(incomeTax.federal), n(flat.federal)] },
          { label: copy().church, values: [n(incomeTax.church), '–'] },
          { label: copy().wealthTax, values: [n(wealthSum), '–'] },
          { label: copy().personalTax, values: [n(personalTax), '–'] },
          { label: copy().total, values: [n(official.total), n(flat.total)], total: true },
        ],
      },
      traceTable(official.trace),
    ],
    sentences: [
      differenceInWords({ flat: flat.total, official: official.total }),
      copy().youPayTaxOnNext(formatPercent(marginalBp / 10_000)),
    ],
    flags: official.flags,
    dataState: official.dataState,
  }
}
