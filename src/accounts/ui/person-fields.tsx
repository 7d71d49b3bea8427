import * as accountTexts from '#accounts/locales/en.ts'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.accountsPersonFields)

type Filled = {
  values: Readonly<Record<string, string | undefined>>
  errors: Readonly<Record<string, string | undefined>>
}

export function NameFields({ values, errors }: Filled) {
  return (
    <div className="two">
      <Field name="firstName" label={copy().firstName} error={errors.firstName} required>
        <TextInput autoComplete="given-name" defaultValue={values.firstName} maxLength={100} />
      </Field>
      <Field name="lastName" label={copy().lastName} error={errors.lastName} required>
        <TextInput autoComplete="family-name" defaultValue={values.lastName} maxLength={100} />
      </Field>
    </div>
  )
}

export function CompanyAndPhone({ values, errors }: Filled) {
  return (
    <>
      <Field name="company" label={copy().company} error={errors.company} optional>
        <TextInput autoComplete="organization" defaultValue={values.company} maxLength={200} />
      </Field>
      <PhoneField values={values} errors={errors} />
    </>
  )
}

export function PhoneField({ values, errors }: Filled) {
  return (
    <Field name="phone" label={copy().phone} error={errors.phone} optional>
      <TextInput type="tel" autoComplete="tel" defaultValue={values.phone} maxLength={50} />
    </Field>
  )
}
