import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { contentItemKinds } from './content-item.ts'

/** `byClock`: its time had come; nobody did it by hand. */
const notified = z.object({
  contentItemId: z.uuid(),
  kind: z.enum(contentItemKinds),
  version: z.int(),
  byClock: z.boolean(),
})

/** The public reads another version of an entry now. `isFirst`: it was never public before. */
export const contentItemPublished = defineEvent('entry-published', notified.extend({ isFirst: z.boolean() }))

/** An entry waits to be read by whoever is named for it. `by`: the person who asks for that; null when the program does. */
export const contentItemSubmitted = defineEvent(
  'entry-submitted',
  notified.omit({ byClock: true }).extend({ by: z.string().nullable() }),
)

/** An entry that was public is taken away. */
export const contentItemWithdrawn = defineEvent('entry-withdrawn', notified)
