import { notifyPerson } from '#accounts/account-emails.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { sendAccountEmail } from '#accounts/send-email.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { formatDate } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { type DeputyError, readDeputy } from './deputy.ts'
import { insertDeputy, listDeputies, saveDeputyEnd } from './deputy-db.server.ts'
import { findActiveStaff } from './recipient-db.server.ts'
import { type NoStaffMember, withStaffMember } from './with-staff-member.server.ts'

export type DeputyOutcome = { ok: true } | NoStaffMember | { ok: false; reason: 'invalid'; fields: FieldErrors }

type SetDeputyDeps = Pick<Services, 'db' | 'now'>
const invalid = (field: string, error: DeputyError) =>
  ({ ok: false, reason: 'invalid', fields: { [field]: t(accountTexts.deputy)[error] } }) as const

/** Makes a colleague deputy of `personId` for some days; they see and handle the person's cases during that time. */
export function setDeputy(
  { db, now }: SetDeputyDeps,
  actor: Actor,
  personId: string,
  values: Record<string, string>,
): Promise<DeputyOutcome> {
  const requested = { actor, personId, right: 'staff.deputy', action: 'staff-deputy-set' } as const
  return withStaffMember({ db }, requested, async (tx, staffMember): Promise<DeputyOutcome> => {
    if (staffMember.status !== 'active') return { ok: false, reason: 'unknown-person' }
    const today = swissDay(now())
    const read = readDeputy(values, today)
    if (!read.ok) return invalid(read.field, read.error)
    const { deputyId, fromOn, untilOn } = read
    const deputy = deputyId === personId ? null : await findActiveStaff(tx, deputyId)
    if (!deputy) return invalid('deputy', 'deputy-unknown')
    const others = await listDeputies(tx, personId, today)
    const overlapping = others.find((other) => other.fromOn <= untilOn && other.untilOn >= fromOn)
    if (overlapping?.deputyId === deputyId && overlapping.fromOn === fromOn && overlapping.untilOn === untilOn)
      return { ok: true }
    if (overlapping) return invalid('from', 'days-taken')
    await insertDeputy(tx, { personId, deputyId, fromOn, untilOn, setBy: actor.person.id, setAt: now() })
    if (deputy.id !== actor.person.id) {
      const days = `${formatDate(fromOn)} – ${formatDate(untilOn)}`
      const news = { code: 'deputy-set', absent: staffMember.name, days } as const
      const emailContent = () => notifyPerson({ news, name: deputy.name, by: actor.person.name })
      await sendAccountEmail(tx, { emailContent, to: deputy.email })
    }
    const detail = { deputy: deputy.name, from: fromOn, until: untilOn }
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId }, detail })
    return { ok: true }
  })
}

export function endDeputy(
  { db, now }: SetDeputyDeps,
  actor: Actor,
  personId: string,
  deputyRowId: string,
): Promise<DeputyOutcome> {
  const requested = { actor, personId, right: 'staff.deputy', action: 'staff-deputy-ended' } as const
  return withStaffMember({ db }, requested, async (tx): Promise<DeputyOutcome> => {
    if (!isUuid(deputyRowId) || !(await saveDeputyEnd(tx, personId, deputyRowId, now())))
      return { ok: false, reason: 'unknown-person' }
    await recordAudit(tx, actor, { action: requested.action, object: { type: 'person', id: personId } })
    return { ok: true }
  })
}
