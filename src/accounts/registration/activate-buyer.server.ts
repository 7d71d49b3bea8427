import { randomUUID } from 'node:crypto'
import { buyerInvitation } from '#accounts/account-emails.tsx'
import { maxLength } from '#accounts/people/max-lengths.ts'
import { insertPerson, lockPersonByEmail, saveStatus } from '#accounts/people/people-db.server.ts'
import { isStaff, nextStatus, type Person, type Status, splitName } from '#accounts/people/person.ts'
import { invitationMinutes, sendLink } from '#accounts/send-email.server.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { removeCredentials } from '#accounts/sign-in/credential-db.server.ts'
import { nameFromOutside } from '#company/name-field.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { Unverified } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { removeLinksOf } from './links-db.server.ts'

export type Buyer = { email: string; name: string; orderId: string }
export type ActivatedBuyer = {
  personId: string
  invited: boolean
  status: Status
}

/**
 * Creates the buyer's account in the caller's transaction; idempotent. Unconfirmed accounts lose their earlier
 * passwords and are invited. Suspended, rejected, closed and staff accounts remain unchanged.
 */
export async function activateBuyer(
  tx: Tx,
  services: Pick<Services, 'now' | 'config'>,
  buyer: Buyer,
): Promise<ActivatedBuyer> {
  const now = services.now()
  const person = await findOrCreate(tx, buyer, now)
  const status = person.status === 'active' ? 'active' : nextStatus(person.status, 'pay')
  if (isStaff(person) || !status) return { personId: person.id, invited: false, status: person.status }
  if (status !== person.status) {
    await saveStatus(tx, person.id, status, null, now)
    await note(tx, person.id, 'account-activated', buyer.orderId)
  }
  if (person.emailVerified) return { personId: person.id, invited: false, status }
  const isNew = await sendLink(tx, services, {
    link: { purpose: 'invitation', personId: person.id, email: person.email },
    path: '/set-password',
    minutes: invitationMinutes,
    email: (url) => buyerInvitation({ name: new Unverified(person.name), url }),
    to: person.email,
    eventKey: `invitation:${buyer.orderId}`,
  })
  if (isNew) {
    await removeCredentials(tx, person.id)
    await removeSessions(tx, person.id)
    await removeLinksOf(tx, person.id, ['verify-email', 'reset-password', 'change-email'])
    await note(tx, person.id, 'account-invited', buyer.orderId)
  }
  return { personId: person.id, invited: true, status }
}

async function findOrCreate(tx: Tx, buyer: Buyer, now: Date): Promise<Person> {
  const email = buyer.email.trim().toLowerCase()
  const known = await lockPersonByEmail(tx, email)
  if (known) return known
  // The payment page accepts any text as a name, so validate it first.
  const name = nameFromOutside(buyer.name, 'company', maxLength.company) ?? email
  await insertPerson(tx, {
    id: randomUUID(),
    email,
    emailVerified: false,
    name,
    ...splitName(name),
    company: null,
    phone: null,
    username: null,
    role: 'client',
    status: 'active',
    createdAt: now,
  })
  const person = await lockPersonByEmail(tx, email)
  if (!person) throw new Error('the account of a buyer vanished while it was made')
  return person
}

function note(tx: Tx, personId: string, action: AuditAction, orderId: string): Promise<void> {
  return recordAudit(tx, system, { action, object: { type: 'person', id: personId }, detail: { orderId } })
}
