import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import {
  type Picture,
  pictureAddress,
  pictureAttributes,
  readPictureAddress,
  storedWidths,
} from '#publishing/editor/pictures/picture.ts'
import { readingMinutes } from '#publishing/editor/plain-text.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import type { Article, ArticleHeader, ArticlePhoto } from './article.ts'

const copy = () => t(publishingTexts.articles)

type ArticlesDeps = Pick<Services, 'db' | 'log'>
type Shelf = { articles: readonly Article[]; heads: readonly ArticleHeader[] }

/** The array of content items is the cache key: when content changes, there is a new array. */
const shelves = new WeakMap<readonly PublishedContentItem<'article'>[], Shelf>()

export async function listArticles(services: ArticlesDeps): Promise<readonly ArticleHeader[]> {
  return (await shelfOf(services)).heads
}

export async function listWholeArticles(services: ArticlesDeps): Promise<readonly Article[]> {
  return (await shelfOf(services)).articles
}

export async function findArticle(services: ArticlesDeps, slug: string): Promise<Article | null> {
  return (await shelfOf(services)).articles.find((article) => article.slug === slug) ?? null
}

async function shelfOf(services: ArticlesDeps): Promise<Shelf> {
  const entries = await publishedContentItems(services, 'article')
  const known = shelves.get(entries)
  if (known) return known
  const articles = inOrder(entries.map(articleOf))
  const shelf = { articles, heads: articles.map(headOf) }
  shelves.set(entries, shelf)
  return shelf
}

export function articleOf(entry: PublishedContentItem<'article'>): Article {
  const { slug, title, html, contents, sources, seo, label, publishedOn, changedOn, factsCheckedOn } = entry
  const { readMinutes, ...fields } = entry.fields
  return {
    ...fields,
    ...{ slug, title, html, contents, sources, seo, changedOn, factsCheckedOn },
    date: publishedOn,
    readTime: copy().minRead(readMinutes ?? readingMinutes(html)),
    isGenerated: label === 'generated',
  }
}

function headOf(article: Article): ArticleHeader {
  const { html: _html, contents: _contents, sources: _sources, seo: _seo, isGenerated: _label, ...rest } = article
  const { factsCheckedOn: _checked, related: _related, picture, ...head } = rest
  const photo = picture && readPictureAddress(picture)
  return photo ? { ...head, photo: inLists(photo) } : head
}

function inLists(picture: Picture): ArticlePhoto {
  const [narrowest] = storedWidths(picture.width)
  return {
    ...pictureAttributes(picture),
    src: pictureAddress(picture, narrowest),
    sizes: '(max-width: 719px) 112px, 420px',
    loading: 'lazy',
  }
}

function inOrder(articles: readonly Article[]): Article[] {
  return [...articles].sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'))
}
