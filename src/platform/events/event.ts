import type { z } from 'zod'

export type Event<Payload> = { name: string; payload: z.ZodType<Payload> }
export type AnyEvent = { name: string; payload: z.ZodType }

/** Define events in `events.ts` of the publishing folder. Payloads hold ids and codes, not rows or text. */
export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): Event<Payload> {
  return { name, payload }
}
