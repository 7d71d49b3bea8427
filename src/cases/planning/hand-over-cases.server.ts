import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findActiveStaff } from '#accounts/team/recipient-db.server.ts'
import { casesHandedOver } from '#cases/process/case-emails.tsx'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { lockCasesOf, moveCasesTo, moveThreadsTo } from './hand-over-db.server.ts'

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
