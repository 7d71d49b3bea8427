import type { AdminContext } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import { instantOf } from '#appointments/booking/booking-form.ts'
import { prepareAppointment } from '#appointments/booking/prepare-appointment.server.ts'
import { type TimeView, timeView } from '#appointments/booking/view-picker.server.ts'
import { releaseMinutes } from '#appointments/credit/give-minutes.server.ts'
import { cancelAppointment, confirmAppointment, endAppointment } from '#appointments/end-appointment.server.ts'
import { moveAppointment } from '#appointments/move-appointment.server.ts'
import type { Refusal } from '#appointments/refusal.ts'

type Outcome = { ok: true; note: FlashName } | { ok: false; reason: Refusal; next?: TimeView[] }

export async function handleAppointmentAction(
  { services, actor, scope }: Pick<AdminContext, 'services' | 'actor' | 'scope'>,
  id: string,
  { intent = '', startsAt, staff, minutes, seen, text = '' }: Record<string, string>,
): Promise<Outcome> {
  const by = { actor }
  const moment = instantOf(startsAt)
  if (moment) {
    const outcome = await moveAppointment(services, { id, by, startsAt: moment, staffId: staff || null })
    if (outcome.ok) return { ok: true, note: 'talk-moved' }
    if (outcome.reason !== 'gone') return outcome
    return { ...outcome, next: outcome.next.map((time) => timeView(time, 'Europe/Zurich')) }
  }
  if (intent === 'give-back') {
    const found = await findAppointment(services.db, id, scope)
    if (!found?.caseId) return { ok: false, reason: 'not-there' }
    const given = await releaseMinutes(services, {
      ...{ caseId: found.caseId, minutes: Number(minutes), text, actor },
      ...(/^\d{1,9}$/.test(seen ?? '') ? { seen: Number(seen) } : {}),
    })
    return given.ok ? { ok: true, note: 'talk-changed' } : given
  }
  const run = {
    confirm: () => confirmAppointment(services, { id, by }),
    complete: () => endAppointment(services, { id, by, how: 'complete', text }),
    miss: () => endAppointment(services, { id, by, how: 'miss', text }),
    cancel: () => cancelAppointment(services, { id, by, reason: text }),
    note: () => prepareAppointment(services, { id, actor, text }),
  }
  const name = (['confirm', 'complete', 'miss', 'cancel', 'note'] as const).find((known) => known === intent)
  if (!name) return { ok: false, reason: 'not-there' }
  const outcome = await run[name]()
  return outcome.ok ? { ok: true, note: name === 'note' ? 'talk-noted' : 'talk-changed' } : outcome
}
