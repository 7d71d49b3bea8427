import type { ReactNode } from 'react'
import { Field } from '#design/field.tsx'
import { TextArea, TextInput } from '#design/input.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import type { Entered } from '#shop/catalogue/product-form.ts'

/** What the fields of the form hold, what is wrong with them, and what they are elsewhere by now. */
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

/** One field of the form of a product, with the value that somebody else gave it meanwhile. */
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

/** The value of now of a field that somebody else has changed; undefined where nobody has. */
export function nowText({ now }: FormState, name: string): string | undefined {
  const value = now[name]
  return value === undefined ? undefined : `Now: ${value === '' ? 'empty' : value}`
}
