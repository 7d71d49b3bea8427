import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Queue } from './lanes.ts'
import { type EnqueueOptions, insertJob } from './queue-db.server.ts'

/** A kind of later work: its name and the shape of what it is told. */
export type Job<Payload> = { name: string; payload: z.ZodType<Payload> }

export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> {
  return { name, payload }
}

/**
 * Writes a job into the queue as part of the caller's transaction: the job exists exactly if the change does.
 * It runs at least once, so whoever handles it must bear being run twice.
 */
export async function enqueue<Payload>(db: Db | Tx, job: Job<Payload>, payload: Payload, options: EnqueueOptions = {}) {
  await insertJob(db, job.name, JSON.stringify(job.payload.parse(payload)), options)
}

/** What runs when a job of one kind comes up. `services` are those of the program that runs it. */
export type JobHandler<Services> = {
  name: string
  /** Which outside part it speaks with; left out when with none. */
  lane?: Queue
  /** `jobId` is the same each time that one job is tried. */
  run(services: Services, payload: unknown, jobId: string): Promise<void>
}

export function handleJob<Services, Payload>(
  job: Job<Payload>,
  run: (services: Services, payload: Payload) => Promise<unknown>,
  queue: Queue = 'own',
): JobHandler<Services> {
  return {
    name: job.name,
    lane: queue,
    run: async (services, payload) => {
      await run(services, readPayload(job, payload))
    },
  }
}

/** What a job was told, in the shape that it expects; throws, naming what does not fit. */
export function readPayload<Payload>({ name, payload: shape }: Job<Payload>, payload: unknown): Payload {
  const read = shape.safeParse(payload)
  if (read.success) return read.data
  throw new Error(`The job ${name} was told what it cannot read: ${z.prettifyError(read.error)}`, { cause: read.error })
}

/** The handlers by name. Two of one name are a mistake that would leave one of them without work: it throws. */
export function byName<Services>(handlers: JobHandler<Services>[]): Map<string, JobHandler<Services>> {
  const named = new Map<string, JobHandler<Services>>()
  for (const handler of handlers) {
    if (named.has(handler.name)) throw new Error(`Two handlers want the job ${handler.name}`)
    named.set(handler.name, handler)
  }
  return named
}
