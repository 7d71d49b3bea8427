import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { SealedFacts } from './audit-sealer.server.ts'

type NewRow = SealedFacts & { previousId: number; previousHash: Buffer; seal: Buffer }

/** Writes a row behind `previousId` unless another one is the newest. Names the newest row there is now. */
export async function appendRow(db: Db | Tx, row: NewRow) {
  const { rows } = await sql<{ isWritten: boolean; newestId: number; newestHash: Buffer }>`
    select * from append_audit_event(${row.previousId}, ${row.previousHash}, ${row.seal}, ${row.at}, ${row.actorId},
      ${row.actorLabel}, ${row.action}, ${row.objectType}, ${row.objectId}, ${row.outcome}, ${row.ip}, ${row.requestId},
      ${JSON.stringify(row.detail)}::jsonb)`.execute(db)
  const [told] = rows
  if (!told) throw new Error('The audit log did not answer')
  return told
}

/** How many rows there are, and how many of them are sealed; nobody else writes until the transaction ends. */
export async function lockAndCount(tx: Tx): Promise<{ rows: number; sealed: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('audit_events'))`.execute(tx)
  return tx
    .selectFrom('auditEvents')
    .select((is) => [is.fn.countAll<number>().as('rows'), is.fn.count<number>('seal').as('sealed')])
    .executeTakeFirstOrThrow()
}

export async function findFirstSealed(db: Db): Promise<{ id: number; action: string } | null> {
  const row = await db
    .selectFrom('auditEvents')
    .select(['id', 'action'])
    .where('seal', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

const ends = ['id', 'hash', 'seal', 'at'] as const

export function findNewestRow(db: Db) {
  return db.selectFrom('auditEvents').select(ends).orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export function findRow(db: Db, id: number) {
  return db.selectFrom('auditEvents').select(ends).where('id', '=', id).executeTakeFirst()
}

export type StoredRow = SealedFacts & {
  id: number
  previousHash: Buffer
  hash: Buffer
  seal: Buffer | null
  /** Whether the hash fits the content: computed with the database's own functions, not with one somebody put there. */
  isSound: boolean
}

export async function listRowsAfter(db: Db, id: number, limit: number): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select e.*, e.hash = sha256(e.previous_hash || convert_to(jsonb_build_array(
        e.id, extract(epoch from e.at), e.actor_id, e.actor_label, e.action, e.object_type, e.object_id,
        e.outcome, e.ip, e.request_id, e.detail)::text, 'UTF8')) as is_sound
    from audit_events e where e.id > ${id} order by e.id limit ${limit}`.execute(db)
  return rows
}
