import { Form } from 'react-router'
import type { StaffMemberView } from '#accounts/team/staff/view-staff-member.server.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import type { StaffMemberResponse } from './action-form.tsx'

type Props = { member: StaffMemberView['member']; answer: StaffMemberResponse | undefined }

export function ProfileForm({ member: { name, profile }, answer }: Props) {
  const own = answer?.at === 'profile' ? answer : undefined
  const fields = own?.error.fields ?? {}
  const values = own?.values ?? {}
  return (
    <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
      <ErrorSummary errors={listErrors(fields)} />
      <Field name="name" label="First and last name" error={fields.name} required>
        <TextInput maxLength={200} defaultValue={values.name ?? name} />
      </Field>
      <Field
        name="initials"
        label="Initials"
        hint="Up to three letters; made of the name when empty."
        error={fields.initials}
      >
        <TextInput maxLength={3} defaultValue={values.initials ?? profile.initials ?? ''} />
      </Field>
      <Field name="languages" label="Languages" hint="With commas between them" error={fields.languages}>
        <TextInput defaultValue={values.languages ?? profile.languages.join(', ')} />
      </Field>
      <Field name="specialities" label="Specialities" hint="With commas between them" error={fields.specialities}>
        <TextInput defaultValue={values.specialities ?? profile.specialities.join(', ')} />
      </Field>
      <FieldGroup
        name="isPublic"
        label="On the page of the team"
        hint="Where the settings of the firm say that it shows its people."
        error={fields.isPublic}
      >
        <Segmented
          defaultValue={values.isPublic ?? (profile.isPublic ? 'yes' : 'no')}
          options={[
            { value: 'yes', label: 'Shown' },
            { value: 'no', label: 'Not shown' },
          ]}
        />
      </FieldGroup>
      <Button kind="primary" size="small" name="intent" value="profile">
        Save the profile
      </Button>
    </Form>
  )
}
