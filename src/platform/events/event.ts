import type { z } from 'zod'

/** Something that happened: its name, in the past tense, and what is told about it. */
export type Event<Payload> = { name: string; payload: z.ZodType<Payload> }
export type AnyEvent = { name: string; payload: z.ZodType }

/** An event stands in the `events.ts` of the folder that publishes it. Its payload holds ids and codes, not rows or words. */
export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): Event<Payload> {
  return { name, payload }
}
