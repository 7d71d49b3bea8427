import { emailToConfirm } from '#accounts/account-emails.tsx'
import { lockPerson } from '#accounts/people/people-db.server.ts'
import { invitationMinutes, sendLink } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { confirmationLinksOfPerson } from '#accounts/sign-in/sign-in-limits.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { countUse } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'

type ResendConfirmationDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

type ResendConfirmationOutcome = 'sent' | 'confirmed' | 'too-many'

/** Sends another link to a signed-in buyer who has not confirmed the address. Earlier links stay valid until one is used. */
export async function resendConfirmation(
  services: ResendConfirmationDeps,
  actor: Actor,
): Promise<ResendConfirmationOutcome> {
  const { id: personId } = actor.person
  if (actor.person.emailVerified) return 'confirmed'
  const counted = await countUse(services.pool, confirmationLinksOfPerson, personId)
  if (!counted.ok) return 'too-many'
  return services.db.transaction().execute(async (tx): Promise<ResendConfirmationOutcome> => {
    const person = await lockPerson(tx, personId)
    if (!person || person.emailVerified || person.status !== 'active') return 'confirmed'
    await sendLink(tx, services, {
      link: { purpose: 'invitation', personId, email: person.email },
      path: '/set-password',
      minutes: invitationMinutes,
      email: (url) => emailToConfirm({ url }),
      to: person.email,
    })
    await recordAudit(tx, actor, { action: 'confirmation-resent', object: { type: 'person', id: personId } })
    return 'sent'
  })
}
