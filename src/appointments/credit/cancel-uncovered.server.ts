import { listPlannedOf, lockAppointment, saveAppointment } from '#appointments/appointment-db.server.ts'
import { nextStatus } from '#appointments/appointment-status.ts'
import { waitForCalendar } from '#appointments/booking/hold-db.server.ts'
import { notifyOf } from '#appointments/booking/notify-guests.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { note } from '#appointments/with-appointment.server.ts'
import { system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { findBalances } from './minutes-db.server.ts'

type CancelUncoveredDeps = Pick<Services, 'now' | 'config' | 'secretKey'>

/**
 * Cancels future appointments of a case, latest first, until its credit covers the rest. The caller must have locked
 * the case.
 */
export async function cancelUncovered(tx: Tx, services: CancelUncoveredDeps, caseId: string): Promise<void> {
  const free = (await findBalances(tx, [caseId])).get(caseId)?.free ?? 0
  if (free >= 0) return
  const at = services.now()
  let missing = -free
  await waitForCalendar(tx)
  for (const { id } of await listPlannedOf(tx, caseId, at)) {
    if (missing <= 0) return
    const row = await lockAppointment(tx, id)
    const status = row && nextStatus(row.status, 'cancel')
    if (!row || !status) continue
    const cancelReason = t(appointmentTexts.appointments).orderRefunded
    await saveAppointment(tx, id, { status, cancelledBy: 'firm', cancelReason, endedAt: at })
    await notifyOf(tx, services, id, { telling: 'cancelled', toStaff: true })
    const values = { startsAt: row.startsAt.toISOString(), title: row.title, by: 'firm' } as const
    await note(tx, { row, isClient: false, auditor: system }, at, {
      action: 'appointment.cancelled',
      detail: { by: 'firm', because: 'order-refunded' },
      payload: { code: 'appointment-cancelled', values },
    })
    missing -= row.durationMinutes
  }
}
