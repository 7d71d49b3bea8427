import type { Services } from '#platform/services.ts'
import { insertMove, saveAppointment } from './appointment-db.server.ts'
import { nextStatus } from './appointment-status.ts'
import { roomLinkFor } from './booking/book-appointment.server.ts'
import type { Gone } from './booking/hold-time.server.ts'
import { notifyOf } from './booking/notify-guests.server.ts'
import { findFreeAt, findNextTimes } from './free-times/find-free-times.server.ts'
import { isLate } from './kinds/terms.ts'
import { type By, type NoAppointment, note, withAppointment } from './with-appointment.server.ts'

export type MoveOutcome = { ok: true } | NoAppointment | Gone | { ok: false; reason: 'not-possible' | 'too-late' }

type MoveAppointmentInput = {
  id: string
  by: By
  startsAt: Date
  staffId?: string | null
}

/** Clients may move an appointment until 24 hours before the start. The history records the previous time. */
export function moveAppointment(
  services: Pick<Services, 'db' | 'now' | 'config' | 'secretKey' | 'log'>,
  { id, by, startsAt, staffId: requestedStaff }: MoveAppointmentInput,
): Promise<MoveOutcome> {
  const { now, log } = services
  return withAppointment(services, { id, by }, async (tx, found): Promise<MoveOutcome> => {
    const { row, isClient, auditor } = found
    if (!nextStatus(row.status, 'move') || row.startsAt <= now()) return { ok: false, reason: 'not-possible' }
    if (isClient && isLate(row, now())) return { ok: false, reason: 'too-late' }
    const staffId = (isClient ? null : requestedStaff) ?? row.staffId
    if (!staffId) return { ok: false, reason: 'not-possible' }
    if (row.startsAt.getTime() === startsAt.getTime() && staffId === row.staffId) return { ok: true }
    const requested = { ...row, staffId, byFirm: !isClient, except: { appointmentId: row.id } }
    const deps = { db: tx, log, now }
    const { staffIds, rules } = await findFreeAt(deps, requested, startsAt)
    if (!staffIds.includes(staffId))
      return { ok: false, reason: 'gone', next: await findNextTimes(deps, requested, startsAt) }
    await insertMove(tx, {
      ...{ appointmentId: row.id, fromStartsAt: row.startsAt, toStartsAt: startsAt, fromStaffId: row.staffId },
      ...{ toStaffId: staffId, byClient: isClient, movedBy: auditor.person?.id ?? null, movedAt: now() },
    })
    const link = staffId === row.staffId ? {} : { meetingLink: await roomLinkFor(deps, row.meetingType, staffId) }
    await saveAppointment(tx, row.id, {
      ...{ startsAt, staffId, status: isClient ? 'scheduled' : 'confirmed', ...link },
      ...{ bufferBeforeMinutes: rules.bufferBefore, bufferAfterMinutes: rules.bufferAfter },
    })
    const toStaff = isClient || staffId !== row.staffId
    await notifyOf(tx, services, row.id, { telling: 'moved', movedFrom: row.startsAt, toStaff })
    const [from, to] = [row.startsAt.toISOString(), startsAt.toISOString()]
    await note(tx, found, now(), {
      action: 'appointment.moved',
      detail: { from, to },
      payload: { code: 'appointment-moved', values: { from, to, title: row.title } },
    })
    return { ok: true }
  })
}
