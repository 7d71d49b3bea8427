import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { SignedFacts } from './audit-sealer.server.ts'

type NewRow = SignedFacts & { ipSalt: Buffer | null; previousId: number; previousHash: Buffer; signature: Buffer }

/** Inserts a row after `previousId` unless a newer row exists. Returns the newest row in either case. */
export async function appendRow(db: Db | Tx, row: NewRow) {
  const { rows } = await sql<{ isWritten: boolean; newestId: number; newestHash: Buffer }>`
    select * from append_audit_event(${row.previousId}, ${row.previousHash}, ${row.signature}, ${row.at}, ${row.actorId},
      ${row.actorLabel}, ${row.action}, ${row.objectType}, ${row.objectId}, ${row.outcome}, ${row.ip},
      ${row.ipSalt}, ${row.ipCommitment}, ${row.requestId}, ${JSON.stringify(row.detail)}::jsonb)`.execute(db)
  const [appended] = rows
  if (!appended) throw new Error('The audit log did not respond')
  return appended
}

const ends = ['id', 'hash', 'signature', 'at'] as const

export function findNewestRow(db: Db) {
  return db.selectFrom('auditEvents').select(ends).orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export function findRow(db: Db, id: number) {
  return db.selectFrom('auditEvents').select(ends).where('id', '=', id).executeTakeFirst()
}

export type StoredRow = SignedFacts & {
  id: number
  previousHash: Buffer
  hash: Buffer
  signature: Buffer
  ipSalt: Buffer | null
  /** Whether the hash is correct, according to built-in database functions, which an attacker cannot replace. */
  isSound: boolean
  isOld: boolean
}

export async function listRowsAfter(db: Db, id: number, limit: number): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select e.*, e.hash = sha256(e.previous_hash || convert_to(jsonb_build_array(
        e.id, extract(epoch from e.at), e.actor_id, e.actor_label, e.action, e.object_type, e.object_id,
        e.outcome, case when e.ip_commitment is null then to_jsonb(e.ip)
          else jsonb_build_object('commitment', encode(e.ip_commitment, 'hex')) end,
        e.request_id, e.detail)::text, 'UTF8')) as is_sound, e.at < now() - interval '12 months' as is_old
    from audit_events e where e.id > ${id} order by e.id limit ${limit}`.execute(db)
  return rows
}

/** Deletes the IP addresses of rows with a salted hash. Rows of the last twelve months are never changed. */
export async function forgetIpsBefore(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`select forget_audit_ips(${before}) as forgotten`.execute(db)
  return Number(rows[0]?.forgotten ?? 0)
}

/** Removes the IP addresses of audit rows before `before` (at least 12 months ago). The log can still be verified. */
export function forgetAuditIps({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return forgetIpsBefore(db, before)
}

/** Id of the adviser responsible for an audited object; null if it has none. */
export async function findAdviserOf(db: Db | Tx, { type, id }: { type: string; id: string }): Promise<string | null> {
  const { rows } = await sql<{ adviser: string | null }>`select adviser_of(${type}, ${id}) as adviser`.execute(db)
  return rows[0]?.adviser ?? null
}
