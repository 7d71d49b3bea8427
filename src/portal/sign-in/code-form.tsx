import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { type SignInFormProps, signInPath } from './sign-in-form.tsx'

export function CodeForm({ next, answer, isBusy }: SignInFormProps) {
  const error = answer?.fields.code ?? answer?.notice.text
  return (
    <>
      <h1 className="t44">Enter your code</h1>
      <p className="soft mt-8">Open your authenticator app and enter its six digits, or one of your recovery codes.</p>
      <Form method="post" action="/client-portal?step=code">
        <ErrorSummary errors={listErrors({ code: error })} title={answer?.notice.title} />
        <input type="hidden" name="next" value={next ?? ''} />
        <input type="hidden" name="offline-title" value="Login Error" />
        <Field name="code" label="Code" error={error} required>
          <TextInput autoComplete="one-time-code" inputMode="text" autoCapitalize="off" spellCheck={false} autoFocus />
        </Field>
        <Button name="intent" value="code" kind="primary" full busy={isBusy}>
          {isBusy ? 'Checking…' : 'Sign In'}
        </Button>
      </Form>
      <p className="mt-24">
        <Link to={signInPath(next)}>Start again</Link>
      </p>
    </>
  )
}
