import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { SignInResponse } from './answers.ts'

const copy = () => t(portalTexts.signInForm)

export type SignInFormProps = { next: string | null; answer: SignInResponse | undefined; isBusy: boolean }

export function signInPath(next: string | null, query = ''): string {
  const parts = [query, next ? `next=${encodeURIComponent(next)}` : ''].filter(Boolean)
  return parts.length > 0 ? `/client-portal?${parts.join('&')}` : '/client-portal'
}

export function SignInForm({ next, answer, isBusy }: SignInFormProps) {
  const fields = answer?.fields ?? {}
  const errors = listErrors({ email: fields.email, password: fields.password })
  return (
    <>
      <h1 className="t44">{copy().clientPortal}</h1>
      <p className="soft mt-8">{copy().signInToSeeYour}</p>
      <Form method="post" action="/client-portal">
        <ErrorSummary errors={errors} title={answer?.notice.title} />
        {answer && errors.length === 0 && (
          <Note kind="bad" title={answer.notice.title} live>
            {answer.notice.text}
          </Note>
        )}
        <input type="hidden" name="next" value={next ?? ''} />
        <input type="hidden" name="offline-title" value={copy().loginError} />
        <Field name="email" label={copy().email} error={fields.email} required>
          <TextInput type="email" autoComplete="username" defaultValue={answer?.values.email} />
        </Field>
        <Field name="password" label={copy().password} error={fields.password} required>
          <TextInput type="password" autoComplete="current-password" />
        </Field>
        <Button name="intent" value="sign-in" kind="primary" full busy={isBusy}>
          {isBusy ? copy().signingIn : copy().signIn}
        </Button>
      </Form>
      <p className="mt-24">
        <Link className="alone" to="/forgot-password">
          {copy().forgotYourPassword}
        </Link>
      </p>
      <p className="mt-8">
        {copy().noAccountYet} <Link to={signInPath(next, 'register')}>{copy().register}</Link>
      </p>
    </>
  )
}
