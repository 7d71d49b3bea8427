import type { ReactNode } from 'react'
import { Field } from '#design/form/field.tsx'
import { TextArea, TextInput } from '#design/form/input.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import type { Entered } from '#shop/catalogue/editing/product-form.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const copy = () => t(shopStaffTexts.entry)

/** `now`: current values of fields that another staff member has changed in the meantime. */
export type FormState = { values: Entered; errors: FieldErrors; now: Entered; isReadOnly: boolean }

type EntryProps = {
  name: string
  label: string
  form: FormState
  hint?: ReactNode
  optional?: boolean
  hideLabel?: boolean
  lines?: number
  maxLength?: number
  inputMode?: 'decimal' | 'numeric'
}

export function Entry({ name, label, form, hint, optional, hideLabel, lines, maxLength, inputMode }: EntryProps) {
  const { values, errors, isReadOnly } = form
  const shared = { defaultValue: values[name] ?? '', maxLength: maxLength, readOnly: isReadOnly, inputMode }
  const content = nowText(form, name) ?? hint
  return (
    <Field {...{ name, label, optional, hideLabel }} hint={content} error={errors[name]}>
      {lines ? <TextArea rows={lines} {...shared} /> : <TextInput autoComplete="off" {...shared} />}
    </Field>
  )
}

export function nowText({ now }: FormState, name: string): string | undefined {
  const value = now[name]
  return value === undefined ? undefined : copy().currentValue(value === '' ? 'empty' : value)
}
