import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field, FieldError } from '#design/form/field.tsx'
import { Select, TextArea, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import type { FieldSpec, RowColumn } from '#publishing/editor/staff/content-item-specs.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

import { type ArticleChoice, ArticlesField, PictureField } from './chosen-fields.tsx'

const rowsFieldCopy = () => t(publishingStaffTexts.rowsField)

const copy = () => t(publishingStaffTexts.specField)

type Props = {
  spec: FieldSpec
  values: ContentItemValues
  errors: Record<string, string>
  articles: readonly ArticleChoice[]
}

export function SpecField({ spec, values, errors, articles }: Props) {
  const { path, label, hint } = spec
  const value = values[path]
  if (spec.as === 'rows') return <RowsField {...spec} values={values} errors={errors} />
  if (spec.as === 'tick') return <Checkbox name={path} value="yes" label={label} defaultChecked={value === 'yes'} />
  const error = errors[path] ?? errors[Object.keys(errors).find((name) => name.startsWith(`${path}.`)) ?? '']
  const chosen = { path, label, hint, value: value ?? '', error }
  if (spec.as === 'picture') return <PictureField {...chosen} />
  if (spec.as === 'articles') return <ArticlesField {...chosen} max={spec.max} articles={articles} />
  return (
    <Field name={path} label={label} hint={hint} error={error}>
      <Control spec={spec} value={value} />
    </Field>
  )
}

function Control({
  spec,
  value,
}: {
  spec: Exclude<FieldSpec, { as: 'rows' | 'tick' | 'articles' }>
  value: string | undefined
}) {
  switch (spec.as) {
    case 'choice':
      return (
        <Select
          defaultValue={value}
          options={spec.options}
          {...(spec.optional ? { placeholder: copy().default } : {})}
        />
      )
    case 'area':
      return <TextArea rows={4} spellCheck defaultValue={value} />
    case 'day':
      return <DateInput defaultValue={value} />
    case 'lines':
      return <TextArea rows={4} defaultValue={value} />
    case 'number':
      return <TextInput inputMode="numeric" autoComplete="off" defaultValue={value} />
    default:
      return <TextInput autoComplete="off" defaultValue={value} />
  }
}

type RowsFieldProps = {
  path: string
  label: string
  columns: readonly RowColumn[]
  max: number
  values: ContentItemValues
  errors: Record<string, string>
}

export function RowsField({ path, label, columns, max, values, errors }: RowsFieldProps) {
  const filled = Array.from({ length: max }, (_, at) => at).findLastIndex((at) =>
    columns.some(({ key }) => values[`${path}.${at}.${key}`]),
  )
  const [count, setCount] = useState(Math.min(max, filled + 2))
  return (
    <fieldset className="editor-rows">
      <legend className="t16 bold">{label}</legend>
      {errors[path] && <FieldError id={path}>{errors[path]}</FieldError>}
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div className="editor-row" key={at}>
          {columns.map(({ key, label: column, as }) => {
            const name = `${path}.${at}.${key}`
            return (
              <Field
                key={key}
                name={name}
                label={
                  <>
                    {column}
                    <span className="visually-hidden"> {at + 1}</span>
                  </>
                }
                error={errors[name]}
              >
                <TextInput
                  autoComplete="off"
                  inputMode={as === 'number' ? 'numeric' : undefined}
                  defaultValue={values[name]}
                />
              </Field>
            )
          })}
        </div>
      ))}
      {count < max && (
        <Button type="button" kind="quiet" size="dense" icon="plus" onClick={() => setCount(count + 1)}>
          {rowsFieldCopy().addRow}
        </Button>
      )}
    </fieldset>
  )
}
