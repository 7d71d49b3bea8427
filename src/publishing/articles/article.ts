import { type BlogCategory, type BlogFrontMatter, blogCategories } from '#content/blog-post.ts'
import type { pictureAttributes } from '#publishing/editor/pictures/picture.ts'

export type ArticleHeader = BlogFrontMatter & {
  /** Day on which the published content last changed (YYYY-MM-DD). */
  changedOn: string
  /** `<img>` attributes of an uploaded photo that replaces the illustration. */
  photo?: ArticlePhoto
}

export type ArticlePhoto = ReturnType<typeof pictureAttributes> & { loading: 'lazy' }

export type Article = ArticleHeader & {
  html: string
  contents: readonly { id: string; title: string }[]
  sources: readonly { title: string; href: string }[]
  /** Title and description for search engines; an empty text means the article's own title or summary. */
  seo: { title: string; description: string }
  isGenerated: boolean
  picture?: string | undefined
  factsCheckedOn: string | null
  related: readonly string[]
}

export function isBlogCategory(name: string): name is BlogCategory {
  return blogCategories.some((category) => category.name === name)
}
