import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { entryKinds } from './entry.ts'

/** `byClock`: its time had come; nobody did it by hand. */
const notified = z.object({ entryId: z.uuid(), kind: z.enum(entryKinds), version: z.int(), byClock: z.boolean() })

/** The public reads another version of an entry now. `isFirst`: it was never public before. */
export const entryPublished = defineEvent('entry-published', notified.extend({ isFirst: z.boolean() }))

/** An entry waits to be read by whoever is named for it. `by`: the person who asks for that; null when the program does. */
export const entrySubmitted = defineEvent(
  'entry-submitted',
  notified.omit({ byClock: true }).extend({ by: z.string().nullable() }),
)

/** An entry that was public is taken away. */
export const entryWithdrawn = defineEvent('entry-withdrawn', notified)
