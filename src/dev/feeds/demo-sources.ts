import { type NewsSource, newsSources } from '#content/news-sources.ts'
import { xmlText } from '#platform/http/xml-text.ts'
import { type DemoFeedId, type DemoItem, demoItems } from './demo-items.ts'

const feeds: Record<DemoFeedId, Pick<NewsSource, 'category' | 'licence'> & { file: string }> = {
  government: { file: 'government.rss', category: 'government', licence: 'rewrite' },
  policy: { file: 'policy.json', category: 'tax-policy', licence: 'rewrite' },
  law: { file: 'law.atom', category: 'tax-law', licence: 'rewrite' },
  business: { file: 'business.rss', category: 'business', licence: 'summary' },
  press: { file: 'press.rss', category: 'news', licence: 'link-only' },
}
const ids: readonly DemoFeedId[] = ['government', 'policy', 'law', 'business', 'press']

export function demoSources(site: string): NewsSource[] {
  return ids.map((id) => ({
    id: `demo-${id}`,
    name: `Demonstration feed (${id})`,
    homeUrl: `${site}/dev/news/feeds/${feeds[id].file}`,
    feedUrl: `${site}/dev/news/feeds/${feeds[id].file}`,
    category: feeds[id].category,
    language: 'en',
    licence: feeds[id].licence,
    licenceReason: 'Written for the demonstration.',
    intervalMinutes: 60,
  }))
}

export function demoFeedOf(file: string | undefined): DemoFeedId | null {
  return ids.find((id) => feeds[id].file === file) ?? null
}

export function findDemoItem(id: string | undefined): DemoItem | null {
  return (
    Object.values(demoItems)
      .flat()
      .find((item) => item.id === id) ?? null
  )
}

export function sourcesFor({ MODE, PUBLIC_URL }: { MODE: string; PUBLIC_URL: string }): readonly NewsSource[] {
  return MODE === 'demo' ? demoSources(PUBLIC_URL) : newsSources
}

export function demoFeedText(id: DemoFeedId, { site, today }: { site: string; today: Date }): FeedText {
  const entries = demoItems[id].map((item) => entryOf(item, site, today))
  const title = `Demonstration feed (${id})`
  if (id === 'policy') return { type: 'application/feed+json', text: jsonFeed(title, entries) }
  if (id === 'law') return { type: 'application/atom+xml', text: atom(title, site, entries) }
  return { type: 'application/rss+xml', text: rss(title, site, entries) }
}

type FeedText = { type: string; text: string }

type Entry = { url: string; title: string; summary: string; html: string; date: Date }

function entryOf({ id, title, daysAgo, paragraphs }: DemoItem, site: string, today: Date): Entry {
  const date = new Date(today)
  date.setUTCDate(date.getUTCDate() - daysAgo)
  date.setUTCHours(8, 0, 0, 0)
  return {
    url: `${site}/dev/news/articles/${id}`,
    title,
    summary: paragraphs[0] ?? '',
    html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    date,
  }
}

function rss(title: string, site: string, entries: readonly Entry[]): string {
  const items = entries.map(
    ({ url, title: name, summary, html, date }) =>
      `<item><title>${xmlText(name)}</title><link>${xmlText(url)}</link><pubDate>${date.toUTCString()}</pubDate><description>${xmlText(summary)}</description><content:encoded><![CDATA[${html}]]></content:encoded></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${title}</title><link>${xmlText(site)}</link>
${items.join('\n')}
</channel></rss>
`
}

function atom(title: string, site: string, entries: readonly Entry[]): string {
  const items = entries.map(
    ({ url, title: name, summary, html, date }) =>
      `<entry><id>${xmlText(url)}</id><title>${xmlText(name)}</title><link rel="alternate" href="${xmlText(url)}"/><updated>${date.toISOString()}</updated><summary>${xmlText(summary)}</summary><content type="html">${xmlText(html)}</content></entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${title}</title><id>${xmlText(site)}/dev/news/feeds/law.atom</id>
${items.join('\n')}
</feed>
`
}

function jsonFeed(title: string, entries: readonly Entry[]): string {
  const items = entries.map(({ url, title: name, summary, html, date }) => ({
    id: url,
    url,
    title: name,
    summary,
    content_html: html,
    date_published: date.toISOString(),
  }))
  return JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title, items })
}
