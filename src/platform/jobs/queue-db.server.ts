import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { heartbeatKey } from './worker-heartbeat.server.ts'

export type EnqueueOptions = {
  key?: string
  runAt?: Date
  delayMs?: number
  maxAttempts?: number
}

export async function insertJob(db: Db | Tx, name: string, payload: string, options: EnqueueOptions): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${payload}::json,
    run_at => coalesce(${options.runAt ?? null}::timestamptz, now() + ${options.delayMs ?? 0} * interval '1 ms'),
    max_attempts => ${options.maxAttempts ?? 12},
    job_key => ${options.key ?? null})`.execute(db)
}

/** Names of workers without heartbeat that still hold jobs. A live worker holds the shared advisory lock of its name. */
export async function listDeadWorkers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ holder: string }>`
    select locked_by as holder from graphile_worker._private_jobs where locked_by is not null group by locked_by
    having pg_try_advisory_xact_lock(${sql.raw(heartbeatKey('locked_by'))})`.execute(db)
  return rows.map(({ holder }) => holder)
}

export async function freeDeadWorkers(db: Db, workers: string[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ holder: string }>`
      select holder from unnest(${workers}::text[]) as holder
      where pg_try_advisory_xact_lock(${sql.raw(heartbeatKey('holder'))})`.execute(tx)
    const dead = rows.map(({ holder }) => holder)
    await unlock(tx, sql`locked_by = any(${dead}::text[])`)
    return dead
  })
}

/** Releases the jobs that a worker locked at least `minAgeMs` ago, except those with `ids`. Returns their number. */
export async function freeOwnJobs(db: Db, worker: string, ids: string[] = [], minAgeMs = 0): Promise<number> {
  return unlock(
    db,
    sql`locked_by = ${worker} and id <> all(${ids}::bigint[]) and locked_at <= now() - ${minAgeMs} * interval '1 ms'`,
  )
}

/** Releases jobs. First deletes jobs replaced by a new job with the same key, which would be reported as failed. */
async function unlock(db: Db | Tx, condition: RawBuilder<unknown>): Promise<number> {
  await sql`
    delete from graphile_worker._private_jobs where ${condition}
      and key is null and attempts >= max_attempts and updated_at > locked_at`.execute(db)
  const { numAffectedRows } = await sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null where ${condition}`.execute(db)
  return Number(numAffectedRows)
}

type QueueFigures = { due: number; oldestDueSeconds: number; cancelled: number }

export async function findQueueFigures(db: Db): Promise<QueueFigures> {
  const { rows } = await sql<QueueFigures>`
    select count(*) filter (where is_due) as "due",
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as "oldestDueSeconds",
      count(*) filter (where attempts >= max_attempts and locked_at is null) as "cancelled"
    from (
      select *, locked_at is null and attempts < max_attempts and run_at <= now() as is_due from graphile_worker.jobs
    ) as jobs`.execute(db)
  return rows[0] ?? { due: 0, oldestDueSeconds: 0, cancelled: 0 }
}
