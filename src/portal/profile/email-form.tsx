import { Form, useNavigation } from 'react-router'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { FormAnswer } from './form-answer.ts'

type Props = { email: string; needsCode: boolean; answer: FormAnswer | undefined }

export function EmailForm({ email, needsCode, answer }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'email'
  return (
    <Panel title="Change your email" id="change-email">
      <Form method="post" action="." className="portal-form" preventScrollReset>
        <p className="soft t16">
          Now: {email}. We send a link to the new address; until you open it the old one stays in force.
        </p>
        <Field name="newEmail" label="New email" error={answer?.fields.newEmail} required>
          <TextInput type="email" autoComplete="email" defaultValue={answer?.values.newEmail} />
        </Field>
        <ReauthFields id="email" needsCode={needsCode} errors={answer?.fields ?? {}} />
        <p>
          <Button name="intent" value="email" size="small" busy={isBusy}>
            Send the link
          </Button>
        </p>
      </Form>
    </Panel>
  )
}
