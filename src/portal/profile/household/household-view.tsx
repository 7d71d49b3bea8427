import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { invitationDays } from '#accounts/households/invitation-form.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import type { FormAnswer } from '#portal/profile/form-answer.ts'
import { type SharedCase, SharingPanel } from './sharing-panel.tsx'

type Partner = {
  id: string
  firstName: string
  lastName: string
  email: string
  personName: string | null
  acceptedAt: Date | null
  expiresAt: Date
  hasRunOut: boolean
}
type View = {
  partner: Partner | null
  household: { id: string; clientName: string; acceptedAt: Date | null } | null
  sharing: readonly SharedCase[]
  invitation: { token: string; from: string | null; isForYou: boolean } | '' | null
}

export function HouseholdView({ view, answer }: { view: View; answer: FormAnswer | undefined }) {
  const { partner, household, sharing, invitation } = view
  return (
    <>
      {invitation && !household && <Invitation invitation={invitation} error={answer?.fields.token} />}
      {household && (
        <Panel title="Your household">
          <p className="t16">
            {household.clientName} shares cases with you
            {household.acceptedAt && ` since ${formatDate(household.acceptedAt)}`}. You find them under Tax Cases.
          </p>
          <EndForm partnershipId={household.id} label="Leave this household">
            You no longer see the cases of {household.clientName}. What you sent, wrote and approved stays with them.
          </EndForm>
        </Panel>
      )}
      {partner && <PartnerPanel partner={partner} />}
      {partner && <SharingPanel cases={sharing} />}
      {!partner && !household && <InviteForm answer={answer?.intent === 'invite' ? answer : undefined} />}
    </>
  )
}

function Invitation({
  invitation,
  error,
}: {
  invitation: NonNullable<Exclude<View['invitation'], ''>>
  error?: string
}) {
  const { token, from, isForYou } = invitation
  if (!from) return <Note kind="warn" title="This invitation no longer works. Ask whoever sent it for a new one." />
  if (!isForYou) {
    return (
      <Note kind="warn" title="This invitation is for another address. Sign in with the account of that address." />
    )
  }
  return (
    <Panel title={`${from} invites you`} important>
      <p className="t16">
        You will see the tax cases that {from} shares with you. Your own cases stay yours alone. Both of you can end
        this at any time.
      </p>
      {error && <Note kind="bad" title={error} live />}
      <Form method="post" className="mt-16">
        <input type="hidden" name="token" value={token} />
        <Button kind="primary" name="intent" value="join">
          Accept the invitation
        </Button>
      </Form>
    </Panel>
  )
}

function PartnerPanel({ partner }: { partner: Partner }) {
  const { id, firstName, lastName, email, personName, acceptedAt, expiresAt, hasRunOut } = partner
  const name = personName ?? `${firstName} ${lastName}`
  return (
    <Panel title="Your household">
      <p className="t16">
        <b>{name}</b>, {email}
        <br />
        <span className="soft">
          {acceptedAt
            ? `Shares cases with you since ${formatDate(acceptedAt)}`
            : hasRunOut
              ? 'The invitation has run out. Take it back, then invite again.'
              : `Invited; the link works until ${formatDate(expiresAt)}`}
        </span>
      </p>
      <EndForm partnershipId={id} label={acceptedAt ? `End sharing with ${name}` : 'Take the invitation back'}>
        {acceptedAt
          ? `${name} no longer sees your cases. What was sent, written and approved stays with them.`
          : 'The link of the letter no longer works.'}
      </EndForm>
    </Panel>
  )
}

function EndForm({ partnershipId, label, children }: { partnershipId: string; label: string; children: ReactNode }) {
  return (
    <details className="older">
      <summary>{label}</summary>
      <Form method="post">
        <p className="soft t16">{children}</p>
        <input type="hidden" name="partnership" value={partnershipId} />
        <p className="mt-16">
          <Button size="small" kind="danger" name="intent" value="end">
            {label}
          </Button>
        </p>
      </Form>
    </details>
  )
}

function InviteForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Panel title="Invite your partner" id="invite">
      <Form method="post" className="portal-form" preventScrollReset>
        <p className="soft t16">
          One other person, such as your spouse, can see the cases that you share, send documents and messages, and
          approve a joint return with you. They use a sign-in of their own. The link we send works for {invitationDays}{' '}
          days. Cases that open from now on are shared; you choose for each.
        </p>
        <Field name="firstName" label="First name" error={answer?.fields.firstName} required>
          <TextInput autoComplete="off" defaultValue={answer?.values.firstName} />
        </Field>
        <Field name="lastName" label="Last name" error={answer?.fields.lastName} required>
          <TextInput autoComplete="off" defaultValue={answer?.values.lastName} />
        </Field>
        <Field name="email" label="Email" error={answer?.fields.email} required>
          <TextInput type="email" autoComplete="off" defaultValue={answer?.values.email} />
        </Field>
        <p>
          <Button name="intent" value="invite" size="small">
            Send the invitation
          </Button>
        </p>
      </Form>
    </Panel>
  )
}
