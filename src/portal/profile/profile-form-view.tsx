import { Form, useNavigation } from 'react-router'
import { cantons } from '#cases/due-date.ts'
import { ownFormDecides } from '#content/deadlines.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select, TextArea, TextInput } from '#design/input.tsx'
import { ErrorSummary, listErrors } from '#design/note.tsx'
import type { FormAnswer } from './form-answer.ts'
import type { Profile } from './profile.server.ts'

const order = ['firstName', 'lastName', 'company', 'phone', 'taxId', 'address', 'canton']

/** A client's own particulars. */
export function ProfileForm({ profile, answer }: { profile: Profile; answer: FormAnswer | undefined }) {
  const isBusy = useNavigation().formData?.get('intent') === 'details'
  const values: Record<string, string | undefined> = answer?.values ?? profile
  const fields: Record<string, string | undefined> = answer?.fields ?? {}
  const errors = listErrors(Object.fromEntries(order.map((name) => [name, fields[name]])))
  return (
    <Form method="post" action="." className="portal-form mt-32" preventScrollReset>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="version" value={values.version ?? profile.version} />
      <div className="two">
        <Field name="firstName" label="First Name" error={fields.firstName} required>
          <TextInput autoComplete="given-name" defaultValue={values.firstName} maxLength={100} />
        </Field>
        <Field name="lastName" label="Last Name" error={fields.lastName} required>
          <TextInput autoComplete="family-name" defaultValue={values.lastName} maxLength={100} />
        </Field>
      </div>
      <Field name="email" label="Email" hint="You sign in with it. Change it below.">
        <TextInput type="email" readOnly value={profile.email} />
      </Field>
      <Field name="company" label="Company" error={fields.company} optional>
        <TextInput autoComplete="organization" defaultValue={values.company} maxLength={200} />
      </Field>
      <Field name="phone" label="Phone" error={fields.phone} optional>
        <TextInput type="tel" autoComplete="tel" defaultValue={values.phone} maxLength={50} />
      </Field>
      <Field
        name="taxId"
        label="Tax ID"
        hint="The register number of your cantonal tax office, not the AHV number. We keep it encrypted."
        error={fields.taxId}
        optional
      >
        <TextInput autoComplete="off" defaultValue={values.taxId} maxLength={50} />
      </Field>
      <Field name="address" label="Address" error={fields.address} optional>
        <TextArea autoComplete="street-address" rows={3} defaultValue={values.address} maxLength={500} />
      </Field>
      <Field
        name="canton"
        label="Canton that taxes you"
        hint={`It sets the filing dates of your cases. ${ownFormDecides}`}
        error={fields.canton}
        optional
      >
        <Select options={cantons} placeholder="Not chosen" defaultValue={values.canton} />
      </Field>
      <p>
        <Button name="intent" value="details" kind="primary" busy={isBusy}>
          {isBusy ? 'Saving…' : 'Save Changes'}
        </Button>
      </p>
    </Form>
  )
}
