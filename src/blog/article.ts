import { type BlogCategory, type BlogFrontMatter, blogCategories } from '#content/blog-post.ts'

/** The head of an article, as the file in `content/blog` gives it. */
export type ArticleHead = BlogFrontMatter

/** A finished article: its head, the body as HTML, its chapters and its sources. */
export type Article = ArticleHead & {
  html: string
  contents: readonly { id: string; title: string }[]
  sourcesHtml: string
}

export function isBlogCategory(name: string): name is BlogCategory {
  return blogCategories.some((category) => category.name === name)
}
