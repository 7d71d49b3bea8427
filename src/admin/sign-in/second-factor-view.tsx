import { Form, Link } from 'react-router'
import { AuthenticatorKey } from '#accounts/ui/authenticator-key.tsx'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { RecoveryCodeList } from '#accounts/ui/recovery-code-list.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Stack } from '#design/page/layout.tsx'

type SetUp = { uri: string; secret: string; recoveryCodes: string[] }

/** Result of a submitted form; `setUp` and `recoveryCodes` are shown only once. */
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
      <h1 className="t44">Second factor</h1>
      {view.isForced && (
        <Note kind="info" title="The firm demands a second factor of all staff">
          Set it up now; then you get to the admin panel.
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
              label={isConfirming ? 'Begin again' : 'Set up'}
              email={view.email}
              answer={answer}
              needsCode={false}
              text="You need an authenticator app on your phone. Enter your password to begin."
              isMain={!isConfirming}
            />
          )}
        </>
      )}
      {view.isForced && (
        <Form method="post" action="/admin/logout">
          <Button kind="quiet" size="small">
            Logout
          </Button>
        </Form>
      )}
      {!view.isForced && <Link to="/admin/settings">Back to the settings</Link>}
    </Stack>
  )
}

function Confirm({ setUp, error }: { setUp: SetUp | undefined; error: string | undefined }) {
  return (
    <>
      {setUp ? (
        <>
          <h2 className="t24">1. Scan this picture with your authenticator app</h2>
          <AuthenticatorKey {...setUp} />
          <h2 className="t24">2. Keep these recovery codes</h2>
          <RecoveryCodes codes={setUp.recoveryCodes} />
          <h2 className="t24">3. Enter the code that the app shows</h2>
        </>
      ) : (
        <p>Enter the next code of your app. If you did not keep your recovery codes, begin again below.</p>
      )}
      <Form method="post" className="admin-form">
        <Field name="code" label="Code" error={error} required>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
        </Field>
        <div>
          <Button name="intent" value="confirm" kind="primary">
            Switch on
          </Button>
        </div>
      </Form>
    </>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p className="soft">
        Each works once instead of a code, should you lose your phone. They are shown now and never again.
      </p>
      <RecoveryCodeList codes={codes} />
    </>
  )
}

function Manage({ view, answer }: Pick<Props, 'view' | 'answer'>) {
  return (
    <>
      <Note kind="done" title="Your second factor is on" />
      {answer?.recoveryCodes ? (
        <>
          <h2 className="t24">Your new recovery codes</h2>
          <RecoveryCodes codes={answer.recoveryCodes} />
        </>
      ) : (
        <>
          <h2 className="t24">New recovery codes</h2>
          <PasswordForm
            intent="renew"
            label="Make new codes"
            email={view.email}
            answer={answer}
            needsCode={view.needsCode}
            text="The codes you have now stop working."
          />
        </>
      )}
      {!view.isDemanded && (
        <>
          <h2 className="t24">Switch it off</h2>
          <PasswordForm
            intent="stop"
            label="Switch off"
            email={view.email}
            answer={answer}
            needsCode={view.needsCode}
            text="You then sign in with your password alone."
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
      {/* Tells the browser's password manager which account this password belongs to. */}
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
