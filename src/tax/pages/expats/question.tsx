import { Segmented } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import type { Filled } from '#tax/pages/ui/tab-view.ts'
import * as expatTexts from './locales/en.ts'

/** A yes/no question; without `start`, nothing is preselected. */
export function YesNo<Name extends string>({
  name,
  label,
  hint,
  answer: { values, errors },
  start = '',
}: {
  name: NoInfer<Name>
  label: string
  hint?: string
  answer: Filled<Name>
  start?: 'yes' | 'no' | ''
}) {
  const { yes, no } = t(expatTexts.quasiResidence)
  const options = [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]
  return (
    <FieldGroup name={name} label={label} hint={hint} error={errors[name]}>
      <Segmented options={options} defaultValue={values[name] ?? start} />
    </FieldGroup>
  )
}
