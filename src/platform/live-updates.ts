import { z } from 'zod'

export const newsTopics = ['thread', 'enquiry', 'application'] as const
export type NewsTopic = (typeof newsTopics)[number]

/**
 * Notification that a record changed. `clientId` is the client who owns it (null if clients must not learn of the
 * change), `partnerId` the client with whom the owner shares it.
 */
export const liveUpdates = z.object({
  topic: z.enum(newsTopics),
  id: z.string(),
  clientId: z.string().nullable(),
  partnerId: z.string().nullish(),
})
export type LiveUpdates = z.infer<typeof liveUpdates>
