import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { MoneyInput, Select } from '#design/input.tsx'
import type { Filled } from './calculator-form.tsx'
import { YearField } from './place-fields.tsx'

const statusOptions = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'divorced', label: 'Divorced' },
]
const confessionOptions = [
  { value: 'none', label: 'None' },
  { value: 'protestant', label: 'Protestant' },
  { value: 'roman-catholic', label: 'Roman Catholic' },
  { value: 'christ-catholic', label: 'Christ Catholic' },
]
const childrenOptions = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value === '4' ? '4+' : value }))

/** What the fields of a household start with. */
export const householdDefaults = {
  canton: 'bern',
  maritalStatus: 'single',
  children: '0',
  confession: 'none',
  year: '2026',
}

export function StatusField({ answer: { values, errors } }: { answer: Filled }) {
  return (
    <FieldGroup name="maritalStatus" label="Marital status" error={errors.maritalStatus}>
      <Segmented options={statusOptions} defaultValue={values.maritalStatus ?? 'single'} />
    </FieldGroup>
  )
}

export function ChildrenField({ answer: { values, errors } }: { answer: Filled }) {
  const value = Math.min(4, Number(values.children ?? 0) || 0)
  return (
    <FieldGroup name="children" label="Children" error={errors.children}>
      <Segmented options={childrenOptions} defaultValue={String(value)} />
    </FieldGroup>
  )
}

/** Church and tax year beside each other. */
export function ChurchAndYear({ answer }: { answer: Filled }) {
  return (
    <div className="pair">
      <Field name="confession" label="Church tax" error={answer.errors.confession}>
        <Select options={confessionOptions} defaultValue={answer.values.confession ?? 'none'} />
      </Field>
      <YearField answer={answer} />
    </div>
  )
}

/** A labelled amount in francs. */
export function MoneyField({
  name,
  label,
  hint,
  answer: { values, errors },
  required,
  optional,
  fallback,
}: {
  name: string
  label: string
  hint?: string
  answer: Filled
  required?: boolean
  optional?: boolean
  /** Shown in the empty field: what is used when nothing is entered. */
  fallback?: string
}) {
  return (
    <Field name={name} label={label} hint={hint} error={errors[name]} required={required} optional={optional}>
      <MoneyInput defaultValue={values[name]} placeholder={fallback} />
    </Field>
  )
}
