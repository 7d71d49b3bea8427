import { notifyOwnerOfFirm, notifyPerson } from '#accounts/account-emails.tsx'
import type { StaffNews } from '#accounts/locales/en-emails.ts'
import { type Action, may } from '#accounts/people/may.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { findStaffMember, listOwners, lockStaff, type StaffMember } from './staff-db.server.ts'

export type NoStaffMember = { ok: false; reason: 'unknown-person' | 'not-allowed' }

type WithStaffMemberInput = { actor: Actor; personId: string; right: Action; action: AuditAction }

/**
 * Runs a change of a staff member with all staff rows locked, and checks the actor's rights again under the lock: if
 * two staff members revoke each other's rights concurrently, only one succeeds. Refusals are logged.
 */
export function withStaffMember<Outcome>(
  { db }: Pick<Services, 'db'>,
  { actor, personId, right, action }: WithStaffMemberInput,
  change: (tx: Tx, staffMember: StaffMember) => Promise<Outcome>,
): Promise<Outcome | NoStaffMember> {
  return db.transaction().execute(async (tx): Promise<Outcome | NoStaffMember> => {
    const isAllowed = await maySince(tx, actor, right, personId)
    const staffMember = await findStaffMember(tx, personId)
    if (isAllowed && staffMember) return change(tx, staffMember)
    const object = { type: 'person', id: personId }
    if (!isAllowed) await recordAudit(tx, actor, { action, object, outcome: 'denied' })
    return { ok: false, reason: isAllowed ? 'unknown-person' : 'not-allowed' }
  })
}

export async function maySince(tx: Tx, { person }: Actor, right: Action, personId: string): Promise<boolean> {
  await lockStaff(tx)
  const present: Person | null = await findPerson(tx, person.id)
  return may(present, right, { personId })
}

type NotifyStaffInput = {
  member: Pick<StaffMember, 'id' | 'name' | 'email'>
  by: string
  /** True if the staff member needs no email about this change, because the invitation email already mentions it. */
  isKnown?: boolean
}

/** Emails a staff member and all owners about a change. Call it in the same transaction as the change. */
export async function notifyStaff(
  tx: Tx,
  news: StaffNews,
  { member: staffMember, by, isKnown = false }: NotifyStaffInput,
): Promise<void> {
  const { id, name, email } = staffMember
  if (!isKnown) await sendAccountEmail(tx, { emailContent: () => notifyPerson({ news, name, by }), to: email })
  for (const owner of await listOwners(tx)) {
    if (owner.id === id) continue
    await sendAccountEmail(tx, { emailContent: () => notifyOwnerOfFirm({ news, name, by, email }), to: owner.email })
  }
}
