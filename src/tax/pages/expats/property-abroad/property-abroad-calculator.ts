import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { basisRows, taxRows } from '#tax/pages/expats/tax-rows.ts'
import { householdLabels, placeLabels } from '#tax/pages/fields.ts'
import { propertyAbroadInput } from './property-abroad-input.ts'
import { type PropertyAbroadResult, propertyAbroadResult } from './property-abroad-result.ts'

const copy = () => t(expatTexts.propertyAbroad)

export const propertyAbroadCalculator = calculator({
  id: 'property-abroad',
  asks: 'thereValue',
  fields: propertyAbroadInput,
  labels: () => ({ ...copy().fields, ...placeLabels, ...householdLabels }),
  compute: (input, { source }) => propertyAbroadResult(source, input),
  report,
})

function report(result: PropertyAbroadResult): ReportDraft {
  const { year, commune, total, inFull, other, trace, flags, dataState } = result
  const { basis, taxes } = t(expatTexts.taxTables)
  return {
    title: copy().title(year),
    tables: [
      {
        ...{ title: taxes, columns: ['CHF'] },
        rows: [
          ...taxRows(result).map(({ label, value }) => ({ label, values: [n(value)] })),
          { label: copy().total(commune.name), values: [n(total)], total: true },
          { label: copy().inFull, values: [n(inFull)] },
          ...(other ? [{ label: copy().otherCanton(other.commune), values: [n(other.total)] }] : []),
        ],
      },
      {
        ...{ title: basis.title, columns: [basis.taxed, basis.forRate] },
        rows: basisRows(result).map(({ label, taxed, forRate }) => ({ label, values: [n(taxed), n(forRate)] })),
      },
      traceTable(trace),
    ],
    sentences: other ? [copy().otherCantonBill(cantonLabel(other.canton), n(other.total))] : [],
    ...{ flags, dataState },
  }
}
