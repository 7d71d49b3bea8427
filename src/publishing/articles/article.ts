import { type BlogCategory, type BlogFrontMatter, blogCategories } from '#content/blog-post.ts'
import { comparable, matchesText } from '#platform/text/match-text.ts'
import type { pictureAttributes } from '#publishing/editor/pictures/picture.ts'

export const noFilter: ArticleFilter = { text: '', category: 'all' }

const featuredShown = 3

const relatedShown = 3

const tagsShown = 10

export type ArticleHeader = BlogFrontMatter & {
  changedOn: string
  /** Attributes of the `<img>` of an uploaded photo, which is shown instead of the illustration. */
  photo?: ArticlePhoto
}

export type ArticlePhoto = ReturnType<typeof pictureAttributes> & { loading: 'lazy' }

export type Article = ArticleHeader & {
  html: string
  contents: readonly { id: string; title: string }[]
  sources: readonly { title: string; href: string }[]
  /** Title and description for search engines. If empty, the article's own title or summary is used. */
  seo: { title: string; description: string }
  isGenerated: boolean
  picture?: string | undefined
  factsCheckedOn: string | null
  related: readonly string[]
}

export function isBlogCategory(name: string): name is BlogCategory {
  return blogCategories.some((category) => category.name === name)
}

export type ArticleFilter = { text: string; category: BlogCategory | 'all' }

export function readFilter(search: URLSearchParams): ArticleFilter {
  const category = search.get('category') ?? ''
  return {
    text: (search.get('q') ?? '').trim().slice(0, 200),
    category: isBlogCategory(category) ? category : 'all',
  }
}

export function listAddress({ text, category }: ArticleFilter): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (category !== 'all') search.set('category', category)
  return search.size > 0 ? `/blog?${search}` : '/blog'
}

export function isFiltered({ text, category }: ArticleFilter): boolean {
  return text !== '' || category !== 'all'
}

export function findArticles<A extends ArticleHeader>(articles: readonly A[], { text, category }: ArticleFilter): A[] {
  return articles
    .filter((article) =>
      matchesText(text, [article.title, article.summary, article.category, article.authorTitle, ...article.tags]),
    )
    .filter((article) => category === 'all' || article.category === category)
}

export function featuredArticles<A extends ArticleHeader>(articles: readonly A[], filter: ArticleFilter): A[] {
  return isFiltered(filter) ? [] : articles.filter(({ featured }) => featured).slice(0, featuredShown)
}

export function categoryCounts(articles: readonly ArticleHeader[]): { name: BlogCategory; count: number }[] {
  return blogCategories.map(({ name }) => ({
    name,
    count: articles.filter(({ category }) => category === name).length,
  }))
}

export function popularTags(articles: readonly ArticleHeader[]): { name: string; count: number }[] {
  const tags = new Map<string, { name: string; count: number }>()
  for (const name of articles.flatMap((article) => article.tags)) {
    const tag = tags.get(comparable(name)) ?? { name, count: 0 }
    tags.set(comparable(name), { ...tag, count: tag.count + 1 })
  }
  return [...tags.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')).slice(0, tagsShown)
}

/** Up to three other articles: first hand-picked ones, then the same category, shared tags, and the newest. */
export function relatedArticles<A extends ArticleHeader>(
  articles: readonly A[],
  to: ArticleHeader & { related?: readonly string[] },
): A[] {
  const tags = new Set(to.tags.map(comparable))
  const nearness = (article: ArticleHeader) =>
    (to.related?.includes(article.slug) ? 1_000 : 0) +
    (article.category === to.category ? 100 : 0) +
    article.tags.filter((tag) => tags.has(comparable(tag))).length
  return articles
    .filter(({ slug }) => slug !== to.slug)
    .sort((a, b) => nearness(b) - nearness(a) || b.date.localeCompare(a.date))
    .slice(0, relatedShown)
}
