import { Form, useNavigation } from 'react-router'
import { shortestPassword } from '#accounts/passwords/password-policy.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { SecurityAnswer } from './security-answer.ts'

export function PasswordPanel({ answer }: { answer: SecurityAnswer | undefined }) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'password'
  const fields = answer?.intent === 'password' ? answer.fields : {}
  return (
    <Panel title="Password" id="password">
      <Form method="post" action="." className="portal-form" preventScrollReset>
        <Field name="currentPassword" label="Current password" error={fields.currentPassword} required>
          <TextInput type="password" autoComplete="current-password" />
        </Field>
        <Field
          name="newPassword"
          label="New password"
          hint={`At least ${shortestPassword} characters. Your other sessions end.`}
          error={fields.newPassword}
          required
        >
          <TextInput type="password" autoComplete="new-password" />
        </Field>
        <p>
          <Button name="intent" value="password" size="small" busy={isBusy}>
            Change password
          </Button>
        </p>
      </Form>
    </Panel>
  )
}
