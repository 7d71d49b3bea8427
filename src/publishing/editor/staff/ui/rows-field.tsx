import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field, FieldError } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import type { RowColumn } from '#publishing/editor/staff/content-item-specs.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.rowsField)

type Props = {
  path: string
  label: string
  columns: readonly RowColumn[]
  max: number
  values: ContentItemValues
  errors: Record<string, string>
}

export function RowsField({ path, label, columns, max, values, errors }: Props) {
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
          {copy().addRow}
        </Button>
      )}
    </fieldset>
  )
}
