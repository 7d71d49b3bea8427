import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A feed has failed so often that it counts as broken; `at` is the instant at which it became so. */
export const feedBroken = defineEvent('news-feed-broken', z.object({ feedId: z.string(), at: z.string() }))
