import type { CaseRow } from '#cases/case-db.server.ts'
import type { EmailContent } from '#cases/case-emails.tsx'
import type { Tx } from '#platform/db/database.server.ts'
import type { EmailTopic } from '#platform/mail/email-topics.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import { findPartnerToNotify, listPartnersEver } from './shared-cases-db.server.ts'

type Household = Pick<CaseRow, 'clientName' | 'clientEmail' | 'sharedWith'>
type NotifyHouseholdInput = {
  eventKey: string
  topic?: EmailTopic
  heldMs?: number
  emailContent: (to: { name: string }) => EmailContent
}

/**
 * A letter about what either of two may do in a case: to its client, and to whom it is shared with, one for each, by their
 * own choice of letters. What only one of them may do goes to that one (`notifyCoSigners`, or the client's address).
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

/** The keys that the letters of one event may have, also of whoever shared the case then and does no more. */
export async function householdKeys(tx: Tx, clientId: string, eventKey: string): Promise<string[]> {
  const partners = await listPartnersEver(tx, clientId)
  return [eventKey, ...partners.map((id) => `${eventKey}:${id}`)]
}
