import { createHash } from 'node:crypto'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { slugOf, titleKey } from '#publishing/news/addresses.ts'
import { insertItem, isTitleKnown, knownUrls, saveItem } from '#publishing/news/item-db.server.ts'
import { type FeedEntry, sameStory } from '#publishing/news/news-item.ts'
import { pictureOf } from '#publishing/news/pictures.ts'
import { reasonToDrop } from '#publishing/news/runs/relevance.ts'
import { type Place, placeOf, type Report, storyDays } from '#publishing/news/story.ts'
import { findLead, listReports, lockStories } from '#publishing/news/story-db.server.ts'
import type { Feed } from './feed-db.server.ts'

const sameTitleDays = 14
const dayMs = 24 * 60 * 60 * 1000

type StoreEntriesRow = Pick<Feed, 'id' | 'name' | 'category' | 'language' | 'licence'>

/** Stores all entries, even filtered-out ones. Returns the number of items that may be published. */
export async function storeEntries(
  { db, now }: Pick<Services, 'db' | 'now'>,
  feed: StoreEntriesRow,
  entries: readonly FeedEntry[],
): Promise<number> {
  const urls = entries.map(({ url }) => url)
  const known = await knownUrls(db, urls)
  let added = 0
  for (const entry of entries) {
    if (known.has(entry.url)) continue
    if (await db.transaction().execute((tx) => saveEntry(tx, feed, entry, now()))) added++
  }
  return added
}

async function saveEntry(
  tx: Tx,
  feed: StoreEntriesRow,
  { url, content, ...entry }: FeedEntry,
  at: Date,
): Promise<boolean> {
  const key = titleKey(entry.title)
  const publishedAt = entry.publishedAt && entry.publishedAt <= at ? entry.publishedAt : at
  const since = new Date(at.getTime() - sameTitleDays * dayMs)
  const isDuplicate = await isTitleKnown(tx, { titleKey: key, feedId: feed.id, since })
  const dropped = reasonToDrop({ ...entry, content }, { publishedAt, isDuplicate, now: at })
  const report = { ...entry, feedId: feed.id, language: feed.language, publishedAt, licence: feed.licence }
  const place = dropped ? null : await findPlace(tx, report)
  const reason = dropped ?? (place?.to === 'behind' ? sameStory : null)
  const isNew = await insertItem(tx, {
    ...entry,
    ...pictureOf(feed.category),
    feedId: feed.id,
    state: reason ? 'filtered_out' : 'candidate',
    reason,
    originalUrl: url,
    titleKey: key,
    rawContent: content,
    source: feed.name,
    language: feed.language,
    category: feed.category,
    publishedAt,
    slug: slugOf(entry.title, createHash('sha256').update(url).digest('hex').slice(0, 8)),
    fetchedAt: at,
    ...(place && place.to !== 'own-story' ? { storyId: place.storyId } : {}),
  })
  if (isNew && place?.to === 'front')
    await saveItem(tx, place.instead, { state: 'filtered_out', reason: sameStory, updatedAt: at })
  if (isNew && place?.to === 'behind') await announceStory(tx, place.storyId)
  return isNew && !reason
}

async function findPlace(tx: Tx, report: Parameters<typeof placeOf>[0]): Promise<Place> {
  await lockStories(tx)
  return placeOf(report, await listReports(tx, daysAround(report)))
}

function daysAround({ publishedAt }: Pick<Report, 'publishedAt'>): { from: Date; to: Date } {
  const span = storyDays * dayMs
  return { from: new Date(publishedAt.getTime() - span), to: new Date(publishedAt.getTime() + span) }
}

export async function announceStory(tx: Tx, storyId: string): Promise<void> {
  const lead = await findLead(tx, storyId)
  if (lead) await announceChangedPages(tx, ['/news', `/news/${lead.slug}`])
}
