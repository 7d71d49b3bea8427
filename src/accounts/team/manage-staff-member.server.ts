import * as accountTexts from '#accounts/locales/en.ts'
import { may } from '#accounts/people/may.ts'
import { savePerson } from '#accounts/people/people-db.server.ts'
import { splitName } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { capacityForm, profileForm } from './profile.ts'
import { saveCapacity, saveProfile } from './staff-db.server.ts'
import { type NoStaffMember, withStaffMember } from './with-staff-member.server.ts'

type ManageStaffMemberDeps = Pick<Services, 'db' | 'now'>

export type ProfileOutcome = { ok: true } | NoStaffMember | { ok: false; reason: 'invalid'; fields: FieldErrors }

export function refreshProfile(
  { db, now }: ManageStaffMemberDeps,
  actor: Actor,
  personId: string,
  input: unknown,
): Promise<ProfileOutcome> {
  const requested = { actor, personId, right: 'staff.profile', action: 'staff-profile-saved' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<ProfileOutcome> => {
    const parsed = profileForm.safeParse(input)
    if (!parsed.success)
      return { ok: false, reason: 'invalid', fields: fieldErrors(parsed.error, t(accountTexts.staffMember).fields) }
    const { name, ...profile } = parsed.data
    if (name !== staffMember.name) await savePerson(tx, personId, splitName(name), now())
    await saveProfile(tx, personId, profile)
    await announceChangedPages(tx, ['/team'])
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId } })
    return { ok: true }
  })
}

export function limitCases(
  { db }: ManageStaffMemberDeps,
  actor: Actor,
  personId: string,
  input: unknown,
): Promise<ProfileOutcome> {
  const requested = { actor, personId, right: 'staff.capacity', action: 'staff-capacity-saved' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<ProfileOutcome> => {
    const parsed = capacityForm.safeParse(input)
    if (!parsed.success)
      return { ok: false, reason: 'invalid', fields: fieldErrors(parsed.error, t(accountTexts.staffMember).fields) }
    const { limit, rate = staffMember.hourlyRateCents } = parsed.data
    await saveCapacity(tx, personId, { caseLimit: limit, hourlyRateCents: rate })
    const detail = { before: staffMember.caseLimit, limit, rateBefore: staffMember.hourlyRateCents, rate }
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId }, detail })
    return { ok: true }
  })
}

export type EndOutcome = { ok: true; ended: number } | NoStaffMember

export function endSessionsOf(
  { db }: ManageStaffMemberDeps,
  actor: Actor,
  personId: string,
  sessionId: string | undefined,
): Promise<EndOutcome> {
  const requested = { actor, personId, right: 'staff.end-sessions', action: 'sessions-ended' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<EndOutcome> => {
    // Ending an owner's sessions requires the right to manage staff, which admins do not have.
    if (staffMember.role === 'owner' && !may(actor.person, 'staff.manage')) return { ok: false, reason: 'not-allowed' }
    const ended = await removeSessions(tx, personId, sessionId === undefined ? {} : { id: sessionId })
    await recordAudit(tx, actor, {
      action: requested.action,
      object: { type: 'person', id: personId },
      detail: { ended },
    })
    return { ok: true, ended }
  })
}
