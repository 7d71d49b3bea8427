import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import type { StaffAction } from '#accounts/team/staff/handle-staff-member-action.server.ts'
import type { StaffError } from '#accounts/team/staff/staff-errors.ts'
import type { StaffMemberView } from '#accounts/team/staff/view-staff-member.server.ts'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const profileFormCopy = () => t(accountStaffTexts.profileForm)

const copy = () => t(accountStaffTexts.actionForm)

export type StaffMemberResponse = { at: StaffAction; error: StaffError; values: Record<string, string> }

type Props = {
  act: StaffAction
  button: string
  isDanger?: boolean
  proof: 'none' | 'password' | 'code'
  answer: StaffMemberResponse | undefined
  children?: (fields: Record<string, string>, values: Record<string, string>) => ReactNode
}

export function ActionForm({ act: action, button, isDanger, proof: reauth, answer, children }: Props) {
  const own = answer?.at === action ? answer : undefined
  const fields = own?.error.fields ?? {}
  return (
    <details className="ask mt-8" open={own !== undefined}>
      <summary>{button}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset noValidate>
        {own?.error.text && (
          <Note kind="bad" live title={copy().nothingHasBeenChanged}>
            {own.error.text}
          </Note>
        )}
        {children?.(fields, own?.values ?? {})}
        {reauth !== 'none' && <ReauthFields id={action} needsCode={reauth === 'code'} errors={fields} />}
        <Button kind={isDanger ? 'danger' : 'primary'} size="small" name="intent" value={action}>
          {button}
        </Button>
      </Form>
    </details>
  )
}

type ProfileFormProps = { member: StaffMemberView['member']; answer: StaffMemberResponse | undefined }

export function ProfileForm({ member: { name, profile }, answer }: ProfileFormProps) {
  const own = answer?.at === 'profile' ? answer : undefined
  const fields = own?.error.fields ?? {}
  const values = own?.values ?? {}
  return (
    <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
      <ErrorSummary errors={listErrors(fields)} />
      <Field name="name" label={profileFormCopy().firstAndLastName} error={fields.name} required>
        <TextInput maxLength={200} defaultValue={values.name ?? name} />
      </Field>
      <Field
        name="initials"
        label={profileFormCopy().initials}
        hint={profileFormCopy().useUpToThreeLetters}
        error={fields.initials}
      >
        <TextInput maxLength={3} defaultValue={values.initials ?? profile.initials ?? ''} />
      </Field>
      <Field
        name="languages"
        label={profileFormCopy().languages}
        hint={profileFormCopy().separateEntriesWithCommas}
        error={fields.languages}
      >
        <TextInput defaultValue={values.languages ?? profile.languages.join(', ')} />
      </Field>
      <Field
        name="specialities"
        label={profileFormCopy().specialities}
        hint={profileFormCopy().separateEntriesWithCommas}
        error={fields.specialities}
      >
        <TextInput defaultValue={values.specialities ?? profile.specialities.join(', ')} />
      </Field>
      <FieldGroup
        name="isPublic"
        label={profileFormCopy().showOnTeamPage}
        hint={profileFormCopy().appliesOnlyIfFirmsSettings}
        error={fields.isPublic}
      >
        <Segmented
          defaultValue={values.isPublic ?? (profile.isPublic ? 'yes' : 'no')}
          options={[
            { value: 'yes', label: profileFormCopy().shown },
            { value: 'no', label: profileFormCopy().notShown },
          ]}
        />
      </FieldGroup>
      <Button kind="primary" size="small" name="intent" value="profile">
        {profileFormCopy().saveProfile}
      </Button>
    </Form>
  )
}
