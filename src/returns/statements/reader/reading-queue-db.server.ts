import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** Queues a document, even if it has been read before; false if it is already in the queue or was deleted. */
export async function queueDocument(
  db: Db | Tx,
  { documentId, isRequested, at }: { documentId: string; isRequested: boolean; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('statementReadings')
    .columns(['documentId', 'isRequested', 'queuedAt', 'notBefore'])
    // Lock the document row: a concurrent deletion then finishes first, and no row remains to be queued.
    .expression(({ selectFrom, val }) =>
      selectFrom('documents')
        .select(({ ref }) => [
          ref('id').as('documentId'),
          val(isRequested).as('isRequested'),
          sql<Date>`${at}::timestamptz`.as('queuedAt'),
          sql<Date>`${at}::timestamptz`.as('notBefore'),
        ])
        .where('id', '=', documentId)
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .column('documentId')
        .doUpdateSet(({ ref }) => ({
          isRequested: sql<boolean>`statement_readings.is_requested or ${ref('excluded.isRequested')}`,
          queuedAt: at,
          notBefore: at,
          readAt: null,
        }))
        .where(({ or, eb }) =>
          or([eb('statementReadings.readAt', 'is not', null), eb('statementReadings.isRequested', '=', false)]),
        ),
    )
    .returning('documentId')
    .executeTakeFirst()
  return row !== undefined
}

export type ClaimedReading = { documentId: string; isRequested: boolean; spentMs: number }

/** Leases a document of the client who has used the least CPU time since `dayStart`, so that clients take turns. */
export async function claimReading(
  db: Db,
  { now, until, dayStart }: { now: Date; until: Date; dayStart: Date },
): Promise<ClaimedReading | null> {
  const { rows } = await sql<ClaimedReading>`
    with spent as (
      select d.client_id, sum(r.busy_ms) as ms from statement_readings r join documents d on d.id = r.document_id
      where r.read_at >= ${dayStart} group by 1),
    next as (
      select r.document_id, coalesce(s.ms, 0)::int as ms
      from statement_readings r join documents d on d.id = r.document_id left join spent s on s.client_id = d.client_id
      where r.read_at is null and r.not_before <= ${now} and (r.claimed_until is null or r.claimed_until < ${now})
      order by coalesce(s.ms, 0), r.queued_at, r.document_id limit 1 for update of r skip locked)
    update statement_readings r set claimed_until = ${until} from next n where r.document_id = n.document_id
    returning r.document_id as "documentId", r.is_requested as "isRequested", n.ms as "spentMs"`.execute(db)
  return rows[0] ?? null
}

/** Extends a worker's claim. Does nothing once the document has been read or the claim has ended. */
export async function extendClaim(db: Db, documentId: string, until: Date): Promise<void> {
  await db
    .updateTable('statementReadings')
    .set({ claimedUntil: until })
    .where('documentId', '=', documentId)
    .where('claimedUntil', 'is not', null)
    .execute()
}

export async function hasClaimed(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('statementReadings')
    .select('documentId')
    .where('readAt', 'is', null)
    .where('claimedUntil', '>=', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Result = { readAt: Date; busyMs: number } | { notBefore: Date }

export async function saveReading(db: Db, documentId: string, result: Result): Promise<void> {
  await db
    .updateTable('statementReadings')
    .set({ ...result, claimedUntil: null })
    .where('documentId', '=', documentId)
    .execute()
}

/** When the documents of a case were read or will be. The caller must authorize access to the case first. */
export async function listReadings(db: Db | Tx, caseId: string) {
  return await db
    .selectFrom('statementReadings as r')
    .innerJoin('documents as d', 'd.id', 'r.documentId')
    .select(['r.documentId', 'r.notBefore', 'r.readAt'])
    .where('d.caseId', '=', caseId)
    .execute()
}
