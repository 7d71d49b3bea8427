import { z } from 'zod'
import type { Db } from '#platform/db/database.server.ts'
import { defineJob, enqueue, type JobHandler, readPayload } from '#platform/jobs/jobs.server.ts'
import type { AnyEvent } from './event.ts'
import { attemptsOfEvents, dispatchOf, type Listener } from './events.server.ts'

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
