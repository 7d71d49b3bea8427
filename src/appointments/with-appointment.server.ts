import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { lockCase } from '#cases/process/case-db.server.ts'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type AppointmentRow, findAppointment, findGuestAppointment, lockAppointment } from './appointment-db.server.ts'
import { waitForCalendar } from './booking/hold-db.server.ts'
import { tokenHash } from './booking/notify-guests.server.ts'

export type By = { actor: Actor } | { guestToken: string; metadata: { id: string; ip: string } }

export type NoAppointment = { ok: false; reason: 'not-there' | 'forbidden' }

export type Change = {
  row: AppointmentRow
  isClient: boolean
  auditor: AuditActor
}

/**
 * Runs a change of an appointment. To prevent deadlocks, locks case, calendars and appointment in this order. Returns
 * `not-there` if the user may not see the appointment, `forbidden` if the user may not change it.
 */
export function withAppointment<Outcome>(
  { db }: Pick<Services, 'db'>,
  { id, by }: { id: string; by: By },
  change: (tx: Tx, found: Change) => Promise<Outcome>,
): Promise<Outcome | NoAppointment> {
  return db.transaction().execute(async (tx): Promise<Outcome | NoAppointment> => {
    const seen = await findFor(tx, id, by)
    if (!seen) return { ok: false, reason: 'not-there' }
    if (seen.caseId !== null) await lockCase(tx, seen.caseId, null)
    await waitForCalendar(tx)
    const row = await lockAppointment(tx, seen.id)
    if (!row) return { ok: false, reason: 'not-there' }
    if ('guestToken' in by) return change(tx, { row, isClient: true, auditor: { person: null, metadata: by.metadata } })
    const { person } = by.actor
    const owners = { clientId: row.clientId, assignedTo: row.assignedTo ?? row.staffId }
    const isOwn = row.staffId === person.id && person.role !== 'client'
    if (!may(person, 'appointment.write', owners) && !(isOwn && may(person, 'admin.use')))
      return { ok: false, reason: 'forbidden' }
    return change(tx, { row, isClient: person.role === 'client', auditor: by.actor })
  })
}

function findFor(tx: Tx, id: string, by: By): Promise<AppointmentRow | null> {
  if ('guestToken' in by) return findGuestAppointment(tx, tokenHash(by.guestToken))
  return findAppointment(tx, id, accessScopeOf(by.actor))
}

type Noted = {
  action: AuditAction
  detail?: Record<string, string | number | boolean | null>
  payload?: CaseEvent
  isInternal?: boolean
}

/** Writes an audit row and, if the appointment belongs to a case, an entry in the case history. */
export async function note(
  tx: Tx,
  { row, auditor }: Change,
  at: Date,
  { action, detail = {}, payload: content, isInternal }: Noted,
): Promise<void> {
  if (content && row.caseId !== null) {
    const actorId = auditor.person?.id ?? null
    await addCaseEvent(tx, { caseId: row.caseId, payload: content, at, actorId, ...(isInternal ? { isInternal } : {}) })
  }
  const object = { type: 'appointment', id: row.id }
  await recordAudit(tx, auditor, { action, object, detail: { number: row.number, ...detail } })
}
