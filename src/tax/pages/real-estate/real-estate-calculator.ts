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
  labels: {
    get income() {
      return copy().income
    },
    get propertyValue() {
      return copy().propertyValue
    },
    get propertyType() {
      return copy().propertyType
    },
    get mortgage() {
      return copy().mortgage
    },
    get rent() {
      return copy().annualRentalIncome
    },
    get interest() {
      return copy().interestOrReturn
    },
    get maintenance() {
      return copy().maintenance
    },
    get imputedRent() {
      return copy().imputedRentalValue
    },
    get taxValue() {
      return copy().officialValue
    },
    get otherAssets() {
      return copy().otherAssets
    },
    get since() {
      return copy().yearsSinceYouBoughtYour
    },
    ...placeLabels,
    ...householdLabels,
  },
  compute: (input, { source }) => realEstateResult(source, input),
  report,
})

function report(result: RealEstateResult): ReportDraft {
  const { flat, until2028, from2029, commune, year, flags, dataState } = result
  return {
    title: copy().realEstate(year, commune.name),
    tables: [
      {
        title: copy().flatRateEstimate,
        columns: ['CHF'],
        rows: flat.trace
          .map((line) => inWords(line))
          .map(({ label, amount, from }) => ({ label, detail: from, values: [n(amount)] })),
      },
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
    ],
    sentences: [],
    flags,
    dataState,
  }
}
