import { findPartnerToNotify, listPartnersEver } from '#accounts/access/shared-cases-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { EmailContent } from '#cases/process/case-emails.tsx'
import type { Tx } from '#platform/db/database.server.ts'
import type { EmailTopic } from '#platform/mail/email-topics.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'

type Household = Pick<CaseRow, 'clientName' | 'clientEmail' | 'sharedWith'>
type NotifyHouseholdInput = {
  eventKey: string
  topic?: EmailTopic
  heldMs?: number
  emailContent: (to: { name: string }) => EmailContent
}

/**
 * Emails client and partner about an event to which either may respond, respecting each one's email preferences. If
 * only one of them may respond, callers must email only that person.
 */
export async function notifyHousehold(
  tx: Tx,
  { clientName, clientEmail, sharedWith }: Household,
  { emailContent, eventKey, ...how }: NotifyHouseholdInput,
): Promise<void> {
  await queueEmail(tx, { ...how, eventKey, to: clientEmail, emailContent: () => emailContent({ name: clientName }) })
  const partner = sharedWith === null ? null : await findPartnerToNotify(tx, sharedWith)
  if (!partner) return
  const { id, name, email } = partner
  await queueEmail(tx, { ...how, eventKey: `${eventKey}:${id}`, to: email, emailContent: () => emailContent({ name }) })
}

/** Event keys of the emails about one event to the client and to current and former partners; used to cancel them. */
export async function householdKeys(tx: Tx, clientId: string, eventKey: string): Promise<string[]> {
  const partners = await listPartnersEver(tx, clientId)
  return [eventKey, ...partners.map((id) => `${eventKey}:${id}`)]
}
