import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { maxPasswordLength, shortestPassword } from '#accounts/passwords/password-policy.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.passwordByLink)

/** The hidden username field lets password managers save the email address with the new password. */
export function PasswordByLink({
  email,
  errors = {},
  before,
  children,
  save,
}: {
  email: string
  errors: Readonly<Record<string, string>> | undefined
  before?: ReactNode
  children?: ReactNode
  save: string
}) {
  return (
    <Form method="post" className="stack">
      <ErrorSummary errors={listErrors(errors)} />
      <p className="soft">{copy().for(email)}</p>
      <input type="email" name="username" autoComplete="username" defaultValue={email} hidden />
      {before}
      <Field
        name="password"
        label={copy().password}
        hint={copy().useAtLeastCharacters(shortestPassword)}
        error={errors.password}
        required
      >
        <TextInput
          type="password"
          autoComplete="new-password"
          minLength={shortestPassword}
          maxLength={maxPasswordLength}
        />
      </Field>
      {children}
      <p>
        <Button kind="primary">{save}</Button>
      </p>
    </Form>
  )
}
