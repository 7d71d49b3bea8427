import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type CaseEvent, readCaseEvent } from './case-event.ts'
import type { CaseState } from './case-states.ts'

export type NewCaseEvent = {
  caseId: string
  payload: CaseEvent
  at: Date
  actorId: string | null
  isInternal?: boolean
  fromState?: CaseState
  toState?: CaseState
}

export async function addCaseEvent(tx: Tx, event: NewCaseEvent): Promise<void> {
  await tx
    .insertInto('caseEvents')
    .values({ ...event, payload: JSON.stringify(event.payload) })
    .execute()
}

export async function listCaseEvents(db: Db | Tx, caseId: string, { withInternal }: { withInternal: boolean }) {
  const rows = await db
    .selectFrom('caseEvents as e')
    .innerJoin('cases as c', 'c.id', 'e.caseId')
    .leftJoin('people as actor', 'actor.id', 'e.actorId')
    .select(['e.id', 'e.at', 'e.fromState', 'e.toState', 'e.isInternal'])
    .select('e.payload')
    .select(['e.actorId', 'actor.name as actorName', 'actor.role as actorRole'])
    .where('e.caseId', '=', caseId)
    .$if(!withInternal, (query) => query.where('e.isInternal', '=', false))
    .orderBy('e.id', 'desc')
    .limit(500)
    .execute()
  return rows.map((row) => ({ ...row, payload: readCaseEvent(row.payload) }))
}

export async function findLastMoveTo(tx: Tx, caseId: string, state: CaseState): Promise<Date | null> {
  const row = await tx
    .selectFrom('caseEvents')
    .select('at')
    .where('caseId', '=', caseId)
    .where('toState', '=', state)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Who last submitted the case for review, and who uploaded its current draft. */
export async function findPreparers(tx: Tx, caseId: string, draftId: string | null): Promise<string[]> {
  const submitted = await tx
    .selectFrom('caseEvents')
    .select('actorId')
    .where('caseId', '=', caseId)
    .where('toState', '=', 'review')
    .where('fromState', '=', 'in_preparation')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const draft = await tx.selectFrom('documents').select('uploadedBy').where('id', '=', draftId).executeTakeFirst()
  return [submitted?.actorId, draft?.uploadedBy].flatMap((id) => id ?? [])
}

export async function hasMovedSince(tx: Tx, caseId: string, at: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('caseEvents')
    .select('id')
    .where('caseId', '=', caseId)
    .where('toState', 'is not', null)
    .where('at', '>=', at)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findSetDate(tx: Tx, caseId: string): Promise<{ by: 'hand' | 'extension'; on: string } | null> {
  const row = await tx
    .selectFrom('caseEvents as e')
    .select('e.payload')
    .where('e.caseId', '=', caseId)
    .where(sql<string>`e.payload ->> 'code'`, 'in', ['due-date', 'extension-granted', 'extension-told'])
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const payload = readCaseEvent(row.payload)
  if (payload.code === 'extension-granted' || payload.code === 'extension-told')
    return { by: 'extension', on: payload.values.untilOn }
  return { by: 'hand', on: payload.code === 'due-date' ? payload.values.dueOn : '' }
}
