import { sql } from 'kysely'
import { z } from 'zod'
import type { NewsSource } from '#content/news-sources.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Licence } from '#publishing/news/news-item.ts'
import { categoryIds, licences, type NewsCategory } from '#publishing/news/news-labels.ts'
import type { FeedState } from './feed-health.ts'

export type Feed = {
  id: string
  url: string
  name: string
  homeUrl: string
  category: NewsCategory
  language: string
  licence: Licence
  intervalMinutes: number
  state: FeedState
  failures: number
  lastError: string | null
  etag: string | null
  lastModified: string | null
  fetchedAt: Date | null
  dueAt: Date
  isListed: boolean
  /** True if staff maintain the feed; false if the built-in list of feeds determines its settings. */
  isOurs: boolean
  licenceReason: string
  version: number
}

const enums = z.object({
  category: z.enum(categoryIds),
  licence: z.enum(licences),
  state: z.enum(['ok', 'backing_off', 'broken']),
})

const columns = [
  'id',
  'url',
  'name',
  'homeUrl',
  'category',
  'language',
  'licence',
  'intervalMinutes',
  'state',
  'failures',
  'lastError',
  'etag',
  'lastModified',
  'fetchedAt',
  'dueAt',
  'isListed',
  'isOurs',
  'licenceReason',
  'version',
] as const

export async function lockFeeds(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news-feeds'))`.execute(tx)
}

export const unread = { state: 'ok', failures: 0, lastError: null, etag: null, lastModified: null } as const

/** Applies the built-in list to feeds that staff do not maintain: adds new feeds, resets moved ones, stops the rest. */
export async function syncFeeds(tx: Tx, sources: readonly NewsSource[], at: Date): Promise<void> {
  await lockFeeds(tx)
  const ours = await tx.selectFrom('newsFeeds').select(['id', 'url']).where('isOurs', '=', true).execute()
  const isFree = ({ id, feedUrl }: NewsSource) => !ours.some((feed) => feed.id === id || feed.url === feedUrl)
  const ids = sources.map(({ id }) => id)
  let gone = tx
    .updateTable('newsFeeds')
    .set({ isListed: false })
    .where('isListed', '=', true)
    .where('isOurs', '=', false)
  if (ids.length > 0) gone = gone.where('id', 'not in', ids)
  await gone.execute()
  for (const { id, feedUrl, ...source } of sources.filter(isFree)) {
    const fresh = { url: feedUrl, ...unread, dueAt: at }
    await tx.updateTable('newsFeeds').set(fresh).where('id', '=', id).where('url', '!=', feedUrl).execute()
    await tx
      .insertInto('newsFeeds')
      .values({ id, ...source, ...fresh })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...source, isListed: true }))
      .execute()
  }
}

export async function listFeeds(db: Db | Tx): Promise<Feed[]> {
  const rows = await db.selectFrom('newsFeeds').select(columns).where('isListed', '=', true).orderBy('name').execute()
  return rows.map((row) => ({ ...row, ...enums.parse(row) }))
}

export async function listEveryFeed(db: Db): Promise<Feed[]> {
  const query = db.selectFrom('newsFeeds').select(columns).orderBy('isListed', 'desc').orderBy('name')
  return (await query.execute()).map((row) => ({ ...row, ...enums.parse(row) }))
}

export async function findFeedByUrl(db: Db | Tx, url: string): Promise<{ id: string } | null> {
  return (await db.selectFrom('newsFeeds').select('id').where('url', '=', url).executeTakeFirst()) ?? null
}

export async function findFeed(db: Db | Tx, id: string): Promise<Feed | null> {
  const row = await db.selectFrom('newsFeeds').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? { ...row, ...enums.parse(row) } : null
}

type FeedChange = Partial<
  Pick<Feed, 'state' | 'failures' | 'lastError' | 'etag' | 'lastModified' | 'fetchedAt' | 'dueAt'>
>

export async function saveFeed(db: Db | Tx, id: string, change: FeedChange): Promise<void> {
  await db.updateTable('newsFeeds').set(change).where('id', '=', id).execute()
}

export type FeedEntered = Pick<
  Feed,
  'name' | 'url' | 'homeUrl' | 'category' | 'language' | 'licence' | 'licenceReason' | 'intervalMinutes' | 'isListed'
>

/** Records that staff maintain this feed; the built-in list no longer affects it. `isMoved`: its URL has changed. */
export async function saveFeedEntered(
  tx: Tx,
  { id, version, isMoved, at, ...entered }: FeedEntered & { id: string; version: number; isMoved: boolean; at: Date },
): Promise<void> {
  const change = { ...entered, isOurs: true, version, ...(isMoved ? { ...unread, dueAt: at } : {}) }
  await tx
    .insertInto('newsFeeds')
    .values({ id, ...change })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
}
