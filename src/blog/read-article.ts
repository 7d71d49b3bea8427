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
  featured: z.boolean(),
  imageAlt: z.string().min(1),
  motif: z.enum(motifs),
  lawState: day,
})

/**
 * Splits an article file into head and body. The head stands between two lines `---`, one `key: value` per line;
 * text with a colon in double quotes, lists in square brackets. Throws when something is missing or wrong.
 */
export function readArticle(text: string): { head: ArticleHead; body: string } {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  if (!parts?.[1] || !parts[2]) throw new Error('An article begins with its head between two lines of ---')
  const entries = parts[1].split(/\r?\n/).flatMap((line) => {
    const pair = /^(\w+):\s*(.*)$/.exec(line.trim())
    return pair?.[1] ? [[pair[1], parsedValue(pair[2] ?? '')] as const] : []
  })
  return { head: articleHead.parse(Object.fromEntries(entries)), body: parts[2].trim() }
}

function parsedValue(text: string): string | boolean | string[] {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text.startsWith('[') && text.endsWith(']')) {
    return text
      .slice(1, -1)
      .split(',')
      .map((item) => unquoted(item.trim()))
      .filter((item) => item !== '')
  }
  return unquoted(text)
}

function unquoted(text: string): string {
  return /^"(.*)"$/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? text
}
