import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import * as setupTexts from '#admin/locales/en-setup.ts'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { CopyRecord } from './copy-record.tsx'
import type { SetupStep } from './find-setup.server.ts'
import type { SenderView } from './view-sender.ts'

const copy = () => t(setupTexts.setupPage)
const path = '/admin/settings/setup'
const colours = { done: 'done', bad: 'bad', open: 'wait' } as const

export type SenderSettings = Pick<SenderView, 'proposals'> & { dkimSelector: string; dkimError: string | undefined }

export function Step({ step, sender }: { step: SetupStep; sender: SenderSettings }) {
  const { item, state, text } = step
  return (
    <li>
      <Status kind={colours[state]}>{copy().states[state]}</Status>
      <div>
        <h3>{t(setupTexts.setupItems)[item]}</h3>
        <p>{text}</p>
        {item === 'sender' && (
          <>
            {sender.proposals.map((proposal) => (
              <CopyRecord key={proposal.name} name={proposal.name} record={proposal.text} />
            ))}
            {state !== 'done' && <DkimForm {...sender} />}
          </>
        )}
        <div className="setup-actions">{actionsOf(step)}</div>
      </div>
    </li>
  )
}

function DkimForm({ dkimSelector, dkimError }: SenderSettings) {
  return (
    <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
      <Field name="selector" label={copy().dkimSelector} hint={copy().dkimHint} error={dkimError}>
        <TextInput
          defaultValue={dkimSelector}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={63}
        />
      </Field>
      <div>
        <Button name="intent" value="dkim" kind="outline" size="dense">
          {copy().saveDkim}
        </Button>
      </div>
    </Form>
  )
}

function actionsOf({ item, state, isTestable, testPayment }: SetupStep): ReactNode {
  const isDone = state === 'done'
  switch (item) {
    case 'sender':
      return <Link to={path}>{copy().checkAgain}</Link>
    case 'email':
      return (
        <>
          {!isDone && <Act intent="arrived" label={copy().arrived} />}
          <Act intent="email" label={isDone ? copy().sendAgain : copy().sendEmail} />
        </>
      )
    case 'payment':
      return (
        isTestable && (
          <>
            <Act intent="pay-test" label={testPayment === 'none' ? copy().payTest : copy().payTestAgain} />
            {(testPayment === 'started' || testPayment === 'not-refunded') && (
              <>
                <Act intent="refund-test" label={copy().refundTest} />
                <Link to={path}>{copy().checkAgain}</Link>
              </>
            )}
            <Act intent="payments" label={copy().testKey} />
          </>
        )
      )
    case 'scanner':
      return isTestable && <Act intent="scanner" label={copy().testScanner} />
    case 'legal':
      return (
        <>
          {setupTexts.legalLinks.map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
          {!isDone && <Act intent="legal" label={copy().confirmLegal} />}
        </>
      )
    default: {
      const { to, label } = setupTexts.setupLinks[item]
      return <Link to={to}>{label}</Link>
    }
  }
}

function Act({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <Button name="intent" value={intent} kind="outline" size="dense">
        {label}
      </Button>
    </Form>
  )
}
