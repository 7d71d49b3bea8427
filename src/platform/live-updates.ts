import { z } from 'zod'

export const newsTopics = ['thread', 'enquiry', 'application'] as const
export type NewsTopic = (typeof newsTopics)[number]

/** A record changed. `clientId` is its owner, if clients may know; `partnerId` is the partner it is shared with. */
export const liveUpdates = z.object({
  topic: z.enum(newsTopics),
  id: z.string(),
  clientId: z.string().nullable(),
  partnerId: z.string().nullish(),
})
export type LiveUpdates = z.infer<typeof liveUpdates>
