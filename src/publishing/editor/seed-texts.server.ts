import { parse } from 'yaml'
import { z } from 'zod'
import { caseStudies } from '#content/case-studies.ts'
import { faqCategories } from '#content/faq.ts'
import { keyPoints } from '#content/law/key-points.ts'
import { lawSheet, legalDocuments } from '#content/law.ts'
import { wordsChangedOn } from '#content/navigation.ts'
import { jobOpenings } from '#content/pages/careers.ts'
import { team } from '#content/pages/team.ts'
import type { ContentItemKind } from './items/content-item.ts'
import { isSlug } from './items/content-item.ts'
import type { ContentItemFields } from './items/content-item-fields.ts'
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

export type SeedContentItem = {
  key: string
  kind: ContentItemKind
  slug: string
  place: number
  publishedOn: string
  changedOn: string
  text: ContentText
}

const articleFiles = import.meta.glob<string>('/content/blog/*.md', { query: '?raw', import: 'default', eager: true })

/** Time of a day in a source file, which contains no time: 07:00 UTC, which is 08:00 in Swiss winter time. */
export function morningOf(day: string): Date {
  return new Date(`${day}T07:00:00Z`)
}

export function listSeedContentItems(): SeedContentItem[] {
  return [...articles(), ...questions(), ...studies(), ...law(), ...positions(), ...profiles()]
}

function articles(): SeedContentItem[] {
  return Object.values(articleFiles).map((file) => {
    const { slug, publishedOn, text } = readSeedArticle(file)
    return seed({ kind: 'article', slug, place: 0, publishedOn, changedOn: text.fields.lawState, text })
  })
}

function questions(): SeedContentItem[] {
  const all = faqCategories.flatMap(({ id: category, items }) => items.map((item) => ({ category, ...item })))
  return all.map(({ id, question, answer, category, links }, place) =>
    plain('faq', id, place, question, { category, links: [...links] }, answer.join('\n\n')),
  )
}

function studies(): SeedContentItem[] {
  return caseStudies.map(({ id, title, ...study }, place) => plain('case-study', id, place, title, mutable(study)))
}

function law(): SeedContentItem[] {
  return legalDocuments.map(({ id, title, downloadUrl, ...document }, place) => {
    const fields = { ...mutable(document), downloadUrl: downloadUrl ?? '', keyPoints: [...(keyPoints[id] ?? [])] }
    return { ...plain('law', id, place, title, fields), changedOn: lawSheet.stateOn }
  })
}

function positions(): SeedContentItem[] {
  return jobOpenings.map(({ id, title, ...opening }, place) => plain('position', id, place, title, mutable(opening)))
}

function profiles(): SeedContentItem[] {
  return team.map(({ id, name, ...member }, place) => plain('profile', id, place, name, mutable(member)))
}

function plain<Kind extends ContentItemKind>(
  kind: Kind,
  slug: string,
  place: number,
  title: string,
  fields: ContentItemFields<Kind>,
  body = '',
): SeedContentItem {
  const text = { title, body, fields, seo: { title: '', description: '' }, sources: [] }
  return seed({ kind, slug, place, publishedOn: wordsChangedOn, changedOn: wordsChangedOn, text })
}

function seed(entry: Omit<SeedContentItem, 'key'>): SeedContentItem {
  return { key: `${entry.kind}:${entry.slug}`, ...entry }
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] extends object ? Mutable<Value[Key]> : Value[Key] }

function mutable<Value extends object>(value: Value): Mutable<Value> {
  return structuredClone(value) as Mutable<Value>
}
