import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { findQueueFigures } from './queue-db.server.ts'
import { heartbeatName } from './worker-heartbeat.server.ts'

export type FailingJob = {
  id: string
  name: string
  payload: Record<string, unknown>
  attempts: number
  maxAttempts: number
  lastError: string
  runAt: Date
  isRunning: boolean
  isGivenUp: boolean
}

const columns = sql`j.id::text, t.identifier as name, j.payload, j.attempts, j.max_attempts as "maxAttempts",
  coalesce(j.last_error, '') as "lastError", j.run_at as "runAt", j.locked_at is not null as "isRunning",
  j.attempts >= j.max_attempts and j.locked_at is null as "isGivenUp"`

/** Jobs whose last attempt failed, those given up first. */
export async function listFailingJobs(db: Db, limit = 50): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`select ${columns} from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.last_error is not null and j.attempts > 0
    order by (j.attempts >= j.max_attempts) desc, j.run_at, j.id limit ${limit}`.execute(db)
  return rows
}

export async function findFailingJob(db: Db | Tx, id: string): Promise<FailingJob | null> {
  if (!/^\d{1,18}$/.test(id)) return null
  const { rows } = await sql<FailingJob>`select ${columns} from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id = ${id}::bigint and j.last_error is not null and j.attempts > 0`.execute(db)
  return rows[0] ?? null
}

/** Unfinished job with one of these names whose payload has this `orderId`, those given up first; null if there is none. */
export async function findJobOfOrder(
  db: Db | Tx,
  names: readonly string[],
  orderId: string,
): Promise<FailingJob | null> {
  const { rows } = await sql<FailingJob>`select ${columns} from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = any(${names}::text[]) and j.payload ->> 'orderId' = ${orderId}
    order by (j.attempts >= j.max_attempts) desc, j.run_at, j.id limit 1`.execute(db)
  return rows[0] ?? null
}

/** Lets a job run again now, with all its attempts. False if it is running or no longer there. */
export async function retryJob(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.reschedule_jobs(array[${id}::bigint],
    run_at => now(), attempts => 0)`.execute(tx)
  return rows.length > 0
}

/** Removes a job. False if it is running or no longer there. */
export async function discardJob(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker._private_jobs where id = ${id}::bigint
    and locked_at is null for update skip locked`.execute(tx)
  if (rows.length === 0) return false
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(tx)
  return true
}

export type QueueState = { waiting: number; oldestDueSeconds: number; liveWorkers: number }

/** Whether jobs are done: how many wait, since when, and how many workers are connected. */
export async function findQueueState(db: Db): Promise<QueueState> {
  const [{ due: waiting, oldestDueSeconds }, { rows }] = await Promise.all([
    findQueueFigures(db),
    sql<{ liveWorkers: number }>`select count(*) as "liveWorkers" from pg_stat_activity
      where application_name = ${heartbeatName} and datname = current_database()`.execute(db),
  ])
  return { waiting, oldestDueSeconds, liveWorkers: rows[0]?.liveWorkers ?? 0 }
}
