import { z } from 'zod'

export const newsTopics = ['thread', 'enquiry', 'application'] as const
export type NewsTopic = (typeof newsTopics)[number]

/** A record changed. Its owner `clientId` (null if clients must not know) shares it with `partnerId`. */
export const liveUpdates = z.object({
  topic: z.enum(newsTopics),
  id: z.string(),
  clientId: z.string().nullable(),
  partnerId: z.string().nullish(),
})
export type LiveUpdates = z.infer<typeof liveUpdates>
