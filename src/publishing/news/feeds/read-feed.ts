import { DetectError, parseFeed } from 'feedsmith'
import { t } from '#platform/texts.ts'
import { canonicalUrl, isSourceLink } from '#publishing/news/addresses.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import type { FeedEntry } from '#publishing/news/news-item.ts'
import { readFeedDate } from './feed-date.ts'
import { plainText } from './html.ts'

const copy = () => t(newsTexts.readFeed)

export type ReadFeed = { ok: true; entries: FeedEntry[] } | { ok: false; reason: string }

const maxEntries = 200
const maxText = 20_000

/**
 * Reads at most 200 entries of an RSS 2.0, RSS 1.0, Atom or JSON feed as plain text; skips those without title or URL.
 * Security: refuses documents with a DTD, because they are web pages or may attack the parser with entities.
 */
export function readFeed(text: string, feedUrl: string): ReadFeed {
  const rootAt = text.search(/<(rss|feed|rdf:RDF)[\s>]/i)
  if (/<!DOCTYPE/i.test(rootAt < 0 ? text : text.slice(0, rootAt))) {
    return { ok: false, reason: copy().documentContainsDocumentTypeDefinition }
  }
  try {
    return { ok: true, entries: fieldsOf(text).flatMap((fields) => toEntry(fields, feedUrl)) }
  } catch (error) {
    const isOther = error instanceof DetectError || error instanceof SyntaxError
    return { ok: false, reason: isOther ? copy().thisIsNotFeed : copy().feedIsDamaged }
  }
}

type Fields = { bases?: readonly (string | undefined)[] } & Partial<
  Record<'link' | 'title' | 'description' | 'content' | 'date', string>
>

function fieldsOf(text: string): Fields[] {
  const { format, feed } = parseFeed(text, { maxItems: maxEntries })
  switch (format) {
    case 'rss':
    case 'rdf':
      return (feed.items ?? []).map(({ title, link, description, content, dc, ...item }) => ({
        title,
        link: link || ('guid' in item ? permalinkOf(item.guid) : undefined),
        bases: ['xml' in item ? item.xml?.base : undefined],
        description,
        content: content?.encoded,
        date: ('pubDate' in item ? item.pubDate : undefined) ?? dc?.dates?.[0],
      }))
    case 'atom':
      return (feed.entries ?? []).map(({ title, links, summary, content, published, updated, xml }) => ({
        title: title?.value,
        link: links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href,
        bases: [feed.xml?.base, xml?.base],
        description: summary?.value,
        content: content?.value,
        date: published ?? updated,
      }))
    case 'json':
      return (feed.items ?? []).map((item) => ({
        title: escapedText(item.title),
        link: item.url ?? item.external_url,
        description: escapedText(item.summary),
        content: item.content_html ?? escapedText(item.content_text),
        date: item.date_published ?? item.date_modified,
      }))
    default:
      return []
  }
}

function toEntry(
  { link, bases = [], title = '', description = '', content = '', date }: Fields,
  feedUrl: string,
): FeedEntry[] {
  const url = link ? canonicalUrl(link, baseOf(feedUrl, bases)) : null
  const plainTitle = oneLine(plainText(title)).slice(0, 300)
  if (!url || plainTitle === '') return []
  return [
    {
      url,
      title: plainTitle,
      description: oneLine(plainText(description)).slice(0, 2_000),
      content: plainText(content || description).slice(0, maxText),
      publishedAt: readFeedDate(date),
    },
  ]
}

/** In RSS 2.0, the `guid` of an entry is its URL unless `isPermaLink` is false. */
function permalinkOf(guid: { value?: string; isPermaLink?: boolean } | undefined): string | undefined {
  const address = guid?.value?.trim() ?? ''
  return guid?.isPermaLink !== false && isSourceLink(address) ? address : undefined
}

/** Each `xml:base` is relative to that of the surrounding element (RFC 3986, section 5.1). */
function baseOf(feedUrl: string, bases: readonly (string | undefined)[]): string {
  return bases.reduce<string>((outer, base) => {
    const inner = base?.trim()
    return inner && URL.canParse(inner, outer) ? new URL(inner, outer).href : outer
  }, feedUrl)
}

/** Escapes plain text as HTML, so that `plainText` later returns the same text. */
function escapedText(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
