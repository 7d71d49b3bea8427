import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

export const feedBroken = defineEvent('news-feed-broken', z.object({ feedId: z.string(), at: z.string() }))
