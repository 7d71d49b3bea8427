import { parse } from 'yaml'
import { z } from 'zod'
import { isSlug } from './items/content-item.ts'
import { contentItemFields } from './items/content-item-fields.ts'
import type { ContentText } from './items/content-item-text.ts'

const fields = contentItemFields.article.omit({ readMinutes: true, related: true })

const head = fields.extend({
  slug: z.string().refine(isSlug),
  title: z.string().min(1),
  date: z.iso.date(),
  readTime: z.string().regex(/^\d+ min read$/),
  featured: z.stringbool(),
  summary: fields.shape.summary.min(1),
  author: fields.shape.author.min(1),
  authorTitle: fields.shape.authorTitle.min(1),
  tags: fields.shape.tags.min(1),
  imageAlt: fields.shape.imageAlt.min(1),
  lawState: z.iso.date(),
})

type SeedArticle = { slug: string; publishedOn: string; text: ContentText<'article'> }

/** Parses a `content/blog` file: front matter, text and the list under 'Sources'. Throws if invalid. */
export function readSeedArticle(file: string): SeedArticle {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file)
  if (!parts?.[1] || !parts[2]) throw new Error('An article begins with its head between two lines of ---')
  const { slug, title, date, readTime, ...rest } = head.parse(parse(parts[1], { schema: 'failsafe' }))
  const [body = '', sources = ''] = parts[2].split(/^## Sources\s*$/m)
  return {
    slug,
    publishedOn: date,
    text: {
      title,
      body: body.trim(),
      fields: { ...rest, readMinutes: Number.parseInt(readTime, 10), related: [] },
      seo: { title: '', description: '' },
      sources: sources.trim().split('\n').filter(Boolean).map(readSource),
    },
  }
}

function readSource(line: string): { title: string; href: string } {
  const words = /^- (.+)$/.exec(line.trim())?.[1]
  if (!words) throw new Error(`A source is a line of a list: ${line}`)
  const [, title = words, href = ''] = /^\[([^\]]*)\]\((\S+)\)$/.exec(words) ?? []
  return { title, href }
}
