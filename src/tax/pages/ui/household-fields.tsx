import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { YearField } from './place-fields.tsx'
import type { Filled } from './tab-view.ts'

const copy = () => t(taxTexts.householdFields)

const statusOptions = [
  {
    value: 'single',
    get label() {
      return copy().single
    },
  },
  {
    value: 'married',
    get label() {
      return copy().married
    },
  },
  {
    value: 'divorced',
    get label() {
      return copy().divorced
    },
  },
]
const confessionOptions = [
  {
    value: 'none',
    get label() {
      return copy().none
    },
  },
  {
    value: 'protestant',
    get label() {
      return copy().protestantReformed
    },
  },
  {
    value: 'roman-catholic',
    get label() {
      return copy().romanCatholic
    },
  },
  {
    value: 'christ-catholic',
    get label() {
      return copy().christianCatholic
    },
  },
]
const basisOptions = [
  {
    value: 'gross',
    get label() {
      return copy().grossSalary
    },
  },
  {
    value: 'taxable',
    get label() {
      return copy().taxableIncome
    },
  },
]
const childrenOptions = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value === '4' ? '4+' : value }))

export const householdDefaults = {
  canton: 'bern',
  maritalStatus: 'single',
  children: '0',
  confession: 'none',
  year: '2026',
}

export function StatusField({ answer: { values, errors } }: { answer: Filled<'maritalStatus'> }) {
  return (
    <FieldGroup name="maritalStatus" label={copy().maritalStatus} error={errors.maritalStatus}>
      <Segmented options={statusOptions} defaultValue={values.maritalStatus ?? 'single'} />
    </FieldGroup>
  )
}

export function ChildrenField({ answer: { values, errors } }: { answer: Filled<'children'> }) {
  const value = Math.min(4, Number(values.children ?? 0) || 0)
  return (
    <FieldGroup name="children" label={copy().children} error={errors.children}>
      <Segmented options={childrenOptions} defaultValue={String(value)} />
    </FieldGroup>
  )
}

export function ChurchAndYear({ answer }: { answer: Filled<'confession' | 'year'> }) {
  return (
    <div className="pair">
      <Field name="confession" label={copy().churchTax} error={answer.errors.confession}>
        <Select options={confessionOptions} defaultValue={answer.values.confession ?? 'none'} />
      </Field>
      <YearField answer={answer} />
    </div>
  )
}

export function AgeField({
  label,
  answer: { values, errors },
  start = '40',
}: {
  label: string
  answer: Filled<'age'>
  start?: string
}) {
  return (
    <Field name="age" label={label} error={errors.age}>
      <TextInput inputMode="numeric" defaultValue={values.age ?? start} />
    </Field>
  )
}

export function BasisField({ answer: { values, errors } }: { answer: Filled<'basis'> }) {
  return (
    <FieldGroup name="basis" label={copy().typeOfIncome} error={errors.basis}>
      <Segmented options={basisOptions} defaultValue={values.basis ?? 'gross'} />
    </FieldGroup>
  )
}

export function HouseholdFields({ answer }: { answer: Filled<'maritalStatus' | 'children' | 'confession' | 'year'> }) {
  return (
    <>
      <StatusField answer={answer} />
      <ChildrenField answer={answer} />
      <ChurchAndYear answer={answer} />
    </>
  )
}

export function MoneyField<Name extends string>({
  name,
  label,
  hint,
  answer: { values, errors },
  required,
  optional,
  fallback,
}: {
  name: NoInfer<Name>
  label: string
  hint?: string
  answer: Filled<Name>
  required?: boolean
  optional?: boolean
  fallback?: string
}) {
  return (
    <Field name={name} label={label} hint={hint} error={errors[name]} required={required} optional={optional}>
      <MoneyInput defaultValue={values[name]} placeholder={fallback} />
    </Field>
  )
}
