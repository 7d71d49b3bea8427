import { Form, useNavigation } from 'react-router'
import { lineColumns, type PersonField, personFields } from '#accounts/people/person-fields.ts'
import { NameFields, PhoneField } from '#accounts/ui/person-fields.tsx'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { AddressFields } from './address-fields.tsx'
import type { FormAnswer } from './form-answer.ts'
import type { Profile, ProfilePlaces } from './profile.server.ts'
import { fieldNames } from './profile-fields.ts'

const copy = () => t(portalTexts.profileFormView)

export function ProfileForm({
  profile,
  answer,
  isForStaff = false,
}: {
  profile: Profile & ProfilePlaces
  answer: FormAnswer | undefined
  isForStaff?: boolean
}) {
  const isBusy = useNavigation().formData?.get('intent') === 'details'
  const saved: Record<string, string | undefined> = profileTexts(profile)
  const values = answer?.values ?? saved
  const fields: Record<string, string | undefined> = answer?.fields ?? {}
  const errors = listErrors(Object.fromEntries(fieldNames.map((name) => [name, fields[name]])))
  return (
    <Form method="post" action="." className="portal-form mt-32" preventScrollReset>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="version" value={values.version ?? profile.version} />
      <NameFields values={values} errors={fields} />
      <Field
        name="email"
        label={copy().email}
        hint={isForStaff ? copy().clientSignsInWithThis : copy().youSignInWithThis}
      >
        <TextInput type="email" readOnly value={profile.email} />
      </Field>
      {lineColumns.map((name) => {
        const { label, line }: Required<Pick<PersonField, 'label' | 'line'>> = personFields[name]
        return (
          <Field key={name} name={name} label={label} error={fields[name]} optional>
            <TextInput autoComplete={line.autoComplete ?? 'off'} defaultValue={values[name]} maxLength={line.max} />
          </Field>
        )
      })}
      <PhoneField values={values} errors={fields} />
      {!isForStaff && (
        <Field
          name="taxId"
          label={copy().taxId}
          hint={copy().yourRegisterNumberAtCantonal}
          error={fields.taxId}
          optional
        >
          <TextInput autoComplete="off" defaultValue={values.taxId} maxLength={50} />
        </Field>
      )}
      <AddressFields
        values={values}
        fields={fields}
        communes={answer?.communes ?? profile.communes}
        profile={profile}
        isForStaff={isForStaff}
      />
      <p>
        <Button name="intent" value="details" kind="primary" busy={isBusy}>
          {isBusy ? copy().saving : copy().saveChanges}
        </Button>
      </p>
    </Form>
  )
}

function profileTexts({
  isSaved: _,
  commune: __,
  communes: ___,
  earlier: ____,
  ...texts
}: Profile & ProfilePlaces): Profile {
  return texts
}
