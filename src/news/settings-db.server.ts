import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'

export const autoGenerateKey = 'auto_generate_news'
export const newsReviewKey = 'news_review'

/** How news is made: daily by itself or not, and whether somebody reads it before it is shown. */
export type NewsSettings = { autoGenerateNews: 'on' | 'off'; newsReview: 'before' | 'after' }

/** The settings of the news; unless something else was saved, not by itself, and shown once somebody has read it. */
export async function findNewsSettings(db: Db | Tx): Promise<NewsSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [autoGenerateKey, newsReviewKey])
    .execute()
  const found = (key: string) => rows.find((row) => row.key === key)?.value
  return {
    autoGenerateNews: z.enum(['on', 'off']).catch('off').parse(found(autoGenerateKey)),
    newsReview: z.enum(['before', 'after']).catch('before').parse(found(newsReviewKey)),
  }
}
