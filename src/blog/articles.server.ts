import type { Article, ArticleHead } from './article.ts'
import { inOrder, renderArticle } from './render-article.server.ts'

const files = import.meta.glob<string>('/content/blog/*.md', { query: '?raw', import: 'default', eager: true })

/** Every article of `content/blog`, rendered when the program starts, the newest first. */
const articles: readonly Article[] = inOrder(Object.values(files).map(renderArticle))

/** The heads of all articles, the newest first. */
export function listArticles(): ArticleHead[] {
  return articles.map(({ html: _html, contents: _contents, sourcesHtml: _sources, ...head }) => head)
}

/** One article with its text; null when there is none of that name. */
export function findArticle(slug: string): Article | null {
  return articles.find((article) => article.slug === slug) ?? null
}
