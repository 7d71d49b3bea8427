import { type BlogCategory, type BlogFrontMatter, blogCategories } from '#content/blog-post.ts'
import type { pictureAttributes } from '#editorial/pictures/picture.ts'

/** What lists show of an article. */
export type ArticleHeader = BlogFrontMatter & {
  /** Day on which what readers see last changed (YYYY-MM-DD). */
  changedOn: string
  /** An uploaded picture in place of the drawing, as the attributes of its `<img>`. */
  photo?: ArticlePhoto
}

export type ArticlePhoto = ReturnType<typeof pictureAttributes> & { loading: 'lazy' }

/** A finished article: its head, the body as HTML, its chapters and its sources. */
export type Article = ArticleHeader & {
  html: string
  contents: readonly { id: string; title: string }[]
  /** `href` is empty for what has no address. */
  sources: readonly { title: string; href: string }[]
  /** For search engines, where they are to differ from title and summary; empty: they do not. */
  seo: { title: string; description: string }
  isGenerated: boolean
  /** The address of a picture that stands on its page in place of the drawing. */
  picture?: string | undefined
  /** When the figures that it takes from the table of facts were last checked; null when it takes none. */
  factsCheckedOn: string | null
  /** Slugs of articles that are named below this one first. */
  related: readonly string[]
}

export function isBlogCategory(name: string): name is BlogCategory {
  return blogCategories.some((category) => category.name === name)
}
