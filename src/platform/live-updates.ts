import { z } from 'zod'

/** Of what kind of thing something new is told. */
export const newsTopics = ['thread', 'enquiry', 'application'] as const
export type NewsTopic = (typeof newsTopics)[number]

/**
 * That something changed, never what: whoever hears it looks again. `clientId`: whose it is, where a client may know;
 * `partnerId`: with whom it is shared.
 */
export const liveUpdates = z.object({
  topic: z.enum(newsTopics),
  id: z.string(),
  clientId: z.string().nullable(),
  partnerId: z.string().nullish(),
})
export type LiveUpdates = z.infer<typeof liveUpdates>
