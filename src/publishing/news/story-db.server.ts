import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { newsStates, sameStory } from './news-item.ts'
import { licences } from './news-labels.ts'
import type { HeldReport } from './story.ts'

export async function lockStories(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news-stories'))`.execute(tx)
}

const coded = z.object({ state: z.enum(newsStates), licence: z.enum(licences) })

export async function listReports(db: Db | Tx, { from, to }: { from: Date; to: Date }): Promise<HeldReport[]> {
  const rows = await db
    .selectFrom('newsItems')
    .innerJoin('newsFeeds', 'newsFeeds.id', 'newsItems.feedId')
    .select(['newsItems.id', 'feedId', 'storyId', 'newsItems.language', 'title', 'description', 'publishedAt'])
    .select(['newsItems.state', 'reason', 'licence'])
    .where('publishedAt', '>=', from)
    .where('publishedAt', '<=', to)
    .where('newsItems.state', '!=', 'withdrawn')
    .where((is) => is.or([is('newsItems.state', '!=', 'filtered_out'), is('reason', '=', sameStory)]))
    .orderBy('publishedAt', 'desc')
    .limit(500)
    .execute()
  return rows.map((row) => ({ ...row, ...coded.parse(row) }))
}

export type StoryReport = {
  id: string
  source: string
  title: string
  originalUrl: string
  publishedAt: Date
  slug: string
}

const columns = ['id', 'source', 'title', 'originalUrl', 'publishedAt', 'slug'] as const

/** Lists all reports of a story, including published and secondary ones, earliest first. */
export async function listStory(db: Db | Tx, { id, storyId }: { id: string; storyId: string }): Promise<StoryReport[]> {
  return await db
    .selectFrom('newsItems')
    .select(columns)
    .where('storyId', '=', storyId)
    .where('id', '!=', id)
    .where((is) => is.or([is('reason', '=', sameStory), is('state', 'in', ['published', 'corrected'])]))
    .orderBy('publishedAt')
    .orderBy('id')
    .limit(50)
    .execute()
}

export async function listOtherSources(db: Db, slugs: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('newsItems as shown')
    .innerJoin('newsItems as other', (on) =>
      on.onRef('other.storyId', '=', 'shown.storyId').onRef('other.id', '!=', 'shown.id'),
    )
    .select(['shown.slug', 'other.source'])
    .where('shown.slug', 'in', slugs)
    .where((is) => is.or([is('other.reason', '=', sameStory), is('other.state', 'in', ['published', 'corrected'])]))
    .whereRef('other.source', '!=', 'shown.source')
    .orderBy('other.publishedAt')
    .orderBy('other.id')
    .execute()
  const sources = new Map<string, string[]>()
  for (const { slug, source } of rows) sources.set(slug, [...new Set([...(sources.get(slug) ?? []), source])])
  return sources
}

export async function findLead(db: Db | Tx, storyId: string): Promise<StoryReport | null> {
  const row = await db
    .selectFrom('newsItems')
    .select(columns)
    .where('storyId', '=', storyId)
    .where('state', 'not in', ['filtered_out', 'withdrawn'])
    .orderBy('publishedAt')
    .orderBy('id')
    .executeTakeFirst()
  return row ?? null
}

export async function leaveStory(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('newsItems').set({ storyId: sql<string>`gen_random_uuid()` }).where('id', '=', id).execute()
}
