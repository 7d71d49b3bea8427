import { saveStatus } from '#accounts/people/people-db.server.ts'
import { nextStatus } from '#accounts/people/person.ts'
import { removeOpenings } from '#accounts/registration/links-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import type { StaffRole } from './profile.ts'
import { isLastOwner, saveRole } from './staff-db.server.ts'
import { type NoStaffMember, notifyStaff, withStaffMember } from './with-staff-member.server.ts'

type ChangeStaffMemberDeps = Pick<Services, 'db' | 'now'>

export type ChangeOutcome =
  | { ok: true }
  | NoStaffMember
  /** `oneself`: staff cannot change their own role or status. `last-owner`: the firm must keep an active owner. */
  | { ok: false; reason: 'oneself' | 'last-owner' | 'wrong-status' | 'reason-missing' | 'no-change' }

/** Changes the role of a staff member, effective from their next request. */
export function changeRole(
  { db, now }: ChangeStaffMemberDeps,
  actor: Actor,
  personId: string,
  role: StaffRole,
): Promise<ChangeOutcome> {
  const requested = { actor, personId, right: 'staff.manage', action: 'staff-role-changed' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<ChangeOutcome> => {
    if (staffMember.id === actor.person.id) return { ok: false, reason: 'oneself' }
    if (staffMember.role === role) return { ok: false, reason: 'no-change' }
    if (await isLastOwner(tx, staffMember.id)) return { ok: false, reason: 'last-owner' }
    await saveRole(tx, personId, role, now())
    const news = { code: 'role-changed', from: staffMember.role, to: role } as const
    await notifyStaff(tx, news, { member: staffMember, by: actor.person.name })
    const detail = { from: staffMember.role, to: role }
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId }, detail })
    return { ok: true }
  })
}

/** Ends the sessions of a staff member and invalidates their links. Their cases stay assigned to them. */
export function suspendStaffMember(
  services: ChangeStaffMemberDeps,
  actor: Actor,
  personId: string,
  why: string,
): Promise<ChangeOutcome> {
  const reason = why.trim().slice(0, 1000)
  const { db, now } = services
  const requested = { actor, personId, right: 'staff.manage', action: 'staff-suspended' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<ChangeOutcome> => {
    if (staffMember.id === actor.person.id) return { ok: false, reason: 'oneself' }
    const status = staffMember.status === 'active' ? nextStatus(staffMember.status, 'suspend') : null
    if (!status) return { ok: false, reason: 'wrong-status' }
    if (!reason) return { ok: false, reason: 'reason-missing' }
    if (await isLastOwner(tx, staffMember.id)) return { ok: false, reason: 'last-owner' }
    await saveStatus(tx, personId, status, reason, now())
    await removeSessions(tx, personId)
    await removeOpenings(tx, personId)
    await notifyStaff(tx, { code: 'suspended', reason }, { member: staffMember, by: actor.person.name })
    await announceChangedPages(tx, ['/team'])
    await recordAudit(tx, actor, {
      action: requested.action,
      object: { type: 'person', id: personId },
      detail: { reason },
    })
    return { ok: true }
  })
}

export function withdraw({ db, now }: ChangeStaffMemberDeps, actor: Actor, personId: string): Promise<ChangeOutcome> {
  const requested = { actor, personId, right: 'staff.manage', action: 'staff-taken-back' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<ChangeOutcome> => {
    if (staffMember.id === actor.person.id) return { ok: false, reason: 'oneself' }
    const status = nextStatus(staffMember.status, 'reinstate')
    if (!status) return { ok: false, reason: 'wrong-status' }
    await saveStatus(tx, personId, status, null, now())
    await notifyStaff(tx, { code: 'taken-back' }, { member: staffMember, by: actor.person.name })
    await announceChangedPages(tx, ['/team'])
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId } })
    return { ok: true }
  })
}
