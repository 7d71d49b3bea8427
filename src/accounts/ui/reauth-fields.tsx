import * as accountTexts from '#accounts/locales/en.ts'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.reauthFields)

type Props = {
  id: string
  needsCode: boolean
  errors: { password?: string; code?: string }
}

export function ReauthFields({ id, needsCode, errors }: Props) {
  return (
    <>
      <Field name="password" id={`${id}-password`} label={copy().yourPassword} error={errors.password} required>
        <TextInput type="password" autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field
          name="code"
          id={`${id}-code`}
          label={copy().code}
          hint={copy().enterCodeFromYourAuthenticator}
          error={errors.code}
          required
        >
          <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
        </Field>
      )}
    </>
  )
}
