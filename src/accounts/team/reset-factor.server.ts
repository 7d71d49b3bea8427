import * as accountTexts from '#accounts/locales/en.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { removeSecondFactor } from '#accounts/sign-in/credential-db.server.ts'
import { type AuditActor, recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { resetHours } from './profile.ts'
import {
  findReset,
  findStaffMember,
  lockStaff,
  removeReset,
  type StaffMember,
  saveFirstConfirmation,
  saveReset,
} from './staff-db.server.ts'
import { type NoStaffMember, notifyStaff, withStaffMember } from './with-staff-member.server.ts'

const copy = () => t(accountTexts.resetFactor)

type ResetFactorDeps = Pick<Services, 'db' | 'now'>

export type ResetOutcome =
  /** `isDone`: this confirmation was the second, and the second factor was reset. */
  | { ok: true; isDone: boolean }
  | NoStaffMember
  | { ok: false; reason: 'no-factor' | 'not-asked' | 'asked-already' | 'needs-another' }

/** Requests the reset of a staff member's lost second factor; two other staff members must confirm it. */
export function requestFactorReset(
  { db, now }: ResetFactorDeps,
  actor: Actor,
  personId: string,
): Promise<ResetOutcome> {
  const requested = { actor, personId, right: 'staff.ask-reset', action: 'second-factor-reset-asked' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<ResetOutcome> => {
    if (!staffMember.twoFactorEnabled) return { ok: false, reason: 'no-factor' }
    if (await findReset(tx, personId, now())) return { ok: false, reason: 'asked-already' }
    const requestedAt = now()
    const expiresAt = new Date(requestedAt.getTime() + resetHours * 60 * 60 * 1000)
    await saveReset(tx, { personId, requestedBy: actor.person.id, requestedAt, expiresAt })
    await notifyStaff(tx, { code: 'reset-asked' }, { member: staffMember, by: actor.person.name })
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId } })
    return { ok: true, isDone: false }
  })
}

/** Confirms a reset; the second confirmation executes it. Neither the requester nor the affected person can confirm. */
export function confirmReset({ db, now }: ResetFactorDeps, actor: Actor, personId: string): Promise<ResetOutcome> {
  const requested = { actor, personId, right: 'staff.confirm-reset', action: 'second-factor-reset-confirmed' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<ResetOutcome> => {
    const reset = await findReset(tx, personId, now())
    if (!reset) return { ok: false, reason: 'not-asked' }
    const by = actor.person.id
    if ([personId, reset.requestedBy, reset.confirmedBy].includes(by)) return { ok: false, reason: 'needs-another' }
    if (reset.confirmedBy === null) await saveFirstConfirmation(tx, personId, by)
    else await execute(tx, staffMember, actor, actor.person.name)
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId } })
    return { ok: true, isDone: reset.confirmedBy !== null }
  })
}

export function withdrawReset({ db, now }: ResetFactorDeps, actor: Actor, personId: string): Promise<ResetOutcome> {
  const requested = { actor, personId, right: 'staff.confirm-reset', action: 'second-factor-reset-withdrawn' } as const
  return withStaffMember({ db }, requested, async (tx): Promise<ResetOutcome> => {
    if (!(await findReset(tx, personId, now()))) return { ok: false, reason: 'not-asked' }
    await removeReset(tx, personId)
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId } })
    return { ok: true, isDone: false }
  })
}

/** Removes the second factor without confirmations. Only for the command line, if too few colleagues remain. */
export function resetFactorAlone({ db }: Pick<ResetFactorDeps, 'db'>, personId: string): Promise<{ ok: boolean }> {
  return db.transaction().execute(async (tx) => {
    await lockStaff(tx)
    const staffMember = await findStaffMember(tx, personId)
    if (!staffMember?.twoFactorEnabled) return { ok: false }
    await execute(tx, staffMember, system, copy().serverOperator)
    return { ok: true }
  })
}

async function execute(tx: Tx, staffMember: StaffMember, actor: AuditActor, by: string): Promise<void> {
  await removeSecondFactor(tx, staffMember.id)
  await removeSessions(tx, staffMember.id)
  await removeReset(tx, staffMember.id)
  await notifyStaff(tx, { code: 'second-factor-reset' }, { member: staffMember, by })
  await recordAudit(tx, actor, { action: 'second-factor-reset', object: { type: 'person', id: staffMember.id } })
}
