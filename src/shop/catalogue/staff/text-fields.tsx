import type { ReactNode } from 'react'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextArea, TextInput } from '#design/form/input.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import {
  type Entered,
  maxRibbonLength,
  maxSubtitleLength,
  maxTextLength,
  maxTitleLength,
  productStatuses,
} from '#shop/catalogue/editing/product-form.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const entryCopy = () => t(shopStaffTexts.entry)

const copy = () => t(shopStaffTexts.textFields)

export function TextFields({ form }: { form: FormState }) {
  const { values, errors } = form
  const named = t(shopStaffTexts.catalogue).productStatuses
  return (
    <div className="admin-form">
      <Entry name="title" label={copy().title} form={form} maxLength={maxTitleLength} />
      <Entry name="subtitle" label={copy().subtitle} optional form={form} maxLength={maxSubtitleLength} />
      <Entry name="ribbonText" label={copy().ribbon} optional form={form} maxLength={maxRibbonLength} />
      <Entry
        name="description"
        label={copy().description}
        form={form}
        lines={10}
        maxLength={maxTextLength}
        hint={copy().leaveEmptyLineToStart}
      />
      <FieldGroup
        name="status"
        label={copy().inStore}
        error={errors.status}
        hint={nowText(form, 'status') ?? copy().hiddenProductsCanBeSeen}
      >
        <Segmented
          defaultValue={values.status}
          options={productStatuses.map((value) => ({ value, label: String(named[value]), disabled: form.isReadOnly }))}
        />
      </FieldGroup>
      <FieldGroup name="ordering" label={copy().howClientsOrderIt} hint={nowText(form, 'ordering')}>
        <Segmented
          defaultValue={values.ordering}
          options={[
            { value: 'online', label: copy().inStore },
            { value: 'on-request', label: copy().onRequest },
          ]}
        />
      </FieldGroup>
    </div>
  )
}

/** `now`: current values of the fields that another staff member has changed since the form was opened. */
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
  return value === undefined ? undefined : entryCopy().currentValue(value === '' ? 'empty' : value)
}
