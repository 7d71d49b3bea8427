import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { saveAppointment } from './appointment-db.server.ts'
import { nextStatus } from './appointment-status.ts'
import { notifyOf } from './booking/notify-guests.server.ts'
import { enterMinutes } from './credit/minutes-db.server.ts'
import { usesMinutes } from './kinds/kinds.ts'
import { isLate } from './kinds/terms.ts'
import { type By, type NoAppointment, note, withAppointment } from './with-appointment.server.ts'

export type CancelOutcome = { ok: true } | NoAppointment | { ok: false; reason: 'not-possible' | 'no-reason' }

/** Cancels an appointment. Clients lose the minutes within 24 hours of the start; staff must give a reason. */
export function cancelAppointment(
  services: Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>,
  { id, by, reason }: { id: string; by: By; reason: string },
): Promise<CancelOutcome> {
  const { now } = services
  return withAppointment(services, { id, by }, async (tx, found): Promise<CancelOutcome> => {
    const { row, isClient, auditor } = found
    const status = nextStatus(row.status, 'cancel')
    if (!status || row.startsAt <= now()) return { ok: false, reason: 'not-possible' }
    const cancelReason = cleanText(reason).slice(0, 500) || null
    if (!isClient && !cancelReason) return { ok: false, reason: 'no-reason' }
    const cancelledBy = isClient ? 'client' : 'firm'
    await saveAppointment(tx, row.id, { status, cancelledBy, cancelReason, endedAt: now() })
    const isPaidFor = isClient && usesMinutes(row.kind) && isLate(row, now())
    if (isPaidFor && row.caseId !== null) {
      const minutes = { minutes: row.durationMinutes, appointmentId: row.id, actorId: auditor.person?.id ?? null }
      await enterMinutes(tx, { caseId: row.caseId, entry: 'used', ...minutes, at: now() })
    }
    await notifyOf(tx, services, row.id, { telling: 'cancelled', toStaff: isClient })
    const values = { startsAt: row.startsAt.toISOString(), title: row.title, by: cancelledBy } as const
    await note(tx, found, now(), {
      action: 'appointment.cancelled',
      detail: { by: cancelledBy, minutesUsed: isPaidFor },
      payload: { code: 'appointment-cancelled', values },
    })
    return { ok: true }
  })
}
