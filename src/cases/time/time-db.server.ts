import { type Insertable, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { TimeEntries } from '#platform/db/schema.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { TimeInput } from './time-entry.ts'

const isBilled = sql<boolean>`coalesce(is_billed(t.direct_invoice_id), false)`

function selectEntries(db: Db | Tx) {
  return db
    .selectFrom('timeEntries as t')
    .innerJoin('people as p', 'p.id', 't.personId')
    .select(['t.id', 't.caseId', 't.personId', 'p.name as personName', 't.workedOn', 't.minutes', 't.note'])
    .select(['t.startedAt', isBilled.as('isBilled')])
}

export type TimeEntry = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

/** Finished entries of a case, newest first. */
export function listTime(db: Db | Tx, caseId: string): Promise<TimeEntry[]> {
  return selectEntries(db)
    .where('t.caseId', '=', caseId)
    .where('t.minutes', 'is not', null)
    .orderBy('t.workedOn', 'desc')
    .orderBy('t.createdAt', 'desc')
    .limit(500)
    .execute()
}

/** Recorded time per visible case of a client, newest case first. */
export function listTimeOfClient(db: Db, clientId: string, scope: AccessScope) {
  return db
    .selectFrom('timeEntries as t')
    .innerJoin('cases as c', 'c.id', 't.caseId')
    .select(['c.id as caseId', 'c.caseNumber', 'c.title', sql<number>`sum(t.minutes)::int`.as('minutes')])
    .select(sql<number>`coalesce(sum(t.minutes) filter (where not ${isBilled}), 0)::int`.as('unbilledMinutes'))
    .where('c.clientId', '=', clientId)
    .where('t.minutes', 'is not', null)
    .where(onlyVisibleTo(scope))
    .groupBy(['c.id', 'c.caseNumber', 'c.title', 'c.createdAt'])
    .orderBy('c.createdAt', 'desc')
    .limit(50)
    .execute()
}

export type TimeOfCase = Awaited<ReturnType<typeof listTimeOfClient>>[number]

export async function findEntry(tx: Tx, { id, caseId }: { id: string; caseId: string }): Promise<TimeEntry | null> {
  if (!isUuid(id)) return null
  const row = await selectEntries(tx)
    .where('t.id', '=', id)
    .where('t.caseId', '=', caseId)
    .forUpdate('t')
    .executeTakeFirst()
  return row ?? null
}

/** The person's running timer with its case; null if none runs. */
export async function findRunning(db: Db | Tx, personId: string) {
  const row = await db
    .selectFrom('timeEntries as t')
    .innerJoin('cases as c', 'c.id', 't.caseId')
    .select(['t.id', 't.caseId', 'c.caseNumber', sql<Date>`t.started_at`.as('startedAt')])
    .where('t.personId', '=', personId)
    .where('t.minutes', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export type RunningTimer = NonNullable<Awaited<ReturnType<typeof findRunning>>>

/** False if the same submission was saved before, or the person's timer is running. */
export async function insertEntry(tx: Tx, entry: Insertable<TimeEntries>): Promise<boolean> {
  const added = await tx
    .insertInto('timeEntries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows) > 0
}

export async function saveEntry(tx: Tx, id: string, change: TimeInput & { updatedAt: Date }): Promise<void> {
  await tx.updateTable('timeEntries').set(change).where('id', '=', id).execute()
}

/** Stops a running timer. False if it was stopped before. */
export async function saveStopped(
  tx: Tx,
  id: string,
  change: { minutes: number; note: string; updatedAt: Date },
): Promise<boolean> {
  const stopped = tx.updateTable('timeEntries').set(change).where('id', '=', id).where('minutes', 'is', null)
  return Number((await stopped.executeTakeFirst()).numUpdatedRows) > 0
}

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('timeEntries').where('id', '=', id).execute()
}

/** Unbilled finished entries of one case, or of all cases of a client, oldest first, with the person's own rate. */
export function listUnbilled(db: Db | Tx, of: { caseId: string } | { clientId: string }) {
  return selectEntries(db)
    .innerJoin('cases as c', 'c.id', 't.caseId')
    .leftJoin('staffProfiles as s', 's.personId', 't.personId')
    .select(['c.caseNumber', 's.hourlyRateCents'])
    .where('t.minutes', 'is not', null)
    .where(sql<boolean>`not ${isBilled}`)
    .where('caseId' in of ? 't.caseId' : 'c.clientId', '=', 'caseId' in of ? of.caseId : of.clientId)
    .orderBy('t.workedOn')
    .orderBy('t.createdAt')
    .limit(200)
    .execute()
}

export type UnbilledEntry = Awaited<ReturnType<typeof listUnbilled>>[number]

/** Locks entries; a second invoice waits and then finds them billed. */
export async function lockEntries(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('timeEntries').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export async function saveBilled(tx: Tx, ids: readonly string[], directInvoiceId: string): Promise<void> {
  await tx.updateTable('timeEntries').set({ directInvoiceId }).where('id', 'in', ids).execute()
}
