import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** A kind of later work: its name and the shape of what it is told. */
export type Job<Payload> = { name: string; payload: z.ZodType<Payload> }

export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> {
  return { name, payload }
}

export type EnqueueOptions = {
  /** Replaces a waiting job of the same key instead of adding a second one. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

/**
 * Writes a job into the queue as part of the caller's transaction: the job exists exactly if the change does.
 * It runs at least once, so whoever handles it must bear being run twice.
 */
export async function enqueue<Payload>(db: Db | Tx, job: Job<Payload>, payload: Payload, options: EnqueueOptions = {}) {
  const text = JSON.stringify(job.payload.parse(payload))
  await sql`select graphile_worker.add_job(
    ${job.name}, ${text}::json,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.maxAttempts ?? 12},
    job_key => ${options.key ?? null})`.execute(db)
}

/** What runs when a job of one kind comes up. `services` are those of the program that runs it. */
export type JobHandler<Services> = { name: string; run(services: Services, payload: unknown): Promise<void> }

export function handleJob<Services, Payload>(
  job: Job<Payload>,
  run: (services: Services, payload: Payload) => Promise<unknown>,
): JobHandler<Services> {
  return {
    name: job.name,
    run: async (services, payload) => {
      await run(services, job.payload.parse(payload))
    },
  }
}
