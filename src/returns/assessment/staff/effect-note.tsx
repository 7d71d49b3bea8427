import type { Difference } from '#returns/assessment/assessment.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'
import { assessmentWords } from '#returns/assessment/words.ts'
import { missingInWords } from '#returns/expected/words.ts'

type Props = { effects: TaxEffects; differences: readonly Difference[] }

export function EffectNote({ effects, differences }: Props) {
  if (differences.length === 0) return null
  if (!effects.ok) {
    const reasons = effects.reasons.map((reason) => missingInWords(reason, 'staff').text)
    return <p className="soft t16 mt-16">{`The tax effect is not computed. ${reasons.join(' ')}`}</p>
  }
  return (
    <p className="t16 mt-16">
      <b>{`Tax effect of all differences: ${assessmentWords().effect(effects.totalCents)}.`}</b>
      {differences.length > 1 && <span className="soft"> It need not be the sum of the lines: rates rise.</span>}
      {!effects.isChecked && <span className="soft"> Not checked: see the expected tax of the case.</span>}
    </p>
  )
}
