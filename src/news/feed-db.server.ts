import { z } from 'zod'
import type { NewsSource } from '#content/news-sources.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { FeedState } from './feed-health.ts'
import type { Licence } from './news-item.ts'
import { categoryIds, type NewsCategory } from './news-labels.ts'

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
}

const enums = z.object({
  category: z.enum(categoryIds),
  licence: z.enum(['rewrite', 'summary', 'link-only']),
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
] as const

/** Makes the feeds those of the list. A feed whose address changed starts anew; one no longer listed is not read. */
export async function syncFeeds(tx: Tx, sources: readonly NewsSource[], at: Date): Promise<void> {
  const ids = sources.map(({ id }) => id)
  let gone = tx.updateTable('newsFeeds').set({ isListed: false }).where('isListed', '=', true)
  if (ids.length > 0) gone = gone.where('id', 'not in', ids)
  await gone.execute()
  for (const { id, feedUrl, licenceReason: _reason, ...source } of sources) {
    const fresh = { url: feedUrl, state: 'ok', failures: 0, lastError: null, etag: null, lastModified: null, dueAt: at }
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
