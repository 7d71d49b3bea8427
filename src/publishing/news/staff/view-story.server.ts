import type { Db } from '#platform/db/database.server.ts'
import { daysAround } from '#publishing/news/feeds/store-entries.server.ts'
import type { NewsItem } from '#publishing/news/item-db.server.ts'
import { nextState, sameStory } from '#publishing/news/news-item.ts'
import { findLead, listLeads, listStory } from '#publishing/news/story-db.server.ts'

export async function viewStory(db: Db, item: NewsItem) {
  const goesWith = item.reason === sameStory
  return {
    reports: await listStory(db, item),
    lead: goesWith ? await findLead(db, item.storyId) : null,
    others:
      !goesWith && nextState(item.state, 'drop') ? await listLeads(db, { ...daysAround(item), not: item.id }) : [],
  }
}
