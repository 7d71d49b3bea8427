import { randomUUID } from 'node:crypto'
import { allowFirstPassword } from '#accounts/passwords/first-password.server.ts'
import { maxLength } from '#accounts/people/max-lengths.ts'
import { insertPerson, lockPersonByEmail, saveStatus } from '#accounts/people/people-db.server.ts'
import { isStaff, nextStatus, type Person, type Status, splitName } from '#accounts/people/person.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { removeCredentials } from '#accounts/sign-in/credential-db.server.ts'
import { nameFromOutside } from '#company/name-field.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { removeLinksOf } from './links-db.server.ts'

export type Buyer = { email: string; name: string; orderId: string }
export type ActivatedBuyer = {
  personId: string
  needsPassword: boolean
  status: Status
}

/**
 * Creates the buyer's account in the caller's transaction, once per order. Unconfirmed accounts lose their earlier
 * passwords, sessions and links. Suspended, rejected, closed and staff accounts remain unchanged.
 */
export async function activateBuyer(
  tx: Tx,
  services: Pick<Services, 'now' | 'secretKey'>,
  buyer: Buyer,
): Promise<ActivatedBuyer> {
  const now = services.now()
  const { person, isNew } = await findOrCreate(tx, buyer, now)
  const { id: personId, email } = person
  const status = person.status === 'active' ? 'active' : nextStatus(person.status, 'pay')
  if (isStaff(person) || !status) return { personId, needsPassword: false, status: person.status }
  if (status !== person.status) {
    await saveStatus(tx, personId, status, null, now)
    await note(tx, personId, 'account-activated', buyer.orderId)
  }
  if (person.emailVerified) return { personId, needsPassword: false, status }
  if (isNew) await allowFirstPassword(tx, services, { orderId: buyer.orderId, personId, email })
  else {
    await removeCredentials(tx, personId)
    await removeSessions(tx, personId)
    await removeLinksOf(tx, personId, ['verify-email', 'first-password', 'reset-password', 'change-email'])
  }
  await note(tx, personId, 'account-invited', buyer.orderId)
  return { personId, needsPassword: true, status }
}

async function findOrCreate(tx: Tx, buyer: Buyer, now: Date): Promise<{ person: Person; isNew: boolean }> {
  const email = buyer.email.trim().toLowerCase()
  const known = await lockPersonByEmail(tx, email)
  if (known) return { person: known, isNew: false }
  // The payment page accepts any text as a name, so validate it first.
  const name = nameFromOutside(buyer.name, 'company', maxLength.company) ?? email
  const isNew = await insertPerson(tx, {
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
  return { person, isNew }
}

function note(tx: Tx, personId: string, action: AuditAction, orderId: string): Promise<void> {
  return recordAudit(tx, system, { action, object: { type: 'person', id: personId }, detail: { orderId } })
}
