import { Form } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import type { StaffMemberView } from '#accounts/team/staff/view-staff-member.server.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { StaffMemberResponse } from './action-form.tsx'

const copy = () => t(accountStaffTexts.profileForm)

type Props = { member: StaffMemberView['member']; answer: StaffMemberResponse | undefined }

export function ProfileForm({ member: { name, profile }, answer }: Props) {
  const own = answer?.at === 'profile' ? answer : undefined
  const fields = own?.error.fields ?? {}
  const values = own?.values ?? {}
  return (
    <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
      <ErrorSummary errors={listErrors(fields)} />
      <Field name="name" label={copy().firstAndLastName} error={fields.name} required>
        <TextInput maxLength={200} defaultValue={values.name ?? name} />
      </Field>
      <Field name="initials" label={copy().initials} hint={copy().useUpToThreeLetters} error={fields.initials}>
        <TextInput maxLength={3} defaultValue={values.initials ?? profile.initials ?? ''} />
      </Field>
      <Field name="languages" label={copy().languages} hint={copy().separateEntriesWithCommas} error={fields.languages}>
        <TextInput defaultValue={values.languages ?? profile.languages.join(', ')} />
      </Field>
      <Field
        name="specialities"
        label={copy().specialities}
        hint={copy().separateEntriesWithCommas}
        error={fields.specialities}
      >
        <TextInput defaultValue={values.specialities ?? profile.specialities.join(', ')} />
      </Field>
      <FieldGroup
        name="isPublic"
        label={copy().showOnTeamPage}
        hint={copy().appliesOnlyIfFirmsSettings}
        error={fields.isPublic}
      >
        <Segmented
          defaultValue={values.isPublic ?? (profile.isPublic ? 'yes' : 'no')}
          options={[
            { value: 'yes', label: copy().shown },
            { value: 'no', label: copy().notShown },
          ]}
        />
      </FieldGroup>
      <Button kind="primary" size="small" name="intent" value="profile">
        {copy().saveProfile}
      </Button>
    </Form>
  )
}
