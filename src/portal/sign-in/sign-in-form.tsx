import { Form, Link } from 'react-router'
import { shortestPassword } from '#accounts/passwords/password-policy.ts'
import { CompanyAndPhone, NameFields } from '#accounts/ui/person-fields.tsx'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import type { Notice } from '#design/feedback/notice.ts'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const registerFormCopy = () => t(portalTexts.registerForm)

const order = ['firstName', 'lastName', 'email', 'password', 'company', 'phone'] as const

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

export function RegisterForm({ next, answer, isBusy }: SignInFormProps) {
  const fields: Record<string, string | undefined> = answer?.fields ?? {}
  const values: Record<string, string | undefined> = answer?.values ?? {}
  const errors = listErrors(Object.fromEntries(order.map((name) => [name, fields[name]])))
  return (
    <>
      <h1 className="t44">{registerFormCopy().createAccount2}</h1>
      <p className="soft mt-8">{registerFormCopy().weCheckEachRegistrationAnd}</p>
      <Form method="post" action="/client-portal?register">
        <ErrorSummary errors={errors} title={answer && `${answer.notice.title}: ${answer.notice.text}`} />
        {answer && errors.length === 0 && (
          <Note kind="bad" title={answer.notice.title} live>
            {answer.notice.text}
          </Note>
        )}
        <input type="hidden" name="offline-title" value={registerFormCopy().registrationError} />
        <NameFields values={values} errors={fields} />
        <Field name="email" label={registerFormCopy().email} error={fields.email} required>
          <TextInput type="email" autoComplete="email" defaultValue={values.email} />
        </Field>
        <Field
          name="password"
          label={registerFormCopy().password}
          hint={registerFormCopy().atLeastCharacters(shortestPassword)}
          error={fields.password}
          required
        >
          <TextInput type="password" autoComplete="new-password" />
        </Field>
        <CompanyAndPhone values={values} errors={fields} />
        <Button name="intent" value="register" kind="primary" full busy={isBusy}>
          {isBusy ? registerFormCopy().creatingYourAccount : registerFormCopy().createAccount}
        </Button>
      </Form>
      <p className="mt-24">
        {registerFormCopy().alreadyHaveAccount} <Link to={signInPath(next)}>{registerFormCopy().signIn}</Link>
      </p>
    </>
  )
}

export type SignInResponse = {
  intent: string
  notice: Notice
  fields: Record<string, string>
  values: Record<string, string>
}

export type FurtherButton = { label: string; intent: string; offlineTitle: string }

export type SignInView = {
  form: 'sign-in' | 'register' | 'code'
  next: string | null
  afterwards: string
  staffName: string | null
  further: FurtherButton | null
}
