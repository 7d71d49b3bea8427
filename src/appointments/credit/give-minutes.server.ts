import type { Actor } from '#accounts/sessions/actor.ts'
import { listPlannedOf, lockAppointment, saveAppointment } from '#appointments/appointment-db.server.ts'
import { nextStatus } from '#appointments/appointment-status.ts'
import { waitForCalendar } from '#appointments/booking/hold-db.server.ts'
import { notifyOf } from '#appointments/booking/notify-guests.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { note } from '#appointments/with-appointment.server.ts'
import { withCase } from '#cases/process/with-case.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { t } from '#platform/texts.ts'
import {
  enterMinutes,
  findBalances,
  hasGiven,
  holdOrderedMinutes,
  listOrderedMinutes,
  lockMinutes,
} from './minutes-db.server.ts'

type Refused = { ok: false; reason: 'not-there' | 'forbidden' | 'no-reason' | 'no-minutes' }
export type GiveOutcome = { ok: true } | Refused

type GiveMinutesInput = {
  caseId: string
  minutes: number
  text: string
  actor: Actor
  seen?: number
}

/**
 * Credits minutes back to a case on a decision by staff, for example after an excused absence. A form submitted twice
 * credits them once.
 */
export async function releaseMinutes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { caseId, minutes, text, actor, seen }: GiveMinutesInput,
): Promise<GiveOutcome> {
  const reason = cleanText(text).slice(0, 300)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 240) return { ok: false, reason: 'no-minutes' }
  if (reason === '') return { ok: false, reason: 'no-reason' }
  const outcome = await withCase({ db }, { caseId, actor, action: 'case.write' }, async (tx) => {
    if (seen !== undefined && (await hasGiven(tx, { caseId, minutes, note: reason, actorId: actor.person.id, seen })))
      return { ok: true } as const
    await enterMinutes(tx, { caseId, entry: 'given-back', minutes, note: reason, actorId: actor.person.id, at: now() })
    const object = { type: 'case', id: caseId }
    await recordAudit(tx, actor, { action: 'minutes.given-back', object, detail: { minutes } })
    return { ok: true } as const
  })
  return outcome.ok ? outcome : { ok: false, reason: outcome.reason === 'forbidden' ? 'forbidden' : 'not-there' }
}

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
