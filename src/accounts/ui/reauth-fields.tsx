import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'

type Props = {
  id: string
  needsCode: boolean
  errors: { password?: string; code?: string }
}

export function ReauthFields({ id, needsCode, errors }: Props) {
  return (
    <>
      <Field name="password" id={`${id}-password`} label="Your password" error={errors.password} required>
        <TextInput type="password" autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field
          name="code"
          id={`${id}-code`}
          label="Code"
          hint="Of your authenticator app, or a recovery code"
          error={errors.code}
          required
        >
          <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
        </Field>
      )}
    </>
  )
}
