import { findPartnerToNotify, listPartnersEver } from '#accounts/access/visible-db.server.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { approvedByOther, type EmailContent } from '#cases/process/case-emails.tsx'
import type { CaseState } from '#cases/process/case-states.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { EmailTopic } from '#platform/mail/email-topics.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import { listCoSigners } from './signers-db.server.ts'

/** States emailed to both signers of a joint return, because the couple is assessed together (Art. 113 DBG). */
export const statesNotifiedToSigners: readonly CaseState[] = [
  'client_approval',
  'filed',
  'assessed',
  'objection',
  'closed',
]

type Household = Pick<CaseRow, 'clientId' | 'clientName' | 'clientEmail' | 'sharedWith'>
type NotifyHouseholdInput = {
  eventKey: string
  topic?: EmailTopic
  heldMs?: number
  emailContent: (to: { name: string }) => EmailContent
  /** Address to which this person's reply goes, or null for the sender's address. */
  replyTo?: (personId: string) => string | null
}

/** Emails client and partner by their own preferences. If only one of them may respond, email only that person. */
export async function notifyHousehold(
  tx: Tx,
  { clientId, clientName, clientEmail, sharedWith }: Household,
  { emailContent, eventKey, replyTo, ...how }: NotifyHouseholdInput,
): Promise<void> {
  const answerTo = (personId: string) => {
    const address = replyTo?.(personId)
    return address ? { replyTo: address } : {}
  }
  const toClient = { to: clientEmail, emailContent: () => emailContent({ name: clientName }), ...answerTo(clientId) }
  await queueEmail(tx, { ...how, eventKey, ...toClient })
  const partner = sharedWith === null ? null : await findPartnerToNotify(tx, sharedWith)
  if (!partner) return
  const { id, name, email } = partner
  const toPartner = { to: email, emailContent: () => emailContent({ name }), ...answerTo(id) }
  await queueEmail(tx, { ...how, eventKey: `${eventKey}:${id}`, ...toPartner })
}

/** Event keys of queued emails to the client and to current and former partners, by which the emails are cancelled. */
export async function householdKeys(tx: Tx, clientId: string, eventKey: string): Promise<string[]> {
  const partners = await listPartnersEver(tx, clientId)
  return [eventKey, ...partners.map((id) => `${eventKey}:${id}`)]
}

type NotifySignersInput = { eventKey: string; topic?: EmailTopic; emailContent: (to: { name: string }) => EmailContent }

export async function notifyCoSigners(
  tx: Tx,
  caseId: string,
  { eventKey, emailContent, ...how }: NotifySignersInput,
): Promise<void> {
  for (const { id, name, email } of await listCoSigners(tx, caseId))
    await queueEmail(tx, {
      ...how,
      eventKey: `${eventKey}:${id}`,
      to: email,
      emailContent: () => emailContent({ name }),
    })
}

type Approved = { site: string; eventKey: string; by: { id: string; name: string }; number: number }

export async function notifyWhoIsMissing(
  tx: Tx,
  found: CaseRow,
  { site, eventKey, by, number }: Approved,
): Promise<void> {
  for (const { id } of found.openSigners) {
    const person = id === by.id ? null : await findClient(tx, id, null)
    if (!person) continue
    const emailContent = () => approvedByOther(site, person, found, { name: by.name, number })
    await queueEmail(tx, { eventKey: `${eventKey}:${id}`, to: person.email, emailContent })
  }
}
