import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue, handleJob, type Job, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Queue } from '#platform/jobs/queues.ts'
import type { Event } from './event.ts'

/** With the queue's backoff, 25 attempts take almost four days. */
export const attemptsOfEvents = 25

/** Publishes a domain event through the transactional outbox. */
export function publish<Payload>(tx: Tx, event: Event<Payload>, payload: NoInfer<Payload>): Promise<void> {
  return enqueue(tx, dispatchOf(event), payload, { maxAttempts: attemptsOfEvents })
}

export function dispatchOf<Payload>({ name, payload }: Event<Payload>): Job<Payload> {
  return defineJob(`event:${name}`, payload)
}

export type Listener<Services> = { event: string; handler: JobHandler<Services> }

/** Registers a listener: a separate job with its own retries. A listener may run twice, so it must be idempotent. */
export function listen<Services, Payload>(
  { name: event, payload }: Event<Payload>,
  name: string,
  react: (services: Services, payload: Payload) => Promise<unknown>,
  queue?: Queue,
): Listener<Services> {
  return { event, handler: handleJob(defineJob(`${event}:${name}`, payload), react, queue) }
}
