import type { Actor } from '#accounts/actor.ts'
import { type Action, may } from '#accounts/may.ts'
import { findPerson } from '#accounts/people-db.server.ts'
import type { Person } from '#accounts/person.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { findStaffMember, lockStaff, type StaffMember } from './staff-db.server.ts'

/** Why nothing was changed about somebody of the firm. */
export type NoStaffMember = { ok: false; reason: 'unknown-person' | 'not-allowed' }

type WithStaffMemberInput = { actor: Actor; personId: string; right: Action; action: AuditAction }

/**
 * Runs a change of one of the firm's people with all of them held, by somebody whose right is read anew under that lock: of
 * two who take each other's rights away at the same time, one comes too late. A refused attempt is written down.
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

/** Holds everybody of the firm and says whether the actor, as they are now, may do this. */
export async function maySince(tx: Tx, { person }: Actor, right: Action, personId: string): Promise<boolean> {
  await lockStaff(tx)
  const present: Person | null = await findPerson(tx, person.id)
  return may(present, right, { personId })
}
