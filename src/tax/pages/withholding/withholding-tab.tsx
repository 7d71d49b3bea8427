import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { TabView } from '#tax/pages/ui/tab-view.ts'

import { FileOrNot } from './file-or-not-section.tsx'
import { NotTaxedAtSource, WithholdingFigures } from './withholding-figures.tsx'
import { WithholdingForm, withholdingDefaults } from './withholding-form.tsx'
import type { WithholdingField } from './withholding-input.ts'
import type { WithholdingOutcome } from './withholding-result.ts'

const copy = () => t(taxTexts.withholdingTab)

export const withholdingTab: TabView<WithholdingOutcome, WithholdingField> = {
  defaults: withholdingDefaults,
  form: (answer) => <WithholdingForm answer={answer} />,
  before: {
    get text() {
      return copy().answerQuestionsToFindYour
    },
    illustration: 'brackets',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().exampleChf6500Month
    },
    entries: { monthlyIncome: '6,500', thirteenth: 'yes', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: (result) =>
    result.exempt
      ? say(t(taxTexts.results).exempt, result.exempt)
      : copy().tariffCodeDeductedEachMonth(
          result.code,
          formatMoney(result.monthCents),
          formatMoney(result.yearly.taxCents),
        ),
  figures: (result) =>
    result.exempt === null ? <WithholdingFigures result={result} /> : <NotTaxedAtSource why={result.exempt} />,
  details: (result) => result.exempt === null && <FileOrNot result={result} />,
  bar: (result) =>
    result.exempt === null ? { label: copy().deductedEachMonth, value: formatMoney(result.monthCents) } : null,
}
