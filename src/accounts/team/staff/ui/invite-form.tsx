import { Form } from 'react-router'
import { roleOptions, type StaffError } from '#accounts/team/staff/words.ts'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'

type Props = { needsCode: boolean; answer: { error: StaffError; values: Record<string, string> } | undefined }

export function InviteForm({ needsCode, answer }: Props) {
  const { fields = {}, text } = answer?.error ?? {}
  const values = answer?.values ?? {}
  return (
    <Panel title="Invite somebody" id="invite">
      <Form method="post" className="admin-form mt-8" noValidate>
        <ErrorSummary errors={listErrors(fields)} />
        {text && (
          <Note kind="bad" live title="Nobody was invited">
            {text}
          </Note>
        )}
        <Field name="name" label="First and last name" error={fields.name} required>
          <TextInput autoComplete="off" maxLength={200} defaultValue={values.name} />
        </Field>
        <Field name="email" label="Email" hint="One that has no client account." error={fields.email} required>
          <TextInput type="email" autoComplete="off" defaultValue={values.email} />
        </Field>
        <FieldGroup name="role" label="Role" error={fields.role}>
          <RadioGroup options={roleOptions} defaultValue={values.role ?? 'adviser'} />
        </FieldGroup>
        <ReauthFields id="invite" needsCode={needsCode} errors={fields} />
        <Button kind="primary">Send the invitation</Button>
      </Form>
    </Panel>
  )
}
