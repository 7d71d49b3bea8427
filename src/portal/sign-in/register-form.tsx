import { Form, Link } from 'react-router'
import { shortestPassword } from '#accounts/passwords/password-policy.ts'
import { CompanyAndPhone, NameFields } from '#accounts/ui/person-fields.tsx'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { type SignInFormProps, signInPath } from './sign-in-form.tsx'

const order = ['firstName', 'lastName', 'email', 'password', 'company', 'phone'] as const

export function RegisterForm({ next, answer, isBusy }: SignInFormProps) {
  const fields: Record<string, string | undefined> = answer?.fields ?? {}
  const values: Record<string, string | undefined> = answer?.values ?? {}
  const errors = listErrors(Object.fromEntries(order.map((name) => [name, fields[name]])))
  return (
    <>
      <h1 className="t44">Create an account</h1>
      <p className="soft mt-8">We check each registration and write to you once your account is activated.</p>
      <Form method="post" action="/client-portal?register">
        <ErrorSummary errors={errors} title={answer && `${answer.notice.title}: ${answer.notice.text}`} />
        {answer && errors.length === 0 && (
          <Note kind="bad" title={answer.notice.title} live>
            {answer.notice.text}
          </Note>
        )}
        <input type="hidden" name="offline-title" value="Registration Error" />
        <NameFields values={values} errors={fields} />
        <Field name="email" label="Email" error={fields.email} required>
          <TextInput type="email" autoComplete="email" defaultValue={values.email} />
        </Field>
        <Field
          name="password"
          label="Password"
          hint={`At least ${shortestPassword} characters`}
          error={fields.password}
          required
        >
          <TextInput type="password" autoComplete="new-password" />
        </Field>
        <CompanyAndPhone values={values} errors={fields} />
        <Button name="intent" value="register" kind="primary" full busy={isBusy}>
          {isBusy ? 'Creating your account…' : 'Create Account'}
        </Button>
      </Form>
      <p className="mt-24">
        Already have an account? <Link to={signInPath(next)}>Sign In</Link>
      </p>
    </>
  )
}
