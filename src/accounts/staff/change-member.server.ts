import type { Actor } from '#accounts/actor.ts'
import { removeOpenings } from '#accounts/links-db.server.ts'
import { saveStatus } from '#accounts/people-db.server.ts'
import { removeSessions } from '#accounts/session-db.server.ts'
import { nextStatus } from '#accounts/status-moves.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import type { StaffRole } from './profile.ts'
import { isLastOwner, saveRole } from './staff-db.server.ts'
import { notifyStaff } from './tell-staff.server.ts'
import { type NoMember, withMember } from './with-member.server.ts'

type Needs = Pick<Services, 'db' | 'now'>

export type ChangeOutcome =
  | { ok: true }
  | NoMember
  /** `oneself`: nobody changes their own role or standing. `last-owner`: the firm never loses its last active owner. */
  | { ok: false; reason: 'oneself' | 'last-owner' | 'wrong-status' | 'reason-missing' | 'no-change' }

/** Gives somebody another role, which counts from their next request on. */
export function changeRole(
  { db, now }: Needs,
  actor: Actor,
  personId: string,
  role: StaffRole,
): Promise<ChangeOutcome> {
  const wanted = { actor, personId, right: 'staff.manage', action: 'staff-role-changed' } as const
  return withMember({ db }, wanted, async (tx, member): Promise<ChangeOutcome> => {
    if (member.id === actor.person.id) return { ok: false, reason: 'oneself' }
    if (member.role === role) return { ok: false, reason: 'no-change' }
    if (await isLastOwner(tx, member.id)) return { ok: false, reason: 'last-owner' }
    await saveRole(tx, personId, role, now())
    const news = { code: 'role-changed', from: member.role, to: role } as const
    await notifyStaff(tx, news, { member, by: actor.person.name })
    const detail = { from: member.role, to: role }
    await recordAudit(tx, actor, { action: wanted.action, object: { type: 'person', id: personId }, detail })
    return { ok: true }
  })
}

/** Shuts somebody of the firm out at once: sessions and open links end. Their cases stay where they are. */
export function suspendMember(services: Needs, actor: Actor, personId: string, why: string): Promise<ChangeOutcome> {
  const reason = why.trim().slice(0, 1000)
  const { db, now } = services
  const wanted = { actor, personId, right: 'staff.manage', action: 'staff-suspended' } as const
  return withMember({ db }, wanted, async (tx, member): Promise<ChangeOutcome> => {
    if (member.id === actor.person.id) return { ok: false, reason: 'oneself' }
    const status = member.status === 'active' ? nextStatus(member.status, 'suspend') : null
    if (!status) return { ok: false, reason: 'wrong-status' }
    if (!reason) return { ok: false, reason: 'reason-missing' }
    if (await isLastOwner(tx, member.id)) return { ok: false, reason: 'last-owner' }
    await saveStatus(tx, personId, status, reason, now())
    await removeSessions(tx, personId)
    await removeOpenings(tx, personId)
    await notifyStaff(tx, { code: 'suspended', reason }, { member, by: actor.person.name })
    await announceChangedPages(tx, ['/team'])
    await recordAudit(tx, actor, {
      action: wanted.action,
      object: { type: 'person', id: personId },
      detail: { reason },
    })
    return { ok: true }
  })
}

/** Ends a suspension. */
export function withdraw({ db, now }: Needs, actor: Actor, personId: string): Promise<ChangeOutcome> {
  const wanted = { actor, personId, right: 'staff.manage', action: 'staff-taken-back' } as const
  return withMember({ db }, wanted, async (tx, member): Promise<ChangeOutcome> => {
    if (member.id === actor.person.id) return { ok: false, reason: 'oneself' }
    const status = nextStatus(member.status, 'reinstate')
    if (!status) return { ok: false, reason: 'wrong-status' }
    await saveStatus(tx, personId, status, null, now())
    await notifyStaff(tx, { code: 'taken-back' }, { member, by: actor.person.name })
    await announceChangedPages(tx, ['/team'])
    await recordAudit(tx, actor, { action: wanted.action, object: { type: 'person', id: personId } })
    return { ok: true }
  })
}
