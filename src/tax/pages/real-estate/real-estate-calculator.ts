import { formatNumber as n } from '#platform/format.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/field-labels.ts'
import { inWords } from '#tax/words.ts'
import { type RealEstateResult, realEstateInput, realEstateResult } from './real-estate-result.ts'

export const realEstateCalculator = calculator({
  id: 'real-estate',
  asks: 'propertyValue',
  fields: realEstateInput,
  labels: {
    income: 'Income',
    propertyValue: 'Property value',
    propertyType: 'Property type',
    mortgage: 'Mortgage',
    rent: 'Annual rental income',
    interest: 'Interest or return',
    maintenance: 'Maintenance',
    imputedRent: 'Imputed rental value',
    taxValue: 'Official value',
    otherAssets: 'Other assets',
    since: 'Years since the first own home was bought',
    ...placeLabels,
    ...householdLabels,
  },
  compute: (input, { source }) => realEstateResult(source, input),
  report,
})

function report(result: RealEstateResult): ReportDraft {
  const { flat, until2028, from2029, commune, year, flags, dataState } = result
  return {
    title: `Real estate ${year}, ${commune.name}`,
    tables: [
      {
        title: 'Flat-rate estimate',
        columns: ['CHF'],
        rows: flat.trace
          .map((line) => inWords(line))
          .map(({ label, amount, from }) => ({ label, detail: from, values: [n(amount)] })),
      },
      {
        title: 'Change of your taxes by the official tariff',
        columns: ['Until 2028', 'From 2029'],
        rows: [
          { label: 'Taxable income', values: [n(until2028.taxableIncomeChange), n(from2029.taxableIncomeChange)] },
          { label: 'Taxable wealth', values: [n(until2028.taxableWealthChange), n(from2029.taxableWealthChange)] },
          { label: 'All taxes', values: [n(until2028.taxChange), n(from2029.taxChange)], total: true },
        ],
      },
      traceTable(until2028.lines, 'Law until 2028'),
      traceTable(from2029.lines, 'Law from 2029'),
    ],
    sentences: [],
    flags,
    dataState,
  }
}
