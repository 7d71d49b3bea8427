import { formatPercent, formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import type { ReportDraft } from '#tax/pages/document/report.ts'
import { householdLabels } from '#tax/pages/fields.ts'
import { type CompareResult, compareInput, compareResult } from './compare-result.ts'

const copy = () => t(taxTexts.compareCalculator)

export const compareCalculator = calculator({
  id: 'compare-communes',
  asks: 'income',
  fields: compareInput,
  labels: () => ({
    income: copy().income,
    basis: copy().typeOfIncome,
    wealth: copy().wealth,
    age: copy().age,
    canton: copy().canton,
    commune: copy().commune,
    commune2: copy().commune2,
    commune3: copy().commune3,
    commune4: copy().commune4,
    commune5: copy().commune5,
    choice: null,
    all: null,
    ...householdLabels,
  }),
  implied: { basis: 'taxable' },
  compute: (input, { source, allOf }) => compareResult(source, allOf(input.year), input),
  report,
})

function report({ chosen, ranking, canton, communes, year, flags, dataState }: CompareResult): ReportDraft {
  const rowOf = ({ name, total, burdenBp }: (typeof chosen)[number]) => ({
    label: name,
    values: [n(total), formatPercent(burdenBp / 10_000)],
  })
  return {
    title: copy().comparisonOfCommunes(year),
    tables: [
      { title: copy().sideBySide, columns: [copy().taxChf, copy().rate], rows: chosen.map(rowOf) },
      {
        title: copy().rankingOfCommunesCantonOf(communes, cantonLabel(canton)),
        columns: [copy().taxChf, copy().rate],
        rows: ranking.map((row) => ({ ...rowOf(row), label: `${row.rank}. ${row.name}` })),
      },
    ],
    sentences: [],
    flags,
    dataState,
  }
}
