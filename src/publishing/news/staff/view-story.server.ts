import type { Db } from '#platform/db/database.server.ts'
import type { NewsItem } from '#publishing/news/item-db.server.ts'
import { sameStory } from '#publishing/news/news-item.ts'
import { findLead, listStory } from '#publishing/news/story-db.server.ts'

export async function viewStory(db: Db, item: NewsItem) {
  return {
    reports: await listStory(db, item),
    lead: item.reason === sameStory ? await findLead(db, item.storyId) : null,
  }
}
