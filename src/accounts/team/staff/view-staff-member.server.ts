import { may } from '#accounts/people/may.ts'
import { isLive } from '#accounts/sessions/session.ts'
import { listSessionsOf } from '#accounts/sessions/session-db.server.ts'
import { deviceOf } from '#accounts/sign-in/device.ts'
import { listDeputies } from '#accounts/team/deputy-db.server.ts'
import { listAssignableStaff } from '#accounts/team/recipient-db.server.ts'
import { findReset, type StaffMember } from '#accounts/team/staff-db.server.ts'
import { staffIdleMinutes } from '#accounts/team/staff-settings.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { countOpenCasesOfStaff } from '#cases/planning/hand-over-db.server.ts'
import { swissDay } from '#platform/day.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { StaffAction } from './handle-staff-member-action.server.ts'

export async function viewStaffMember({ services, person }: AdminContext, staffMember: StaffMember) {
  const { db, now } = services
  const seesAll = may(person, 'case.read-all')
  const isOther = staffMember.id !== person.id
  const mayManage = may(person, 'staff.manage') && isOther
  const mayEnd = may(person, 'staff.end-sessions') && (staffMember.role !== 'owner' || may(person, 'staff.manage'))
  const reset = await findReset(db, staffMember.id, now())
  const mayConfirm =
    may(person, 'staff.confirm-reset') && ![staffMember.id, reset?.requestedBy, reset?.confirmedBy].includes(person.id)
  const cases = seesAll ? ((await countOpenCasesOfStaff(db)).get(staffMember.id) ?? { open: 0, inWork: 0 }) : null
  const maySetDeputy = may(person, 'staff.deputy', { personId: staffMember.id })
  const deputies = seesAll || !isOther ? await listDeputies(db, staffMember.id, swissDay(now())) : []
  const mayAct: Record<StaffAction, boolean> = {
    profile: may(person, 'staff.profile', { personId: staffMember.id }),
    role: mayManage && staffMember.status !== 'closed',
    suspend: mayManage && staffMember.status === 'active',
    'take-back': mayManage && staffMember.status === 'suspended',
    'hand-over': cases !== null && cases.open > 0,
    deputy: maySetDeputy && staffMember.status === 'active',
    'end-deputy': maySetDeputy && deputies.length > 0,
    resend: mayManage && staffMember.status === 'invited',
    withdraw: mayManage && staffMember.status === 'invited',
    'ask-reset': may(person, 'staff.ask-reset') && staffMember.twoFactorEnabled && reset === null,
    'confirm-reset': reset !== null && mayConfirm,
    'withdraw-reset': reset !== null && may(person, 'staff.confirm-reset'),
    'end-sessions': mayEnd,
    capacity: may(person, 'staff.capacity') && staffMember.status !== 'closed',
  }
  const {
    id,
    name,
    email,
    role,
    status,
    statusReason,
    profile,
    caseLimit,
    hourlyRateCents,
    twoFactorEnabled,
    createdAt,
    lastSignInAt,
  } = staffMember
  return {
    member: { id, name, email, role, status, profile, caseLimit, hourlyRateCents },
    more: seesAll || !isOther ? { statusReason, twoFactorEnabled, createdAt, lastSignInAt, cases } : null,
    deputies,
    reset: seesAll ? reset : null,
    sessions: mayEnd ? await listLive(services, staffMember) : [],
    colleagues: (await listAssignableStaff(db)).filter((one) => one.id !== id).map(({ id, name }) => ({ id, name })),
    mayAct,
  }
}

async function listLive(services: AdminContext['services'], staffMember: StaffMember) {
  const idleMinutes = await readSetting(services, staffIdleMinutes)
  const sessions = await listSessionsOf(services.db, staffMember.id)
  return sessions
    .filter((session) => isLive(session, staffMember.role, services.now(), idleMinutes))
    .map(({ id, startedAt, lastUsedAt, ipAddress, userAgent }) => {
      return { id, startedAt, lastUsedAt, ipAddress, device: deviceOf(userAgent) }
    })
}

export type StaffMemberView = Awaited<ReturnType<typeof viewStaffMember>>
