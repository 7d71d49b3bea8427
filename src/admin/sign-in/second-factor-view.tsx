import { Form, Link } from 'react-router'
import { AuthenticatorKey, RecoveryCodeList } from '#accounts/ui/authenticator-key.tsx'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import * as adminTexts from '#admin/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Stack } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.secondFactorView)

type SetUp = { uri: string; secret: string; recoveryCodes: string[] }

/** Result of a submitted form. `setUp` and `recoveryCodes` contain secrets that are shown only once. */
export type SecondFactorAnswer = {
  at: 'start' | 'confirm' | 'renew' | 'stop'
  error?: string
  field?: 'password' | 'code'
  setUp?: SetUp
  recoveryCodes?: string[]
}

type Props = {
  view: { isOn: boolean; isDemanded: boolean; isForced: boolean; email: string; needsCode: boolean }
  answer: SecondFactorAnswer | undefined
  setUp: SetUp | undefined
}

export function SecondFactorView({ view, answer, setUp }: Props) {
  const errorAt = (at: SecondFactorAnswer['at']) => (answer?.at === at ? answer.error : undefined)
  const isConfirming = !view.isOn && (setUp !== undefined || (answer?.at === 'confirm' && answer.error !== undefined))
  return (
    <Stack>
      <h1 className="t44">{copy().twoStepVerification}</h1>
      {view.isForced && (
        <Note kind="info" title={copy().twoStepVerificationIsRequired}>
          {copy().setItUpNowTo}
        </Note>
      )}
      {view.isOn ? (
        <Manage view={view} answer={answer} />
      ) : (
        <>
          {isConfirming && <Confirm setUp={setUp} error={errorAt('confirm')} />}
          {!setUp && (
            <PasswordForm
              intent="start"
              label={isConfirming ? copy().beginAgain : copy().setUp}
              email={view.email}
              answer={answer}
              needsCode={false}
              text={copy().youNeedAuthenticatorAppOn}
              isMain={!isConfirming}
            />
          )}
        </>
      )}
      {view.isForced && (
        <Form method="post" action="/admin/logout">
          <Button kind="quiet" size="small">
            {copy().logout}
          </Button>
        </Form>
      )}
      {!view.isForced && <Link to="/admin/settings">{copy().backToSettings}</Link>}
    </Stack>
  )
}

function Confirm({ setUp, error }: { setUp: SetUp | undefined; error: string | undefined }) {
  return (
    <>
      {setUp ? (
        <>
          <h2 className="t24">{copy().n1ScanThisCodeWith}</h2>
          <AuthenticatorKey {...setUp} />
          <h2 className="t24">{copy().n2SaveTheseRecoveryCodes}</h2>
          <RecoveryCodes codes={setUp.recoveryCodes} />
          <h2 className="t24">{copy().n3EnterCodeFromYour}</h2>
        </>
      ) : (
        <p>{copy().enterNextCodeFromYour}</p>
      )}
      <Form method="post" className="admin-form">
        <Field name="code" label={copy().code} error={error} required>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
        </Field>
        <div>
          <Button name="intent" value="confirm" kind="primary">
            {copy().switchOn}
          </Button>
        </div>
      </Form>
    </>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p className="soft">{copy().ifYouLoseYourPhone}</p>
      <RecoveryCodeList codes={codes} />
    </>
  )
}

function Manage({ view, answer }: Pick<Props, 'view' | 'answer'>) {
  return (
    <>
      <Note kind="done" title={copy().twoStepVerificationIsOn} />
      {answer?.recoveryCodes ? (
        <>
          <h2 className="t24">{copy().yourNewRecoveryCodes}</h2>
          <RecoveryCodes codes={answer.recoveryCodes} />
        </>
      ) : (
        <>
          <h2 className="t24">{copy().newRecoveryCodes}</h2>
          <PasswordForm
            intent="renew"
            label={copy().createNewCodes}
            email={view.email}
            answer={answer}
            needsCode={view.needsCode}
            text={copy().yourCurrentCodesWillStop}
          />
        </>
      )}
      {!view.isDemanded && (
        <>
          <h2 className="t24">{copy().switchOffTwoStepVerification}</h2>
          <PasswordForm
            intent="stop"
            label={copy().switchOff}
            email={view.email}
            answer={answer}
            needsCode={view.needsCode}
            text={copy().youWillThenSignIn}
          />
        </>
      )}
    </>
  )
}

type PasswordFormProps = {
  intent: 'start' | 'renew' | 'stop'
  label: string
  email: string
  text: string
  answer: SecondFactorAnswer | undefined
  needsCode: boolean
  isMain?: boolean
}

function PasswordForm({ intent, label, email, text, answer, needsCode, isMain }: PasswordFormProps) {
  const errors = answer?.at === intent ? { [answer.field ?? 'password']: answer.error } : {}
  return (
    <Form method="post" className="admin-form compact">
      <p className="soft">{text}</p>
      {/* Hidden field that tells the browser's password manager to which account the password belongs. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <ReauthFields id={intent} needsCode={needsCode} errors={errors} />
      <div>
        <Button name="intent" value={intent} kind={isMain ? 'primary' : intent === 'stop' ? 'danger' : 'outline'}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
