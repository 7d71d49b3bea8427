import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { saveAppointment } from './appointment-db.server.ts'
import { nextStatus } from './appointment-status.ts'
import { notifyOf } from './booking/notify-guests.server.ts'
import { enterMinutes } from './credit/minutes-db.server.ts'
import { usesMinutes } from './kinds/kinds.ts'
import { isLate } from './kinds/terms.ts'
import { type By, type NoAppointment, note, withAppointment } from './with-appointment.server.ts'

type EndAppointmentDeps = Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>
type Refused = { ok: false; reason: 'not-possible' | 'forbidden' | 'too-early' | 'no-note' }
export type EndOutcome = { ok: true } | NoAppointment | Refused

export function confirmAppointment(
  services: EndAppointmentDeps,
  { id, by }: { id: string; by: By },
): Promise<EndOutcome> {
  const { now } = services
  return withAppointment(services, { id, by }, async (tx, found): Promise<EndOutcome> => {
    const status = nextStatus(found.row.status, 'confirm')
    if (found.isClient) return { ok: false, reason: 'forbidden' }
    if (!status || found.row.startsAt <= now()) return { ok: false, reason: 'not-possible' }
    await saveAppointment(tx, found.row.id, { status })
    await notifyOf(tx, services, found.row.id, { telling: 'confirmed', toStaff: false })
    await note(tx, found, now(), { action: 'appointment.confirmed' })
    return { ok: true }
  })
}

export function endAppointment(
  services: EndAppointmentDeps,
  { id, by, how, text }: { id: string; by: By; how: 'complete' | 'miss'; text: string },
): Promise<EndOutcome> {
  const { now } = services
  return withAppointment(services, { id, by }, async (tx, found): Promise<EndOutcome> => {
    const { row, isClient, auditor } = found
    if (isClient) return { ok: false, reason: 'forbidden' }
    const status = nextStatus(row.status, how)
    if (!status) return { ok: false, reason: 'not-possible' }
    if (now() < row.startsAt) return { ok: false, reason: 'too-early' }
    const content = cleanText(text).slice(0, 2000)
    if (how === 'complete' && content === '') return { ok: false, reason: 'no-note' }
    await saveAppointment(tx, row.id, { status, endedAt: now() })
    if (usesMinutes(row.kind) && row.caseId !== null) {
      const minutes = { minutes: row.durationMinutes, appointmentId: row.id, actorId: auditor.person?.id ?? null }
      await enterMinutes(tx, { caseId: row.caseId, entry: 'used', ...minutes, at: now() })
    }
    const values = { startsAt: row.startsAt.toISOString(), title: row.title }
    await note(tx, found, now(), {
      action: how === 'complete' ? 'appointment.completed' : 'appointment.missed',
      payload:
        how === 'complete'
          ? { code: 'appointment-held', values: { ...values, note: content } }
          : { code: 'appointment-missed', values },
      isInternal: true,
    })
    return { ok: true }
  })
}

type CancelOutcome = { ok: true } | NoAppointment | { ok: false; reason: 'not-possible' | 'no-reason' }

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
