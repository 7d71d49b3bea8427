import type { z } from 'zod'

export type Event<Payload> = { name: string; payload: z.ZodType<Payload> }
export type AnyEvent = { name: string; payload: z.ZodType }

/**
 * Defines an event. The definition belongs in `events.ts` of the folder that publishes the event. A payload should
 * contain ids and codes instead of database rows or text.
 */
export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): Event<Payload> {
  return { name, payload }
}
