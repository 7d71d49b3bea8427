import { confirmIdentity } from '#accounts/sessions/confirm-identity.server.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { changeRole, suspendStaffMember, withdraw } from '#accounts/team/change-staff-member.server.ts'
import { resendInvitation, withdrawInvitation } from '#accounts/team/invite-staff.server.ts'
import { endSessionsOf, limitCases, refreshProfile } from '#accounts/team/manage-staff-member.server.ts'
import { staffRoles } from '#accounts/team/profile.ts'
import { confirmReset, requestFactorReset, withdrawReset } from '#accounts/team/reset-factor.server.ts'
import { endDeputy, setDeputy } from '#accounts/team/set-deputy.server.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { handOverCases } from '#cases/planning/assign-case.server.ts'
import { t } from '#platform/texts.ts'
import { type StaffError, type StaffRefusal, staffError } from './staff-errors.ts'

const copy = () => t(accountStaffTexts.handleStaffMemberAction)

type Values = Record<string, string>
type Action = (
  ctx: AdminContext,
  personId: string,
  values: Values,
) => Promise<{ ok: true; note: FlashName } | StaffRefusal>

export const staffActions = {
  profile: {
    proof: false,
    run: async (ctx, id, values) => noted(await refreshProfile(ctx.services, ctx.actor, id, values), 'staff-profile'),
  },
  role: {
    proof: true,
    run: async ({ services, actor }, id, values) => {
      const role = oneOf(staffRoles, values.role ?? null)
      if (!role) return { ok: false, reason: 'invalid', fields: { role: copy().chooseRole } }
      return noted(await changeRole(services, actor, id, role), 'staff-role')
    },
  },
  suspend: {
    proof: true,
    run: async ({ services, actor }, id, values) =>
      noted(await suspendStaffMember(services, actor, id, values.reason ?? ''), 'staff-suspended'),
  },
  'take-back': {
    proof: true,
    run: async ({ services, actor }, id) => noted(await withdraw(services, actor, id), 'staff-taken-back'),
  },
  'hand-over': {
    proof: false,
    run: async ({ services, actor }, from, values) => {
      const to = values.to === 'nobody' ? null : (values.to ?? '')
      return noted(await handOverCases(services, { from, to, actor }), 'staff-handed-over')
    },
  },
  deputy: {
    proof: false,
    run: async ({ services, actor }, id, values) => noted(await setDeputy(services, actor, id, values), 'deputy-set'),
  },
  'end-deputy': {
    proof: false,
    run: async ({ services, actor }, id, values) =>
      noted(await endDeputy(services, actor, id, values.deputyRow ?? ''), 'deputy-ended'),
  },
  resend: {
    proof: true,
    run: async ({ services, actor }, id) => noted(await resendInvitation(services, actor, id), 'staff-invited'),
  },
  withdraw: {
    proof: true,
    run: async ({ services, actor }, id) => noted(await withdrawInvitation(services, actor, id), 'staff-withdrawn'),
  },
  'ask-reset': {
    proof: true,
    run: async ({ services, actor }, id) => noted(await requestFactorReset(services, actor, id), 'reset-asked'),
  },
  'confirm-reset': {
    proof: true,
    run: async ({ services, actor }, id) => {
      const outcome = await confirmReset(services, actor, id)
      return noted(outcome, outcome.ok && outcome.isDone ? 'reset-done' : 'reset-confirmed')
    },
  },
  'withdraw-reset': {
    proof: false,
    run: async ({ services, actor }, id) => noted(await withdrawReset(services, actor, id), 'reset-withdrawn'),
  },
  capacity: {
    proof: false,
    run: async (ctx, id, values) => noted(await limitCases(ctx.services, ctx.actor, id, values), 'staff-capacity'),
  },
  'end-sessions': {
    proof: false,
    run: async ({ services, actor }, id, values) =>
      noted(await endSessionsOf(services, actor, id, values.sessionId || undefined), 'staff-sessions'),
  },
} satisfies Record<string, { proof: boolean; run: Action }>

export type StaffAction = keyof typeof staffActions

export function isStaffAction(text: string): text is StaffAction {
  return Object.hasOwn(staffActions, text)
}

export async function handleStaffMemberAction(
  ctx: AdminContext,
  user: CurrentUser,
  { act: action, personId, values }: { act: StaffAction; personId: string; values: Values },
): Promise<{ done: FlashName } | { error: StaffError }> {
  const { proof: reauth, run } = staffActions[action]
  const refusal = reauth ? await reauthRefusal(ctx, user, values) : null
  if (refusal) return { error: refusal }
  const outcome = await run(ctx, personId, values)
  return outcome.ok ? { done: outcome.note } : { error: staffError(outcome) }
}

/** Re-authenticates the user. Null if password and code are valid. */
export async function reauthRefusal(
  { services, actor }: AdminContext,
  user: CurrentUser,
  values: Values,
): Promise<StaffError | null> {
  const { password = '', code = '' } = values
  const outcome = await confirmIdentity(services, user, { password, code }, actor.metadata)
  return outcome.ok ? null : staffError(outcome)
}

function noted<Refusal extends StaffRefusal>(
  outcome: { ok: true } | Refusal,
  note: FlashName,
): { ok: true; note: FlashName } | Refusal {
  return outcome.ok ? { ok: true, note } : outcome
}
