import { comparable, matchesText } from '#platform/text/match-text.ts'
import type { NewsArticle } from './news-item.ts'
import { categoryIds, type NewsCategory } from './news-labels.ts'

export type NewsFilter = { text: string; category: NewsCategory | 'all'; page: number }

export const articlesPerPage = 12

export function readFilter(search: URLSearchParams): NewsFilter {
  const category = search.get('category')
  const page = Number(search.get('page') ?? 1)
  return {
    text: (search.get('q') ?? '').trim().slice(0, 200),
    category: categoryIds.find((id) => id === category) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  }
}

export function listAddress({ text, category, page }: NewsFilter): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (category !== 'all') search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/news?${search}` : '/news'
}

export function isFiltered({ text, category }: NewsFilter): boolean {
  return text !== '' || category !== 'all'
}

export function findNews(articles: readonly NewsArticle[], { text, category }: NewsFilter): NewsArticle[] {
  return matching(articles, text).filter((article) => category === 'all' || article.category === category)
}

export function countCategories(
  articles: readonly NewsArticle[],
  text: string,
): { category: NewsCategory | 'all'; count: number }[] {
  const found = matching(articles, text)
  return [
    { category: 'all', count: found.length },
    ...categoryIds.map((id) => ({ category: id, count: found.filter(({ category }) => category === id).length })),
  ]
}

function matching(articles: readonly NewsArticle[], text: string): NewsArticle[] {
  return articles.filter(({ title, description, source, tags, content }) =>
    matchesText(text, [title, description, source, ...tags, comparable((content ?? '').replace(/<[^>]*>/g, ' '))]),
  )
}
