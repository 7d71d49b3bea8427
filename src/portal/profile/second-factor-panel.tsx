import { Form } from 'react-router'
import { AuthenticatorKey, RecoveryCodeList } from '#accounts/ui/authenticator-key.tsx'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button, type ButtonKind } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { SecurityAnswer, SetUp } from './form-answer.ts'

const copy = () => t(portalTexts.secondFactorPanel)

type Props = { isOn: boolean; needsCode: boolean; answer: SecurityAnswer | undefined }

export function SecondFactorPanel({ isOn, needsCode, answer }: Props) {
  const setUp = !isOn && answer?.intent === 'factor-confirm' ? answer.setUp : null
  const errorsOf = (intent: string) => (answer?.intent === intent ? answer.fields : {})
  const codes = answer?.intent === 'recovery-codes' ? answer.recoveryCodes : undefined
  return (
    <Panel
      title={copy().twoStepVerification}
      id="second-factor"
      end={isOn ? <Status kind="done">{copy().on}</Status> : <Status kind="off">{copy().off}</Status>}
    >
      {isOn && (
        <>
          <p className="soft t16">{copy().youNeedCodeFromYour}</p>
          {codes && <RecoveryCodes codes={codes} />}
          <div className="pair-of-forms">
            <WithEvidence intent="recovery-codes" label={copy().getNewRecoveryCodes} {...{ needsCode, errorsOf }} />
            <WithEvidence intent="factor-stop" label={copy().switchOff} kind="danger" {...{ needsCode, errorsOf }} />
          </div>
        </>
      )}
      {!isOn && !setUp && (
        <>
          <p className="soft t16">{copy().withAuthenticatorAppOnYour}</p>
          <WithEvidence intent="factor-start" label={copy().setUp} needsCode={false} errorsOf={errorsOf} />
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
          {copy().scanThisQrCodeWith}
          <AuthenticatorKey uri={uri} secret={secret} />
        </li>
        <li>
          {copy().keepTheseRecoveryCodesIn}
          <RecoveryCodes codes={recoveryCodes} />
        </li>
        <li>{copy().enterSixDigitCodeShown}</li>
      </ol>
      <Form method="post" action="." className="portal-form" preventScrollReset>
        <input type="hidden" name="setUp" value={JSON.stringify(setUp)} />
        <Field name="code" label={copy().code} error={error} required>
          <TextInput autoComplete="one-time-code" inputMode="numeric" />
        </Field>
        <p>
          <Button name="intent" value="factor-confirm" kind="primary">
            {copy().switchOn}
          </Button>
        </p>
      </Form>
    </div>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Note kind="warn" title={copy().yourRecoveryCodesShownOnly}>
      <RecoveryCodeList codes={codes} />
    </Note>
  )
}
