import { formatMoney } from '#platform/format.ts'
import { say } from '#platform/words.ts'
import type { TabView } from '#tax/pages/ui/tab-view.ts'
import { taxWords } from '#tax/words.ts'
import { FileOrNot } from './file-or-not-section.tsx'
import { NotTaxedAtSource, WithholdingFigures } from './withholding-figures.tsx'
import { WithholdingForm, withholdingDefaults } from './withholding-form.tsx'
import type { WithholdingField } from './withholding-input.ts'
import type { WithholdingOutcome } from './withholding-result.ts'

export const withholdingTab: TabView<WithholdingOutcome, WithholdingField> = {
  defaults: withholdingDefaults,
  form: (answer) => <WithholdingForm answer={answer} />,
  before: {
    text: 'Answer the questions to find your tariff code and the tax withheld each month.',
    illustration: 'brackets',
    coming: [
      'Your tariff code, and why',
      'The tax of a month and of the whole year',
      'Whether a tax return brings money back or costs more',
    ],
    example: 'Example: CHF 6’500 a month in Biel/Bienne, permit B',
    entries: { monthlyIncome: '6’500', thirteenth: 'yes', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: (result) =>
    result.exempt
      ? say(taxWords().exempt, result.exempt)
      : `Tariff code ${result.code}: ${formatMoney(result.monthCents)} withheld each month, ${formatMoney(result.yearly.taxCents)} in the year.`,
  figures: (result) =>
    result.exempt === null ? <WithholdingFigures result={result} /> : <NotTaxedAtSource why={result.exempt} />,
  details: (result) => result.exempt === null && <FileOrNot result={result} />,
  bar: (result) =>
    result.exempt === null ? { label: 'Withheld each month', value: formatMoney(result.monthCents) } : null,
}
