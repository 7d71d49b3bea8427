import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { contentItemKinds } from './content-item.ts'

const notified = z.object({
  contentItemId: z.uuid(),
  kind: z.enum(contentItemKinds),
  version: z.int(),
  byClock: z.boolean(),
})

/** Published when another version becomes public. `isFirst`: the item was never public before. */
export const contentItemPublished = defineEvent('entry-published', notified.extend({ isFirst: z.boolean() }))

/** Published when an item awaits its reviewer. `by` is null for the program. */
export const contentItemSubmitted = defineEvent(
  'entry-submitted',
  notified.omit({ byClock: true }).extend({ by: z.string().nullable() }),
)

export const contentItemWithdrawn = defineEvent('entry-withdrawn', notified)
