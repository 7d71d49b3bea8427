import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { contentItemKinds } from './items/content-item.ts'

const notified = z.object({
  contentItemId: z.uuid(),
  kind: z.enum(contentItemKinds),
  version: z.int(),
  byClock: z.boolean(),
})

export const contentItemPublished = defineEvent('entry-published', notified.extend({ isFirst: z.boolean() }))

/** `by`: id of the person who submitted the item; null if the article generator submitted it. */
export const contentItemSubmitted = defineEvent(
  'entry-submitted',
  notified.omit({ byClock: true }).extend({ by: z.string().nullable() }),
)

export const contentItemWithdrawn = defineEvent('entry-withdrawn', notified)
