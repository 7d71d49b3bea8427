import { Form, Link } from 'react-router'
import { shortestPassword } from '#accounts/passwords/password-policy.ts'
import { CompanyAndPhone, NameFields } from '#accounts/ui/person-fields.tsx'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { type SignInFormProps, signInPath } from './sign-in-form.tsx'

const copy = () => t(portalTexts.registerForm)

const order = ['firstName', 'lastName', 'email', 'password', 'company', 'phone'] as const

export function RegisterForm({ next, answer, isBusy }: SignInFormProps) {
  const fields: Record<string, string | undefined> = answer?.fields ?? {}
  const values: Record<string, string | undefined> = answer?.values ?? {}
  const errors = listErrors(Object.fromEntries(order.map((name) => [name, fields[name]])))
  return (
    <>
      <h1 className="t44">{copy().createAccount2}</h1>
      <p className="soft mt-8">{copy().weCheckEachRegistrationAnd}</p>
      <Form method="post" action="/client-portal?register">
        <ErrorSummary errors={errors} title={answer && `${answer.notice.title}: ${answer.notice.text}`} />
        {answer && errors.length === 0 && (
          <Note kind="bad" title={answer.notice.title} live>
            {answer.notice.text}
          </Note>
        )}
        <input type="hidden" name="offline-title" value={copy().registrationError} />
        <NameFields values={values} errors={fields} />
        <Field name="email" label={copy().email} error={fields.email} required>
          <TextInput type="email" autoComplete="email" defaultValue={values.email} />
        </Field>
        <Field
          name="password"
          label={copy().password}
          hint={copy().atLeastCharacters(shortestPassword)}
          error={fields.password}
          required
        >
          <TextInput type="password" autoComplete="new-password" />
        </Field>
        <CompanyAndPhone values={values} errors={fields} />
        <Button name="intent" value="register" kind="primary" full busy={isBusy}>
          {isBusy ? copy().creatingYourAccount : copy().createAccount}
        </Button>
      </Form>
      <p className="mt-24">
        {copy().alreadyHaveAccount} <Link to={signInPath(next)}>{copy().signIn}</Link>
      </p>
    </>
  )
}
