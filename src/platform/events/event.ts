import type { z } from 'zod'

export type Event<Payload> = { name: string; payload: z.ZodType<Payload> }
export type AnyEvent = { name: string; payload: z.ZodType }

/**
 * Defines an event. Call it in `events.ts` of the folder that publishes the event. Payload: ids and codes, not text.
 */
export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): Event<Payload> {
  return { name, payload }
}
