import type { Actor } from '#accounts/sessions/actor.ts'
import { saveCase } from '#cases/process/case-db.server.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { states } from '#cases/process/case-states.ts'
import type { CasePriority } from '#cases/process/case-types.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { isDay } from './due-date.ts'

type PlanCaseDeps = Pick<Services, 'db' | 'now'>
type Target = { caseId: string; actor: Actor }

export type DueDateOutcome = { ok: true } | NoCase | { ok: false; reason: 'no-date' | 'date-past' | 'nothing-due' }

/** Sets the due date manually. Case transitions no longer change this date until the case is assessed or closed. */
export function setDueDate(
  services: PlanCaseDeps,
  { caseId, actor, dueOn }: Target & { dueOn: string },
): Promise<DueDateOutcome> {
  const { now } = services
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<DueDateOutcome> => {
    if (actor.person.role === 'client') return { ok: false, reason: 'forbidden' }
    if (states[found.state].status === 'completed') return { ok: false, reason: 'nothing-due' }
    if (!isDay(dueOn)) return { ok: false, reason: 'no-date' }
    if (dueOn < swissDay(now())) return { ok: false, reason: 'date-past' }
    await saveCase(tx, found.id, { dueOn }, now())
    const payload = { code: 'due-date', values: { dueOn } } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: actor.person.id })
    await recordAudit(tx, actor, {
      action: 'case.due-date',
      object: { type: 'case', id: found.id },
      detail: { from: found.dueOn, to: dueOn },
    })
    return { ok: true }
  })
}

export function setPriority(
  services: PlanCaseDeps,
  { caseId, actor, priority }: Target & { priority: CasePriority },
): Promise<{ ok: true; isUnchanged?: true } | NoCase> {
  const { now } = services
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found) => {
    if (found.priority === priority) return { ok: true, isUnchanged: true }
    await saveCase(tx, found.id, { priority }, now())
    const payload = { code: 'priority', values: { priority } } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: actor.person.id, isInternal: true })
    await recordAudit(tx, actor, {
      action: 'case.priority',
      object: { type: 'case', id: found.id },
      detail: { from: found.priority, to: priority },
    })
    return { ok: true }
  })
}
