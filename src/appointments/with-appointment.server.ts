import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { accessScopeOf } from '#cases/access-scope.ts'
import { lockCase } from '#cases/case-db.server.ts'
import type { CaseEvent } from '#cases/case-event.ts'
import { addCaseEvent } from '#cases/case-event-db.server.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type AppointmentRow, findAppointment, findGuestAppointment, lockAppointment } from './appointment-db.server.ts'
import { tokenHash } from './guest-link.server.ts'
import { waitForCalendar } from './hold-db.server.ts'

/** Who changes an appointment: somebody signed in, or a guest by the link of their letter. */
export type By = { actor: Actor } | { guestToken: string; metadata: { id: string; ip: string } }

export type NoAppointment = { ok: false; reason: 'not-there' | 'forbidden' }

export type Change = {
  row: AppointmentRow
  /** True for clients and guests: they change their own, within the terms. */
  isClient: boolean
  /** As the audit log and the case know who it was. */
  auditor: AuditActor
}

/**
 * Runs a change in a transaction with the appointment held. An appointment of another client is not there; one of another
 * adviser is there for staff, and theirs to change only as `may` says. Its case is held first, as everywhere.
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

/** What this person may know of, or null. */
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

/** Writes what happened into the audit log, and into the case where there is one. */
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
