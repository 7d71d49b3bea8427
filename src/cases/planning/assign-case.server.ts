import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findActiveStaff } from '#accounts/team/recipient-db.server.ts'
import { saveCase } from '#cases/process/case-db.server.ts'
import { casesHandedOver, staffNotified } from '#cases/process/case-emails.tsx'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { moveOpenTasks } from '#cases/tasks/case-task-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { lockCasesOf, moveCasesTo, moveThreadsTo } from './hand-over-db.server.ts'

export type AssignOutcome = { ok: true; isUnchanged?: true } | NoCase | { ok: false; reason: 'unknown-adviser' }

type Assignment = { caseId: string; adviserId: string | null; actor: Actor }

/** Assigns a case to an adviser (null unassigns it) and emails the adviser, unless they assigned it to themselves. */
export function assignCase(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, adviserId, actor }: Assignment,
): Promise<AssignOutcome> {
  const { now, config } = services
  const { person } = actor
  return withCase(services, { caseId, actor, action: 'case.assign' }, async (tx, found): Promise<AssignOutcome> => {
    const adviser = adviserId === null ? null : await findActiveStaff(tx, adviserId)
    if (adviserId !== null && !adviser) return { ok: false, reason: 'unknown-adviser' }
    if (found.assignedTo === adviserId) return { ok: true, isUnchanged: true }
    await saveCase(tx, found.id, { assignedTo: adviserId }, now())
    await moveOpenTasks(tx, { caseIds: [found.id], from: found.assignedTo, to: adviserId })
    const payload: CaseEvent = adviser
      ? { code: 'assigned', values: { to: adviser.name } }
      : { code: 'unassigned', values: {} }
    await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: person.id, isInternal: true })
    if (adviser && adviser.id !== person.id) {
      const email = () => staffNotified(config.PUBLIC_URL, found, { code: 'assigned', values: { by: person.name } })
      await queueEmail(tx, {
        eventKey: `case-assigned:${found.id}:${found.version + 1}`,
        to: adviser.email,
        staffEvent: 'assigned',
        emailContent: email,
      })
    }
    await recordAudit(tx, actor, {
      action: 'case.assigned',
      object: { type: 'case', id: found.id },
      detail: { from: found.assignedTo, to: adviserId },
    })
    return { ok: true }
  })
}

export type HandOverOutcome = { ok: true; cases: number } | { ok: false; reason: 'forbidden' | 'unknown-adviser' }

type HandOverCasesInput = { from: string; to: string | null; actor: Actor }

/** Hands over all open cases and threads in one transaction (`to` null: unassigns them). Emails the new owner once. */
export function handOverCases(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { from, to, actor }: HandOverCasesInput,
): Promise<HandOverOutcome> {
  return db.transaction().execute(async (tx): Promise<HandOverOutcome> => {
    if (!may(actor.person, 'case.read-all')) return { ok: false, reason: 'forbidden' }
    const adviser = to === null ? null : await findActiveStaff(tx, to)
    if (from === to || (to !== null && !adviser)) return { ok: false, reason: 'unknown-adviser' }
    const caseIds = await lockCasesOf(tx, from)
    await moveCasesTo(tx, caseIds, to, now())
    await moveThreadsTo(tx, from, to)
    await moveOpenTasks(tx, { caseIds, from, to })
    const payload: CaseEvent = adviser
      ? { code: 'assigned', values: { to: adviser.name } }
      : { code: 'unassigned', values: {} }
    for (const caseId of caseIds) {
      await addCaseEvent(tx, { caseId, payload, at: now(), actorId: actor.person.id, isInternal: true })
      await recordAudit(tx, actor, {
        action: 'case.assigned',
        object: { type: 'case', id: caseId },
        detail: { from, to },
      })
    }
    if (adviser && adviser.id !== actor.person.id && caseIds.length > 0) {
      const email = () => casesHandedOver(config.PUBLIC_URL, { by: actor.person.name, count: caseIds.length })
      const eventKey = `cases-handed-over:${from}:${adviser.id}:${now().toISOString()}`
      await queueEmail(tx, { eventKey, staffEvent: 'assigned', to: adviser.email, emailContent: email })
    }
    return { ok: true, cases: caseIds.length }
  })
}
