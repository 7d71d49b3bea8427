import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { heartbeatKey } from './worker-heartbeat.server.ts'

/**
 * The holders of jobs, and of them those that nobody shows to live. Trying for a lock that a living one holds (shared)
 * fails; one that is had is given back with the end of the statement.
 */
export async function listDeadWorkers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ holder: string }>`
    with holders as materialized (
      select locked_by as holder from graphile_worker._private_jobs where locked_by is not null
      union
      select locked_by from graphile_worker._private_job_queues where locked_by is not null
    )
    select holder from holders where pg_try_advisory_xact_lock(${sql.raw(heartbeatKey('holder'))})`.execute(db)
  return rows.map(({ holder }) => holder)
}

/** Gives back what these held, but nothing of one that lives after all. Resolves with those that were freed. */
export async function freeDeadWorkers(db: Db, workers: string[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ holder: string }>`
      select holder from unnest(${workers}::text[]) as holder
      where pg_try_advisory_xact_lock(${sql.raw(heartbeatKey('holder'))})`.execute(tx)
    const dead = rows.map(({ holder }) => holder)
    await unlock(tx, dead)
    return dead
  })
}

/** Gives back what a worker held that is about to end. */
export async function freeOwnJobs(db: Db, workers: string[]): Promise<void> {
  await unlock(db, workers)
}

/**
 * A job that was replaced while it ran waits for its end alone: the queue has taken its key and its tries away, and another
 * one stands in its place. Given back it would stay for good, as one that was given up.
 */
async function unlock(db: Db | Tx, workers: string[]): Promise<void> {
  if (workers.length === 0) return
  await sql`
    delete from graphile_worker._private_jobs where locked_by = any(${workers}::text[])
      and key is null and attempts >= max_attempts and updated_at > locked_at`.execute(db)
  await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db)
}

export type QueueFigures = { due: number; oldestDueSeconds: number; cancelled: number }

/** How many jobs could run now, for how long the oldest of them could have, and how many were given up. */
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
