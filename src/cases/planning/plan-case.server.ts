import { asClient } from '#accounts/access/as-client.server.ts'
import { fillCanton } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type CaseRow, listOpenCasesOf, lockCase, saveCase } from '#cases/process/case-db.server.ts'
import { addCaseEvent, findSetDate } from '#cases/process/case-event-db.server.ts'
import { states } from '#cases/process/case-states.ts'
import type { CasePriority } from '#cases/process/case-types.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { filingDueOn } from '#shop/domicile/cantons.ts'
import { hasFilingDate, isDay } from './due-date.ts'

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

/** Updates filing dates after a change of the profile's canton, except dates set by staff and extensions. */
export function replanFiling({ db, now }: Pick<Services, 'db' | 'now'>, personId: string): Promise<void> {
  return asClient(db, personId, async (tx) => {
    const moves: Move[] = []
    const open = await listOpenCasesOf(tx, personId)
    for (const { id } of open.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const found = await lockCase(tx, id, personId)
      if (found) moves.push(...(await replan(tx, found, now())))
    }
    await recordMoves(tx, moves)
  })
}

/** Saves the canton that follows from the commune of a return, which the caller has locked, and its filing date. */
export async function saveCanton(tx: Tx, found: CaseRow, canton: string, at: Date): Promise<void> {
  await saveCase(tx, found.id, { canton }, at)
  await fillCanton(tx, found.clientId, canton)
  await recordMoves(tx, await replan(tx, { ...found, canton }, at))
}

type Move = { id: string; from: string; to: string }

async function replan(tx: Tx, found: CaseRow, at: Date): Promise<Move[]> {
  const { id, caseType, state, dueOn: from } = found
  if (!from || !hasFilingDate(caseType) || states[state].due !== 'filing') return []
  const to = filingDueOn(found)
  if (to === from || (await findSetDate(tx, id))) return []
  await saveCase(tx, id, { dueOn: to }, at)
  return [{ id, from, to }]
}

/** Writes the audit log last, because its lock must be taken after all others. */
async function recordMoves(tx: Tx, moves: readonly Move[]): Promise<void> {
  for (const { id, from, to } of moves) {
    const detail = { from, to, why: 'canton' }
    await recordAudit(tx, system, { action: 'case.due-date', object: { type: 'case', id }, detail })
  }
}
