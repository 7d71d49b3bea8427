import { t } from '#platform/texts.ts'
import type { Difference } from '#returns/assessment/assessment.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'
import { missingInWords } from '#returns/expected/expected-texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const copy = () => t(returnStaffTexts.effectNote)

type Props = { effects: TaxEffects; differences: readonly Difference[] }

export function EffectNote({ effects, differences }: Props) {
  if (differences.length === 0) return null
  if (!effects.ok) {
    const reasons = effects.reasons.map((reason) => missingInWords(reason, 'staff').text)
    return <p className="soft t16 mt-16">{copy().taxEffectHasNotBeen(reasons.join(' '))}</p>
  }
  return (
    <p className="t16 mt-16">
      <b>{copy().taxEffectOfAllDifferences(t(returnTexts.assessment).effect(effects.totalCents))}</b>
      {differences.length > 1 && <span className="soft"> {copy().itCanDifferFromSum}</span>}
      {!effects.isChecked && <span className="soft"> {copy().notCheckedSeeExpectedTax}</span>}
    </p>
  )
}
