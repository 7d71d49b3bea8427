import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type EnqueueOptions, insertJob } from './queue-db.server.ts'

/** Concurrent jobs per queue and process. Each external service has its own queue, so a slow one blocks no others. */
export const slotsOfQueue = {
  own: 4,
  mail: 2,
  newsletter: 1,
  payments: 2,
  files: 2,
  news: 2,
  backups: 1,
  readings: 1,
} as const

export type Job<Payload> = { name: string; payload: z.ZodType<Payload> }

export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> {
  return { name, payload }
}

/** Enqueues a job in the caller's transaction. A job may run more than once, so handlers must be idempotent. */
export async function enqueue<Payload>(db: Db | Tx, job: Job<Payload>, payload: Payload, options: EnqueueOptions = {}) {
  await insertJob(db, job.name, JSON.stringify(job.payload.parse(payload)), options)
}

export type JobHandler<Services> = {
  name: string
  queue?: Queue
  /** `jobId` stays the same in all attempts of a job. */
  run(services: Services, payload: unknown, jobId: string): Promise<void>
}

export function handleJob<Services, Payload>(
  job: Job<Payload>,
  run: (services: Services, payload: Payload) => Promise<unknown>,
  queue: Queue = 'own',
): JobHandler<Services> {
  return {
    name: job.name,
    queue,
    run: async (services, payload) => {
      await run(services, readPayload(job, payload))
    },
  }
}

export function readPayload<Payload>({ name, payload: shape }: Job<Payload>, payload: unknown): Payload {
  const read = shape.safeParse(payload)
  if (read.success) return read.data
  throw new Error(`The job ${name} was given invalid input: ${z.prettifyError(read.error)}`, { cause: read.error })
}

export function byName<Services>(handlers: JobHandler<Services>[]): Map<string, JobHandler<Services>> {
  const named = new Map<string, JobHandler<Services>>()
  for (const handler of handlers) {
    if (named.has(handler.name)) throw new Error(`Two handlers are registered for the job ${handler.name}`)
    named.set(handler.name, handler)
  }
  return named
}

export type Queue = keyof typeof slotsOfQueue
