import type { NewsItem } from '#news/item-db.server.ts'
import { nextState, sameStory } from '#news/news-item.ts'
import { daysAround } from '#news/store-entries.server.ts'
import { findLead, listLeads, listStory } from '#news/story-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'

export async function viewStory(db: Db, item: NewsItem) {
  const goesWith = item.reason === sameStory
  return {
    reports: await listStory(db, item),
    lead: goesWith ? await findLead(db, item.storyId) : null,
    others:
      !goesWith && nextState(item.state, 'drop') ? await listLeads(db, { ...daysAround(item), not: item.id }) : [],
  }
}
