import type { z } from 'zod'

export type Event<Payload> = { name: string; payload: z.ZodType<Payload> }
export type AnyEvent = { name: string; payload: z.ZodType }

/** Defines an event. Call it in `events.ts` of the publishing folder. The payload has ids and codes, but no text. */
export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): Event<Payload> {
  return { name, payload }
}
