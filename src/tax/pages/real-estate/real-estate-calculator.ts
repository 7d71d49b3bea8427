import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/fields.ts'
import { inWords } from '#tax/tax-texts.ts'
import { type RealEstateResult, realEstateInput, realEstateResult } from './real-estate-result.ts'

const copy = () => t(taxTexts.realEstateCalculator)

export const realEstateCalculator = calculator({
  id: 'real-estate',
  asks: 'propertyValue',
  fields: realEstateInput,
  labels: () => ({
    income: copy().income,
    propertyValue: copy().propertyValue,
    propertyType: copy().propertyType,
    mortgage: copy().mortgage,
    rent: copy().annualRentalIncome,
    interest: copy().interestOrReturn,
    maintenance: copy().maintenance,
    imputedRent: copy().imputedRentalValue,
    taxValue: copy().officialValue,
    otherAssets: copy().otherAssets,
    since: copy().yearsSinceYouBoughtYour,
    ...placeLabels,
    ...householdLabels,
  }),
  compute: (input, { source }) => realEstateResult(source, input),
  report,
})

function report(result: RealEstateResult): ReportDraft {
  const { flat, until2028, from2029, commune, year, flags, dataState } = result
  return {
    title: copy().realEstate(year, commune.name),
    tables: [
      {
        title: copy().changeInYourTaxesAt,
        columns: [copy().until2028, copy().from2029],
        rows: [
          { label: copy().taxableIncome, values: [n(until2028.taxableIncomeChange), n(from2029.taxableIncomeChange)] },
          { label: copy().taxableWealth, values: [n(until2028.taxableWealthChange), n(from2029.taxableWealthChange)] },
          { label: copy().allTaxes, values: [n(until2028.taxChange), n(from2029.taxChange)], total: true },
        ],
      },
      traceTable(until2028.lines, copy().lawUntil2028),
      traceTable(from2029.lines, copy().lawFrom2029),
      {
        title: copy().flatRateEstimate,
        columns: ['CHF'],
        rows: flat.trace
          .map((line) => inWords(line))
          .map(({ label, amount, from }) => ({ label, detail: from, values: [n(amount)] })),
      },
    ],
    sentences: [],
    flags,
    dataState,
  }
}
