import { sql } from 'kysely'
import pg from 'pg'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { RunKind, RunProgress, RunResult, RunState, RunStep } from './backup-run.ts'

export type BackupRun = {
  id: string
  kind: RunKind
  state: RunState
  dueOn: string | null
  requestedBy: string | null
  requestedAt: Date
  startedAt: Date | null
  endedAt: Date | null
  step: RunStep | null
  doneCount: number | null
  totalCount: number | null
  name: string | null
  sizeBytes: number | null
  rowCount: number | null
  fileCount: number | null
  reason: string | null
}

const columns = sql`id, kind, state, due_on as "dueOn", requested_by as "requestedBy", requested_at as "requestedAt",
  started_at as "startedAt", ended_at as "endedAt", step, done_count as "doneCount", total_count as "totalCount", name,
  size_bytes as "sizeBytes", row_count as "rowCount", file_count as "fileCount", reason`

/** Inserts a waiting run. Returns null if another run is open or this day's scheduled run already exists. */
export async function insertRun(
  tx: Tx,
  run: { kind: RunKind; dueOn: string | null; requestedBy: string | null; requestedAt: Date },
): Promise<string | null> {
  const row = await tx
    .insertInto('backupRuns')
    .values({ ...run, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Marks a run as running, or restarts a run that a crash interrupted. Returns null if the run has already ended. */
type BegunRun = { kind: RunKind; isManual: boolean }

export async function beginRun(db: Db, id: string, at: Date): Promise<BegunRun | null> {
  const { rows } = await sql<BegunRun>`update backup_runs set state = 'running', started_at = ${at},
    step = null, done_count = null, total_count = null
    where id = ${id} and state in ('waiting', 'running')
    returning kind, requested_by is not null as "isManual"`.execute(db)
  return rows[0] ?? null
}

export async function saveProgress(db: Db, id: string, { step, done, total }: RunProgress): Promise<void> {
  await db
    .updateTable('backupRuns')
    .set({ step, doneCount: done ?? null, totalCount: total ?? null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** The counts of an ended backup are the new files out of all its files. */
export async function endRun(
  tx: Tx,
  id: string,
  { state, newFileCount, ...result }: RunResult,
  at: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable('backupRuns')
    .set({ state, ...result, doneCount: newFileCount ?? null, totalCount: result.fileCount ?? null, endedAt: at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return changed.numUpdatedRows > 0
}

export async function findAbandoned(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select r.id from backup_runs r where r.state in ('waiting', 'running')
    and not exists (select from graphile_worker.jobs j where j.key = 'backup-run:' || r.id
      and j.attempts < j.max_attempts)
    and not exists (select from graphile_worker.jobs j where j.key = 'backup-run:' || r.id
      and j.locked_at is not null)`.execute(db)
  return rows[0]?.id ?? null
}

export async function findRun(db: Db | Tx, id: string): Promise<BackupRun | null> {
  const { rows } = await sql<BackupRun>`select ${columns} from backup_runs where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function listRuns(db: Db, kind: RunKind, max: number): Promise<BackupRun[]> {
  const { rows } = await sql<BackupRun>`select ${columns} from backup_runs where kind = ${kind}
    order by requested_at desc limit ${max}`.execute(db)
  return rows
}

export async function findLastEnded(db: Db, kind: RunKind): Promise<{ state: RunState; goodAt: Date | null } | null> {
  const { rows } = await sql<{ state: RunState; goodAt: Date | null }>`select state,
    (select max(ended_at) from backup_runs where kind = ${kind} and state = 'done') as "goodAt"
    from backup_runs where kind = ${kind} and ended_at is not null order by ended_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function ownsTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`select pg_has_role(session_user, tableowner, 'member') as owns
    from pg_tables where schemaname = 'public' and tablename = 'settings'`.execute(db)
  return rows[0]?.owns ?? false
}

export async function saveRunByHand(ownerUrl: string, kind: RunKind, run: RunResult & { startedAt: Date }) {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000, statement_timeout: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { state, startedAt, name, sizeBytes, rowCount, fileCount, newFileCount, reason } = run
    await client.query(
      `insert into backup_runs (kind, state, requested_at, started_at, ended_at, name, size_bytes, row_count, file_count, total_count,
          done_count, reason)
        values ($1, $2, $3, $3, now(), $4, $5, $6, $7, $7, $8, $9)`,
      [kind, state, startedAt, name, sizeBytes, rowCount, fileCount, newFileCount, reason],
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
