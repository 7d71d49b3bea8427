import { partnerInvited } from '#accounts/account-emails.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { lockPerson } from '#accounts/people/people-db.server.ts'
import { invitationDays, invitationForm } from '#accounts/registration/forms.ts'
import { addressOf, sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { newToken } from '#accounts/tokens.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { ownText } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import { findHouseholdOf, insertInvitation } from './partner-db.server.ts'

const day = 24 * 60 * 60
const invitationsOfPerson: Limit = { name: 'household-person', points: 5, seconds: day }

export type InviteOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid'; fields: FieldErrors }
  | { ok: false; reason: 'own-address' | 'invited-already' | 'member-already' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Invites one person by email to a client's household. Does not reveal whether the address has an account. */
export async function invitePartner(
  services: Pick<Services, 'db' | 'pool' | 'now' | 'config'>,
  actor: Actor,
  entered: unknown,
): Promise<InviteOutcome> {
  const parsed = invitationForm.safeParse(entered)
  if (!parsed.success)
    return { ok: false, reason: 'invalid', fields: fieldErrors(parsed.error, t(accountTexts.accounts).fields) }
  const { person } = actor
  const { email, firstName, lastName } = parsed.data
  if (email === person.email) return { ok: false, reason: 'own-address' }
  const counted = await countUse(services.pool, invitationsOfPerson, person.id)
  if (!counted.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: counted.retryAfterSeconds }
  const [token, invitedAt] = [newToken(), services.now()]
  const expiresAt = new Date(invitedAt.getTime() + invitationDays * day * 1000)
  return services.db.transaction().execute(async (tx): Promise<InviteOutcome> => {
    // Lock the person, so that they cannot join another household at the same time.
    await lockPerson(tx, person.id)
    if (await findHouseholdOf(tx, person.id)) return { ok: false, reason: 'member-already' }
    const invitation = { clientId: person.id, email, firstName, lastName, token, invitedAt, expiresAt }
    if (!(await insertInvitation(tx, invitation))) return { ok: false, reason: 'invited-already' }
    const url = addressOf(services, '/household-invitation', token)
    const invited = partnerInvited({ url: ownText(url) })
    await sendAccountEmail(tx, { email: invited, to: email, isConfidential: true })
    await recordAudit(tx, actor, { action: 'household.invited', object: { type: 'person', id: person.id } })
    return { ok: true }
  })
}

/** What to correct, by field of the form. */
export function inviteErrors(refusal: Exclude<InviteOutcome, { ok: true }>): FieldErrors {
  const copy = t(accountTexts.invitePartner)
  switch (refusal.reason) {
    case 'invalid':
      return refusal.fields
    case 'own-address':
      return { email: copy.thisIsYourOwnEmail }
    case 'invited-already':
      return { email: copy.youHaveAlreadyInvitedSomeone }
    case 'member-already':
      return { email: copy.youAlreadyBelongToHousehold }
    case 'too-many':
      return { email: copy.youHaveSentTooMany(waitingTime(refusal.retryAfterSeconds)) }
  }
}
