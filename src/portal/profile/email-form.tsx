import { Form, useNavigation } from 'react-router'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/input.tsx'
import type { FormAnswer } from './form-answer.ts'

/** Asks for another e-mail address; the letter to it carries the link that puts it in force. */
export function EmailForm({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
  const isBusy = useNavigation().formData?.get('intent') === 'email'
  return (
    <div className="mt-48">
      <Panel title="Change your email" id="change-email">
        <Form method="post" action="." className="portal-form" preventScrollReset>
          <p className="soft t16">
            Now: {email}. We send a link to the new address; until you open it the old one stays in force.
          </p>
          <Field name="newEmail" label="New email" error={answer?.fields.newEmail} required>
            <TextInput type="email" autoComplete="email" defaultValue={answer?.values.newEmail} />
          </Field>
          <Field name="password" id="email-password" label="Your password" error={answer?.fields.password} required>
            <TextInput type="password" autoComplete="current-password" />
          </Field>
          <p>
            <Button name="intent" value="email" size="small" busy={isBusy}>
              Send the link
            </Button>
          </p>
        </Form>
      </Panel>
    </div>
  )
}
