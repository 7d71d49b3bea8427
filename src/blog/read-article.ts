import { parse } from 'yaml'
import { z } from 'zod'
import { blogCategories } from '#content/blog-post.ts'
import { type ArticleHead, isBlogCategory } from './article.ts'

const motifs = blogCategories.map(({ motif }) => motif)
const day = z.iso.date()

const articleHead = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  author: z.string().min(1),
  authorTitle: z.string().min(1),
  date: day,
  category: z.string().refine(isBlogCategory, { error: 'This category does not exist.' }),
  tags: z.array(z.string().min(1)).min(1),
  summary: z.string().min(1),
  readTime: z.string().min(1),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  featured: z.stringbool(),
  imageAlt: z.string().min(1),
  motif: z.enum(motifs),
  lawState: day,
})

/** Splits an article file into its head, YAML between two lines `---`, and its body. Throws when something is missing or wrong. */
export function readArticle(text: string): { head: ArticleHead; body: string } {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  if (!parts?.[1] || !parts[2]) throw new Error('An article begins with its head between two lines of ---')
  return { head: articleHead.parse(parse(parts[1], { schema: 'failsafe' })), body: parts[2].trim() }
}
