import { listOffice } from '#accounts/people/people-db.server.ts'
import { type Listener, listen } from '#platform/events/events.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { feedBroken } from '#publishing/news/events.ts'
import { findFeed } from '#publishing/news/feeds/feed-db.server.ts'
import { feedBrokenEmail } from './news-emails.tsx'

export const newsListeners: Listener<Services>[] = [
  listen(feedBroken, 'tell-office', ({ db, config }: Services, { feedId, at }) =>
    db.transaction().execute(async (tx) => {
      const feed = await findFeed(tx, feedId)
      if (!feed) return
      for (const { id, email } of await listOffice(tx)) {
        const emailContent = () => feedBrokenEmail(feed, config.PUBLIC_URL)
        const eventKey = `news-feed-broken:${feedId}:${at}:${id}`
        await queueEmail(tx, { emailContent, eventKey, staffEvent: 'feeds', to: email })
      }
    }),
  ),
]
