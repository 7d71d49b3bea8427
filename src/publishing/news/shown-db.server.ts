import { newsArticlePage } from '#content/pages/news-article.ts'
import type { Db } from '#platform/db/database.server.ts'
import { listed } from '#platform/intl-words.ts'
import { findItemBySlug, listNewest, type NewsItem } from './item-db.server.ts'
import { type AlsoReported, type Correction, isShown, type NewsArticle, originalNote } from './news-item.ts'
import { listOtherSources, listStory } from './story-db.server.ts'

export const maxShown = 50

export async function listShown(db: Db, limit = maxShown): Promise<NewsArticle[]> {
  return (await listNewest(db, ['published', 'corrected'], limit)).map(toArticle)
}

export async function asCards(db: Db, articles: readonly NewsArticle[]): Promise<NewsArticle[]> {
  const others = await listOtherSources(
    db,
    articles.map(({ slug }) => slug),
  )
  return articles.map((article) => {
    const also = others.get(article.slug)
    if (!also) return article
    return { ...article, source: `${article.source}. ${newsArticlePage.alsoReported} ${listed(also)}` }
  })
}

export type FoundArticle = { article: NewsArticle; isReviewed: boolean; also: AlsoReported[] } | 'withdrawn' | null

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
    updatedAt: item.updatedAt,
    corrections: corrections.toReversed(),
  }
}
