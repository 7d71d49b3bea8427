import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { bothColumns, type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdLabels, placeLabels } from '#tax/pages/fields.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import { type Pillar3aResult, pillar3aInput, pillar3aResult } from './pillar-3a-result.ts'

const copy = () => t(taxTexts.pillar3aCalculator)

export const pillar3aCalculator = calculator({
  id: 'pillar-3a',
  asks: 'income',
  fields: pillar3aInput,
  labels: () => ({
    income: copy().income,
    interest: copy().interestOrReturn,
    age: copy().age,
    employment: copy().employment,
    savings: copy().currentSavings,
    paidYearBefore: copy().paidYearBefore,
    benefitDrawn: copy().benefitDrawn,
    usPerson: copy().usCitizenOrGreenCardHolder,
    ...placeLabels,
    ...householdLabels,
  }),
  compute: (input, { source }) => pillar3aResult(source, input),
  report,
})

function report(result: Pillar3aResult): ReportDraft {
  const { flat, limit, saved, savings, total, year, commune, flags, dataState, purchase } = result
  return {
    title: copy().pillar3a(year, commune.name),
    tables: [
      {
        title: copy().contributionTaxSavedAndGrowth,
        columns: bothColumns(),
        rows: [
          { label: copy().maxContribution, values: [n(limit), n(flat.maxContribution)] },
          { label: copy().estimatedTaxSavingsPerYear, values: [n(saved), n(flat.taxSavings)] },
          ...(purchase
            ? [
                { label: copy().laterContribution(purchase.year), values: [n(purchase.most), '–'] },
                { label: copy().savedByLaterContribution, values: [n(purchase.saved), '–'] },
              ]
            : []),
          { label: copy().projectedFutureValue, values: [n(total - savings), n(flat.futureValue)] },
          { label: copy().totalAtRetirement, values: [n(total), n(flat.totalAtRetirement)], total: true },
        ],
      },
      traceTable([...result.limitTrace, ...result.savedTrace, ...(purchase?.trace ?? []), ...result.growthTrace]),
    ],
    sentences: result.before.map((flag) => flagInWords(flag).text),
    flags,
    dataState,
  }
}
