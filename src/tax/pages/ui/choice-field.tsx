import { Segmented } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { Filled } from './tab-view.ts'

const copy = () => t(taxTexts.choiceField)

const yesNo = [
  {
    value: 'yes',
    get label() {
      return copy().yes
    },
  },
  {
    value: 'no',
    get label() {
      return copy().no
    },
  },
]

/** A question with yes and no, or with `options`; without `start`, nothing is preselected. */
export function ChoiceField<Name extends string>({
  name,
  label,
  hint,
  options = yesNo,
  start = '',
  answer: { values, errors },
}: {
  name: NoInfer<Name>
  label: string
  hint?: string
  options?: { value: string; label: string }[]
  start?: string
  answer: Filled<Name>
}) {
  return (
    <FieldGroup name={name} label={label} hint={hint} error={errors[name]}>
      <Segmented options={options} defaultValue={values[name] ?? start} />
    </FieldGroup>
  )
}
