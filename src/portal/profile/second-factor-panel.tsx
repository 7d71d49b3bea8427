import { Form } from 'react-router'
import { AuthenticatorKey } from '#accounts/ui/authenticator-key.tsx'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { RecoveryCodeList } from '#accounts/ui/recovery-code-list.tsx'
import { Button, type ButtonKind } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { SecurityAnswer, SetUp } from './security-answer.ts'

type Props = { isOn: boolean; needsCode: boolean; answer: SecurityAnswer | undefined }

export function SecondFactorPanel({ isOn, needsCode, answer }: Props) {
  const setUp = !isOn && answer?.intent === 'factor-confirm' ? answer.setUp : null
  const errorsOf = (intent: string) => (answer?.intent === intent ? answer.fields : {})
  const codes = answer?.intent === 'recovery-codes' ? answer.recoveryCodes : undefined
  return (
    <Panel
      title="Second factor"
      id="second-factor"
      end={isOn ? <Status kind="done">On</Status> : <Status kind="off">Off</Status>}
    >
      {isOn && (
        <>
          <p className="soft t16">We ask for a code of your authenticator app when you sign in.</p>
          {codes && <RecoveryCodes codes={codes} />}
          <div className="pair-of-forms">
            <WithEvidence intent="recovery-codes" label="New recovery codes" {...{ needsCode, errorsOf }} />
            <WithEvidence intent="factor-stop" label="Switch off" kind="danger" {...{ needsCode, errorsOf }} />
          </div>
        </>
      )}
      {!isOn && !setUp && (
        <>
          <p className="soft t16">
            With an authenticator app on your phone, nobody gets in with your password alone. You need a free app such
            as Aegis, 2FAS, Google or Microsoft Authenticator.
          </p>
          <WithEvidence intent="factor-start" label="Set up" needsCode={false} errorsOf={errorsOf} />
        </>
      )}
      {setUp && <ConfirmSetUp setUp={setUp} error={answer?.fields.code} />}
    </Panel>
  )
}

type ReauthProps = {
  intent: string
  label: string
  kind?: ButtonKind
  needsCode: boolean
  errorsOf: (intent: string) => Record<string, string>
}

function WithEvidence({ intent, label, kind, needsCode, errorsOf }: ReauthProps) {
  return (
    <Form method="post" action="." className="portal-form" preventScrollReset>
      <ReauthFields id={intent} needsCode={needsCode} errors={errorsOf(intent)} />
      <p>
        <Button name="intent" value={intent} size="small" kind={kind}>
          {label}
        </Button>
      </p>
    </Form>
  )
}

function ConfirmSetUp({ setUp, error }: { setUp: SetUp; error: string | undefined }) {
  const { uri, secret, recoveryCodes } = setUp
  return (
    <div className="stack">
      <ol className="steps-plain">
        <li>
          Scan this picture with your authenticator app.
          <AuthenticatorKey uri={uri} secret={secret} />
        </li>
        <li>
          Keep these recovery codes in a safe place. Each works once, if you lose your phone.
          <RecoveryCodes codes={recoveryCodes} />
        </li>
        <li>Enter the six digits that your app shows now.</li>
      </ol>
      <Form method="post" action="." className="portal-form" preventScrollReset>
        <input type="hidden" name="setUp" value={JSON.stringify(setUp)} />
        <Field name="code" label="Code" error={error} required>
          <TextInput autoComplete="one-time-code" inputMode="numeric" />
        </Field>
        <p>
          <Button name="intent" value="factor-confirm" kind="primary">
            Switch on
          </Button>
        </p>
      </Form>
    </div>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Note kind="warn" title="Your recovery codes: shown this once">
      <RecoveryCodeList codes={codes} />
    </Note>
  )
}
