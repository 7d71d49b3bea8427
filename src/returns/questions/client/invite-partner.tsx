import { Link } from 'react-router'
import { invitationDays } from '#accounts/registration/forms.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { InvitationView } from './load-questions.server.ts'
import { inviteField, type QuestionsAnswer } from './questions-answer.ts'

const copy = () => t(returnTexts.invitePartner)

type Props = { invitation: InvitationView; name: string; isNamed: boolean; answer: QuestionsAnswer | undefined }

/** Invites the partner to the joint return, or shows what became of the invitation. */
export function InvitePartner({ invitation, name, isNamed, answer }: Props) {
  if (invitation.status === 'joined' || invitation.status === 'sent') {
    const { status, email, expiresAt } = invitation
    return (
      <p className="scope-done" id="invite-partner">
        <Icon name={status === 'joined' ? 'circle-check' : 'mail'} small />
        <span>{status === 'joined' ? copy().joined(name) : copy().sent(email, formatLongDate(expiresAt))}</span>
        <Link to="/client-portal/profile/household">{copy().household}</Link>
      </p>
    )
  }
  return (
    <section className="invite-partner" id="invite-partner" aria-labelledby="invite-title">
      <h2 className="t18" id="invite-title">
        {copy().title(isNamed ? name : null)}
      </h2>
      {invitation.status === 'expired' && <p className="t14 bold">{copy().expired(invitation.email)}</p>}
      <p className="soft t14">{copy().text(name, invitationDays)}</p>
      <div>
        <Field name={inviteField} label={copy().email(name)} error={answer?.errors[inviteField]}>
          <TextInput type="email" autoComplete="off" defaultValue={answer?.submitted[inviteField]?.[0]} />
        </Field>
        <Button kind="outline" name="intent" value="invite">
          {copy().invite}
        </Button>
      </div>
    </section>
  )
}
