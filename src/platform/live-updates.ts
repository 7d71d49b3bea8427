import { z } from 'zod'

export const newsTopics = ['thread', 'enquiry', 'application'] as const
export type NewsTopic = (typeof newsTopics)[number]

/** Says that something changed, not what. `clientId`: owner, if clients may be notified; `partnerId`: shared with. */
export const liveUpdates = z.object({
  topic: z.enum(newsTopics),
  id: z.string(),
  clientId: z.string().nullable(),
  partnerId: z.string().nullish(),
})
export type LiveUpdates = z.infer<typeof liveUpdates>
