import { Checkbox } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextArea, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import type { FieldSpec } from '#publishing/editor/staff/content-item-specs.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { RowsField } from './rows-field.tsx'

const copy = () => t(publishingStaffTexts.specField)

type Props = { spec: FieldSpec; values: ContentItemValues; errors: Record<string, string> }

export function SpecField({ spec, values, errors }: Props) {
  const { path, label, hint } = spec
  const value = values[path]
  if (spec.as === 'rows') return <RowsField {...spec} values={values} errors={errors} />
  if (spec.as === 'tick') return <Checkbox name={path} value="yes" label={label} defaultChecked={value === 'yes'} />
  const error = errors[path] ?? errors[Object.keys(errors).find((name) => name.startsWith(`${path}.`)) ?? '']
  return (
    <Field name={path} label={label} hint={hint} error={error}>
      <Control spec={spec} value={value} />
    </Field>
  )
}

function Control({ spec, value }: { spec: Exclude<FieldSpec, { as: 'rows' | 'tick' }>; value: string | undefined }) {
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
