import { securityEmail } from '#accounts/account-emails.tsx'
import type { Person } from '#accounts/people/person.ts'
import { sendLink } from '#accounts/send-email.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { disownDays, type SecurityEvent } from './security-events.ts'

type News = {
  event: SecurityEvent
  newEmail?: string
  /** Idempotency key: calls with the same key send only one email. Without a key, every call sends one. */
  eventKey?: string
}

/** Pass the person as they were before the event, so that the email goes to the old address. */
export async function notifyOwner(
  tx: Db | Tx,
  services: Pick<Services, 'config' | 'now'>,
  { id: personId, email, emailVerified, firstName }: Pick<Person, 'id' | 'email' | 'emailVerified' | 'firstName'>,
  { event, newEmail, eventKey }: News,
): Promise<void> {
  await sendLink(tx, services, {
    link: { purpose: 'not-me', personId, email, event },
    path: '/not-me',
    minutes: disownDays * 24 * 60,
    emailContent: (disownUrl) => securityEmail({ event, firstName, disownUrl, newEmail }),
    to: email,
    eventKey,
    wasVerified: emailVerified,
  })
}
