import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

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
