import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import {
  defineJob,
  enqueue,
  handleJob,
  type Job,
  type JobHandler,
  type Queue,
  readPayload,
} from '#platform/jobs/jobs.server.ts'
import type { AnyEvent, Event } from './event.ts'

/** Attempts per listener. With the queue's backoff, 25 attempts take almost four days. */
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

/** Creates a job handler for each event and each listener. Throws on duplicate names and events without listeners. */
export function eventHandlers<Services extends { db: Db }>(
  events: AnyEvent[],
  listeners: Listener<Services>[],
): JobHandler<Services>[] {
  const names = events.map(({ name }) => name)
  const twice = firstTwice(names)
  if (twice) throw new Error(`Two events are called ${twice}`)
  const received = listeners.map(({ handler }) => handler.name)
  const listener = firstTwice(received)
  if (listener) throw new Error(`Two listeners are called ${listener}`)
  const lost = listeners.find(({ event }) => !names.includes(event))
  if (lost) throw new Error(`${lost.handler.name} listens to an event that is not defined`)
  const unheard = names.find((name) => !listeners.some(({ event }) => event === name))
  if (unheard) throw new Error(`No listener is registered for ${unheard}`)
  return [
    ...events.map((event) => handOn<Services>(event, listenersOf(event, listeners))),
    ...listeners.map(({ handler }) => handler),
  ]
}

function listenersOf<Services>({ name }: AnyEvent, listeners: Listener<Services>[]): string[] {
  return listeners.filter(({ event }) => event === name).map(({ handler }) => handler.name)
}

/**
 * Enqueues a job for each listener of an event. Job keys prevent duplicates if this runs twice. The payload is passed
 * on unparsed, so that fields that only a newer version knows are not lost.
 */
function handOn<Services extends { db: Db }>(event: AnyEvent, listeners: string[]): JobHandler<Services> {
  const { name, payload: shape } = dispatchOf(event)
  return {
    name,
    run: async ({ db }, payload, jobId) => {
      readPayload({ name, payload: shape }, payload)
      await db.transaction().execute(async (tx) => {
        for (const listener of listeners) {
          const key = `${listener}:${jobId}`
          await enqueue(tx, defineJob(listener, z.unknown()), payload, { key, maxAttempts: attemptsOfEvents })
        }
      })
    },
  }
}

function firstTwice(names: string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index)
}
