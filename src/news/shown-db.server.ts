import type { Db } from '#platform/db/database.server.ts'
import { findItemBySlug, listNewest, type NewsItem } from './item-db.server.ts'
import { type AlsoReported, type Correction, isShown, type NewsArticle } from './news-item.ts'
import { originalNote } from './original-note.ts'
import { listStory } from './story-db.server.ts'

/** How many articles readers find; older ones keep their addresses. */
export const mostShown = 50

/** The published articles, the newest first. */
export async function listShown(db: Db, limit = mostShown): Promise<NewsArticle[]> {
  return (await listNewest(db, ['published', 'corrected'], limit)).map(toArticle)
}

export type FoundArticle = { article: NewsArticle; isReviewed: boolean; also: AlsoReported[] } | 'withdrawn' | null

/** A published article by its address, or that it was withdrawn. */
export async function findShown(db: Db, slug: string): Promise<FoundArticle> {
  const item = await findItemBySlug(db, slug)
  if (item?.state === 'withdrawn') return 'withdrawn'
  if (!item || !isShown(item.state)) return null
  const also = (await listStory(db, item)).map(({ source, originalUrl, publishedAt }) => ({
    ...{ source, originalUrl, publishedAt },
  }))
  return { article: toArticle(item), isReviewed: item.reviewedBy !== null, also }
}

function toArticle(item: NewsItem): NewsArticle {
  const { rewrite, isRewritten, licence } = item
  const corrections: readonly Correction[] = item.corrections
  const text = isRewritten ? rewrite : null
  return {
    slug: item.slug,
    title: text?.title ?? item.title,
    description: text?.summary ?? originalNote(item.description, licence),
    content: text?.content ?? null,
    source: item.source,
    originalUrl: item.originalUrl,
    publishedAt: item.publishedAt,
    category: item.category,
    tags: item.tags,
    isRewritten: text !== null,
    image: item.image,
    imageAlt: item.imageAlt,
    shownAt: item.shownAt ?? item.fetchedAt,
    changedAt: item.changedAt,
    corrections: corrections.toReversed(),
  }
}
