import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type Correction, type FeedEntry, type Finding, type NewsState, newsStates, sameStory } from './news-item.ts'
import { categoryIds, licences, type NewsCategory } from './news-labels.ts'
import { type Rewrite, rewriteShape } from './runs/rewrite.ts'

const findings = z.array(
  z.object({
    check: z.enum(['numbers', 'dates', 'addresses', 'length', 'markup', 'instructions', 'service']),
    detail: z.string(),
  }),
)

const parts = z.object({
  state: z.enum(newsStates),
  category: z.enum(categoryIds),
  licence: z.enum(licences),
  rewrite: rewriteShape.nullable(),
  checks: findings,
  corrections: z.array(z.object({ text: z.string(), at: z.coerce.date() })),
})

export type NewsItem = Awaited<ReturnType<typeof findItem>> & object

type NewItem = Omit<FeedEntry, 'url' | 'content' | 'publishedAt'> & {
  feedId: string
  state: NewsState
  originalUrl: string
  titleKey: string
  rawContent: string
  source: string
  language: string
  category: NewsCategory
  publishedAt: Date
  reason: string | null
  slug: string
  image: string
  imageAlt: string
  fetchedAt: Date
  storyId?: string
}

export async function knownUrls(db: Db | Tx, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const rows = await db.selectFrom('newsItems').select('originalUrl').where('originalUrl', 'in', urls).execute()
  return new Set(rows.map(({ originalUrl }) => originalUrl))
}

export async function isTitleKnown(
  db: Db | Tx,
  { titleKey, feedId, since }: { titleKey: string; feedId: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('newsItems')
    .select('id')
    .where('titleKey', '=', titleKey)
    .where('feedId', '=', feedId)
    .where((is) => is.or([is('state', '!=', 'filtered_out'), is('reason', '=', sameStory)]))
    .where('fetchedAt', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds an item; returns false if its URL is already stored. */
export async function insertItem(db: Db | Tx, item: NewItem): Promise<boolean> {
  const added = await db
    .insertInto('newsItems')
    .values({ ...item, updatedAt: item.fetchedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

function items(db: Db | Tx) {
  return db
    .selectFrom('newsItems')
    .innerJoin('newsFeeds', 'newsFeeds.id', 'newsItems.feedId')
    .leftJoin('people', 'people.id', 'newsItems.reviewedBy')
    .selectAll('newsItems')
    .select(['newsFeeds.licence', 'people.name as reviewerName'])
}

type Coded = Record<'state' | 'category' | 'licence', string> & Record<'rewrite' | 'checks' | 'corrections', unknown>

function toItem<Row extends Coded>(row: Row) {
  return { ...row, ...parts.parse(row) }
}

export async function findItem(db: Db | Tx, id: string) {
  const row = await items(db).where('newsItems.id', '=', id).executeTakeFirst()
  return row ? toItem(row) : null
}

export async function findItemBySlug(db: Db, slug: string): Promise<NewsItem | null> {
  const row = await items(db).where('newsItems.slug', '=', slug).executeTakeFirst()
  return row ? toItem(row) : null
}

export async function lockItem(tx: Tx, id: string): Promise<NewsItem | null> {
  const held = await tx.selectFrom('newsItems').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return held ? findItem(tx, id) : null
}

export async function listItemsById(db: Db, ids: string[]): Promise<NewsItem[]> {
  return (await items(db).where('newsItems.id', 'in', ids).execute()).map(toItem)
}

export async function listNewest(db: Db, states: readonly NewsState[], limit: number): Promise<NewsItem[]> {
  const rows = await items(db)
    .where('newsItems.state', 'in', states)
    .orderBy('newsItems.publishedAt', 'desc')
    .orderBy('newsItems.id')
    .limit(limit)
    .execute()
  return rows.map(toItem)
}

type ItemChange = {
  state: NewsState
  updatedAt: Date
  rewrite?: Rewrite | null
  checks?: readonly Finding[]
  isRewritten?: boolean
  tags?: readonly string[]
  reason?: string | null
  reviewedBy?: string | null
  corrections?: readonly Correction[]
  shownAt?: Date
}

export async function saveItem(
  tx: Tx,
  id: string,
  { rewrite, checks, tags, corrections, ...change }: ItemChange,
): Promise<void> {
  await tx
    .updateTable('newsItems')
    .set({
      ...change,
      ...(rewrite === undefined ? {} : { rewrite: rewrite && JSON.stringify(rewrite) }),
      ...(checks === undefined ? {} : { checks: JSON.stringify(checks) }),
      ...(tags === undefined ? {} : { tags: [...tags] }),
      ...(corrections === undefined ? {} : { corrections: JSON.stringify(corrections) }),
    })
    .where('id', '=', id)
    .execute()
}

export async function countItems(db: Db): Promise<Partial<Record<NewsState, number>>> {
  const rows = await db
    .selectFrom('newsItems')
    .select((is) => ['state' as const, is.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Deletes filtered-out items, except reports that another item lists as sources. */
export async function removeFilteredBefore(db: Db, day: Date): Promise<void> {
  await db
    .deleteFrom('newsItems')
    .where('state', '=', 'filtered_out')
    .where('reason', 'is distinct from', sameStory)
    .where('fetchedAt', '<', day)
    .execute()
}
