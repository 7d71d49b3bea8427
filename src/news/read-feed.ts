import { z } from 'zod'
import { canonicalUrl } from './addresses.ts'
import { plainText, readMarkup } from './html.ts'
import type { FeedEntry } from './news-item.ts'

export type ReadFeed = { ok: true; entries: FeedEntry[] } | { ok: false; reason: string }

const mostEntries = 200
const mostText = 20_000

/**
 * Reads RSS 2.0, RSS 1.0, Atom or JSON Feed into entries of plain text, the first 200 of them. Entries without title or
 * web address are left out. A document with a DTD is refused whole: entities could blow it up.
 */
export function readFeed(text: string, feedUrl: string): ReadFeed {
  const body = text.replace(/^\uFEFF/, '').trimStart()
  if (body.startsWith('{')) return readJsonFeed(body, feedUrl)
  const rootAt = body.search(/<(rss|feed|rdf:RDF)[\s>]/i)
  if (/<!DOCTYPE/i.test(rootAt < 0 ? body : body.slice(0, rootAt))) {
    return { ok: false, reason: 'The document holds a document type definition' }
  }
  if (rootAt < 0) return { ok: false, reason: 'This is not a feed' }
  const entries = xmlEntries(body)
  if (!entries) return { ok: false, reason: 'The feed is nested too deeply' }
  return { ok: true, entries: entries.flatMap((fields) => toEntry(fields, feedUrl)) }
}

type Fields = Partial<Record<'link' | 'title' | 'description' | 'content' | 'date', string>>

/** Elements of an entry by the field they fill; the first that is there wins. */
const fieldOf: Record<string, keyof Fields> = {
  title: 'title',
  link: 'link',
  description: 'description',
  summary: 'description',
  'content:encoded': 'content',
  content: 'content',
  pubdate: 'date',
  published: 'date',
  updated: 'date',
  'dc:date': 'date',
}

/** The entries of an RSS or Atom document. What stands inside a field (XHTML in Atom) belongs to that field. */
function xmlEntries(xml: string): Fields[] | null {
  const entries: Fields[] = []
  let entry: Fields | null = null
  let field: keyof Fields | null = null
  let text = ''
  let depth = 0
  const open = (tag: string, attributes: Record<string, string>) => {
    const name = tag.toLowerCase()
    if (entry === null) {
      if ((name === 'item' || name === 'entry') && entries.length < mostEntries) entry = {}
      return
    }
    depth++
    if (field !== null) text += ' '
    else if (depth === 1) {
      field = fieldOf[name] ?? null
      text = name === 'link' && (attributes.rel ?? 'alternate') === 'alternate' ? (attributes.href ?? '') : ''
    }
  }
  const close = () => {
    if (entry === null) return
    if (depth === 0) {
      entries.push(entry)
      entry = null
      return
    }
    depth--
    if (depth > 0 || field === null) return
    if (text.trim() !== '') entry[field] ??= text.trim()
    field = null
  }
  const words = (more: string) => {
    if (field !== null && text.length < mostText * 4) text += more
  }
  return readMarkup(xml, { open, text: words, close }, { xmlMode: true }) ? entries : null
}

function toEntry({ link, title = '', description = '', content = '', date }: Fields, feedUrl: string): FeedEntry[] {
  const url = link ? canonicalUrl(link, feedUrl) : null
  const plainTitle = oneLine(plainText(title)).slice(0, 300)
  if (!url || plainTitle === '') return []
  return [
    {
      url,
      title: plainTitle,
      description: oneLine(plainText(description)).slice(0, 2_000),
      content: plainText(content || description).slice(0, mostText),
      publishedAt: readDate(date),
    },
  ]
}

const jsonFeed = z.object({
  version: z.string().startsWith('https://jsonfeed.org/'),
  items: z.array(
    z.object({
      url: z.string().optional(),
      external_url: z.string().optional(),
      title: z.string().optional(),
      summary: z.string().optional(),
      content_html: z.string().optional(),
      content_text: z.string().optional(),
      date_published: z.string().optional(),
      date_modified: z.string().optional(),
    }),
  ),
})

function readJsonFeed(text: string, feedUrl: string): ReadFeed {
  const read = jsonFeed.safeParse(parseJson(text))
  if (!read.success) return { ok: false, reason: 'This is not a feed' }
  const entries = read.data.items.slice(0, mostEntries).flatMap((item) =>
    toEntry(
      {
        link: item.url ?? item.external_url,
        title: escapedText(item.title),
        description: escapedText(item.summary),
        content: item.content_html ?? escapedText(item.content_text),
        date: item.date_published ?? item.date_modified,
      },
      feedUrl,
    ),
  )
  return { ok: true, entries }
}

/** Text that is no HTML, so that `plainText` leaves it as it is. */
function escapedText(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function readDate(text: string | undefined): Date | null {
  const instant = text ? new Date(text) : null
  return instant && !Number.isNaN(instant.getTime()) ? instant : null
}
