import { deviceOf } from '#accounts/device.ts'
import { may } from '#accounts/may.ts'
import { isLive } from '#accounts/session.ts'
import { listSessionsOf } from '#accounts/session-db.server.ts'
import { findReset } from '#accounts/staff/reset-db.server.ts'
import type { Member } from '#accounts/staff/staff-db.server.ts'
import { staffIdleMinutes } from '#accounts/staff-settings.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { countOpenCasesOfStaff } from '#cases/hand-over-db.server.ts'
import { listAssignableStaff } from '#cases/staff-db.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { MemberAction } from './act-on-member.server.ts'

/** Somebody of the firm as this reader may see them, with what the reader may do. */
export async function viewMember({ services, person }: AdminContext, member: Member) {
  const { db, now } = services
  const seesAll = may(person, 'case.read-all')
  const isOther = member.id !== person.id
  const mayManage = may(person, 'staff.manage') && isOther
  const mayEnd = may(person, 'staff.end-sessions') && (member.role !== 'owner' || may(person, 'staff.manage'))
  const reset = await findReset(db, member.id, now())
  const mayConfirm =
    may(person, 'staff.confirm-reset') && ![member.id, reset?.requestedBy, reset?.confirmedBy].includes(person.id)
  const cases = seesAll ? ((await countOpenCasesOfStaff(db)).get(member.id) ?? { open: 0, inWork: 0 }) : null
  const mayAct: Record<MemberAction, boolean> = {
    profile: may(person, 'staff.profile', { personId: member.id }),
    role: mayManage && member.status !== 'closed',
    suspend: mayManage && member.status === 'active',
    'take-back': mayManage && member.status === 'suspended',
    'hand-over': cases !== null && cases.open > 0,
    resend: mayManage && member.status === 'invited',
    withdraw: mayManage && member.status === 'invited',
    'ask-reset': may(person, 'staff.ask-reset') && member.twoFactorEnabled && reset === null,
    'confirm-reset': reset !== null && mayConfirm,
    'withdraw-reset': reset !== null && may(person, 'staff.confirm-reset'),
    'end-sessions': mayEnd,
    capacity: may(person, 'staff.capacity') && member.status !== 'closed',
  }
  const { id, name, email, role, status, statusReason, profile, caseLimit, twoFactorEnabled, createdAt, lastSignInAt } =
    member
  return {
    member: { id, name, email, role, status, profile, caseLimit },
    more: seesAll || !isOther ? { statusReason, twoFactorEnabled, createdAt, lastSignInAt, cases } : null,
    reset: seesAll ? reset : null,
    sessions: mayEnd ? await listLive(services, member) : [],
    colleagues: (await listAssignableStaff(db)).filter((one) => one.id !== id).map(({ id, name }) => ({ id, name })),
    mayAct,
  }
}

async function listLive(services: AdminContext['services'], member: Member) {
  const idleMinutes = await readSetting(services, staffIdleMinutes)
  const sessions = await listSessionsOf(services.db, member.id)
  return sessions
    .filter((session) => isLive(session, member.role, services.now(), idleMinutes))
    .map(({ id, startedAt, lastUsedAt, ipAddress, userAgent }) => {
      return { id, startedAt, lastUsedAt, ipAddress, device: deviceOf(userAgent) }
    })
}

export type MemberView = Awaited<ReturnType<typeof viewMember>>
