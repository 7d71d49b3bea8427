import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { heartbeatKey } from './worker-heartbeat.server.ts'

/** Names of dead workers that still hold jobs. A live worker holds the shared advisory lock of its name. */
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

export async function freeOwnJobs(db: Db, workers: string[]): Promise<void> {
  await unlock(db, workers)
}

/**
 * Releases the jobs of dead workers. First deletes jobs that a new job with the same key replaced while they ran: after
 * the release they would count as failed.
 */
async function unlock(db: Db | Tx, workers: string[]): Promise<void> {
  if (workers.length === 0) return
  await sql`
    delete from graphile_worker._private_jobs where locked_by = any(${workers}::text[])
      and key is null and attempts >= max_attempts and updated_at > locked_at`.execute(db)
  await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db)
}

export type QueueFigures = { due: number; oldestDueSeconds: number; cancelled: number }

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
