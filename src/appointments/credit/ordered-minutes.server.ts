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
import { enterMinutes, findBalances, holdOrderedMinutes, listOrderedMinutes, lockMinutes } from './minutes-db.server.ts'

type OrderedMinutesDeps = Pick<Services, 'db' | 'now'>

export function enterOrderedMinutes({ db, now }: OrderedMinutesDeps, caseId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const ordered = await holdOrderedMinutes(tx, caseId)
    if (!ordered) return
    const entry = ordered.type === 'package' ? 'included' : 'bought'
    await enterMinutes(tx, { caseId, entry, minutes: ordered.minutes, actorId: null, at: now() })
  })
}

/** Debits a refunded order's unused minutes. Cancels appointments that the credit no longer covers, latest first. */
export function reclaimMinutes(services: Pick<Services, 'db' | 'now' | 'config' | 'secretKey'>, orderId: string) {
  const { db, now } = services
  return db.transaction().execute(async (tx): Promise<void> => {
    for (const { caseId, minutes } of await listOrderedMinutes(tx, orderId)) {
      await lockMinutes(tx, caseId)
      const left = (await findBalances(tx, [caseId])).get(caseId)?.left ?? 0
      const back = Math.min(left, minutes)
      if (back > 0) await enterMinutes(tx, { caseId, entry: 'taken-back', minutes: back, actorId: null, at: now() })
      await cancelUncovered(tx, services, caseId)
    }
  })
}

type CancelUncoveredDeps = Pick<Services, 'now' | 'config' | 'secretKey'>

/** Cancels future appointments, latest first, until the credit covers the rest. Callers must lock the case first. */
async function cancelUncovered(tx: Tx, services: CancelUncoveredDeps, caseId: string): Promise<void> {
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
