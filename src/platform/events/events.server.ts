import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue, handleJob, type Job, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Queue } from '#platform/jobs/lanes.ts'
import type { Event } from './event.ts'

/** With the queue's growing pauses a little under four days. */
export const attemptsOfEvents = 25

/**
 * Tells whoever listens what happened, as part of the transaction in which it did: told exactly if the change is made.
 * Whoever publishes need not know who listens: one job is written, and the worker makes one of it for each listener.
 */
export function publish<Payload>(tx: Tx, event: Event<Payload>, payload: NoInfer<Payload>): Promise<void> {
  return enqueue(tx, dispatchOf(event), payload, { maxAttempts: attemptsOfEvents })
}

/** The job that hands an event on to its listeners. */
export function dispatchOf<Payload>({ name, payload }: Event<Payload>): Job<Payload> {
  return defineJob(`event:${name}`, payload)
}

/** What a folder does when something happened elsewhere. */
export type Listener<Services> = { event: string; handler: JobHandler<Services> }

/**
 * Names what this folder does on an event. Each listener is a job of its own: tried again by itself, and without regard
 * to the others. It runs at least once, so it must bear being run twice. `lane` as for every job (`handleJob`).
 */
export function listen<Services, Payload>(
  { name: event, payload }: Event<Payload>,
  name: string,
  react: (services: Services, payload: Payload) => Promise<unknown>,
  queue?: Queue,
): Listener<Services> {
  return { event, handler: handleJob(defineJob(`${event}:${name}`, payload), react, queue) }
}
