import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** Who did something: a person, or the program itself (`personId` null, label 'system'). */
export type Actor = { personId: string | null; label: string; ip: string | null; requestId: string | null }

export const system: Actor = { personId: null, label: 'system', ip: null, requestId: null }

export type AuditEntry = {
  action: string
  object?: { type: string; id: string }
  outcome?: 'success' | 'failed' | 'denied'
  /** Small facts about what changed. Never secrets, never contents of files or messages. */
  detail?: Record<string, string | number | boolean | null>
}

/**
 * Appends one row to the audit log, the only writer of it. Inside a transaction the row stands or falls with the
 * change it tells of; write it as the last step, since writers of the log queue for its chain.
 */
export async function recordAudit(db: Db | Tx, actor: Actor, entry: AuditEntry): Promise<void> {
  await sql`select append_audit_event(
    ${actor.personId}, ${actor.label}, ${entry.action}, ${entry.object?.type ?? null}, ${entry.object?.id ?? null},
    ${entry.outcome ?? 'success'}, ${actor.ip}, ${actor.requestId}, ${JSON.stringify(entry.detail ?? {})}::jsonb)`.execute(
    db,
  )
}

export type ChainReport = { rows: number; ok: true } | { rows: number; ok: false; firstBrokenId: number }

/** Recomputes every hash of the log and names the first row whose content, link or number does not fit. */
export async function verifyAuditChain(db: Db): Promise<ChainReport> {
  const { rows } = await sql<{ rows: number; broken: number | null }>`
    with chain as (
      select e.id, e.hash = audit_event_hash(e.previous_hash, e) as sound,
        e.previous_hash = coalesce(lag(e.hash) over (order by e.id), '\\x') as linked,
        e.id = row_number() over (order by e.id) as numbered
      from audit_events e)
    select count(*) as rows, min(id) filter (where not (sound and linked and numbered)) as broken from chain`.execute(
    db,
  )
  const found = rows[0] ?? { rows: 0, broken: null }
  return found.broken === null
    ? { rows: found.rows, ok: true }
    : { rows: found.rows, ok: false, firstBrokenId: found.broken }
}
