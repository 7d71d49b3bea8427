import { describe, expect, test } from 'vitest'
import { demoItems } from '#dev/feeds/demo-items.ts'
import { demoFeedText } from '#dev/feeds/demo-sources.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import { readFeed } from './read-feed.ts'

const feedUrl = 'https://news.example/feed'
const entriesOf = (text: string) => {
  const read = readFeed(text, feedUrl)
  if (!read.ok) throw new Error(read.reason)
  return read.entries
}
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title>${items}</channel></rss>`

test('RSS 2.0: reads plain text of title, description and content, URL and date', () => {
  const [entry] = entriesOf(
    rss(`<item><title><![CDATA[Tax & <b>more</b>]]></title><link>/a?utm_source=rss</link>
      <pubDate>Fri, 20 Nov 2026 08:00:00 +0100</pubDate><description>&lt;p&gt;Short &amp;amp; clear&lt;/p&gt;</description>
      <content:encoded><![CDATA[<p>One</p><script>x</script><p>Two</p>]]></content:encoded></item>`),
  )
  expect(entry).toEqual({
    url: 'https://news.example/a',
    title: 'Tax & more',
    description: 'Short & clear',
    content: 'One\nTwo',
    publishedAt: new Date('2026-11-20T07:00:00Z'),
  })
})

test('Atom: reads the article link and XHTML content; an unreadable date becomes null', () => {
  const [entry] = entriesOf(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><link href="/"/>
    <entry><title type="html">A &lt;i&gt;title&lt;/i&gt;</title><link rel="self" href="/self"/>
    <link href="https://news.example/b"/><updated>someday</updated>
    <source><title>Other</title></source>
    <content type="xhtml"><div><p>One</p><p>Two</p></div></content></entry></feed>`)
  expect(entry).toMatchObject({ url: 'https://news.example/b', title: 'A title', publishedAt: null })
  expect(entry?.content.split(/\s+/)).toEqual(['One', 'Two'])
})

describe('item URL without a link element', () => {
  const linkOf = (item: string) => entriesOf(rss(`<item><title>A</title>${item}</item>`)).map(({ url }) => url)
  test.each([
    ['a guid is the address by default', '<guid>https://n.example/a</guid>', ['https://n.example/a']],
    ['and when it says so', '<guid isPermaLink="true">https://n.example/a</guid>', ['https://n.example/a']],
    ['not when it says that it is none', '<guid isPermaLink="false">https://n.example/a</guid>', []],
    ['nor when it is no web address', '<guid>tag:n.example,2026:a</guid>', []],
    ['nor beside a link', '<link>/b</link><guid>https://n.example/a</guid>', ['https://news.example/b']],
  ])('%s', (_name, item, urls) => expect(linkOf(item)).toEqual(urls))

  test.each([
    ['https://other.example/x/', '', 'b', 'https://other.example/x/b'],
    ['https://other.example/x/', 'sub/', 'b', 'https://other.example/x/sub/b'],
    ['/archive/', '', 'b', 'https://news.example/archive/b'],
    ['https://other.example/', '', 'https://third.example/b', 'https://third.example/b'],
    ['javascript:alert(1)', '', 'b', undefined],
    ['', '', '/b', 'https://news.example/b'],
  ])('Atom with the bases %j and %j: %s is %s', (outer, inner, href, url) => {
    const [entry] = entriesOf(`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${outer}"><title>Feed</title>
      <entry xml:base="${inner}"><title>A</title><link href="${href}"/><updated>2026-11-20T08:00:00Z</updated></entry></feed>`)
    expect(entry?.url).toBe(url)
  })
})

test('JSON Feed: reads HTML or text and drops items without a valid link', () => {
  const items = [
    {
      url: 'https://news.example/c',
      title: 'A < B',
      content_text: 'One & two',
      date_published: '2026-11-20T08:00:00Z',
    },
    { url: 'javascript:alert(1)', title: 'Bad' },
    { url: 'https://news.example/d' },
  ]
  expect(entriesOf(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items }))).toMatchObject([
    { url: 'https://news.example/c', title: 'A < B', content: 'One & two' },
  ])
})

describe('refused documents', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;">]>
    <rss><channel><item><title>&b;</title><link>https://news.example/a</link></item></channel></rss>`
  test.each([
    ['a document type with entities', bomb, newsTexts.readFeed.documentContainsDocumentTypeDefinition],
    [
      'an external entity',
      bomb.replace('"x', 'SYSTEM "file:///etc/passwd" "x'),
      newsTexts.readFeed.documentContainsDocumentTypeDefinition,
    ],
    [
      'a web page',
      '<!doctype html><html><body>Not found</body></html>',
      newsTexts.readFeed.documentContainsDocumentTypeDefinition,
    ],
    ['something else', 'Too many requests', newsTexts.readFeed.thisIsNotFeed],
    ['nothing', '', newsTexts.readFeed.thisIsNotFeed],
    ['other JSON', '{"error":"no"}', newsTexts.readFeed.thisIsNotFeed],
    ['broken JSON', '{"version":', newsTexts.readFeed.thisIsNotFeed],
  ])('%s', (_name, text, reason) => {
    expect(readFeed(text, feedUrl)).toEqual({ ok: false, reason })
  })
})

test('truncated XML yields its complete items, without control characters', () => {
  const text = rss('<item><title>A\u0000 tax</title><link>/a</link></item><item><title>B').slice(0, -30)
  expect(entriesOf(text)).toMatchObject([{ title: 'A tax' }])
})

test('at most 200 items are read, and a million nested elements are handled quickly', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `<item><title>T ${at}</title><link>/${at}</link></item>`)
  expect(entriesOf(rss(many.join('')))).toHaveLength(200)
  const deep = '<b>'.repeat(1_000_000)
  const from = Date.now()
  expect(readFeed(rss(`<item><title>${deep}`), feedUrl)).toEqual({
    ok: false,
    reason: newsTexts.readFeed.feedIsDamaged,
  })
  const packed = `<item><title>x</title><link>/a</link><description><![CDATA[<p>y</p>${deep}]]></description></item>`
  expect(entriesOf(rss(packed))).toMatchObject([{ title: 'x', description: 'y' }])
  expect(Date.now() - from).toBeLessThan(2_000)
})

test.each(['government', 'policy', 'law', 'business', 'press'] as const)('the demo feed %s is valid', (id) => {
  const { text } = demoFeedText(id, { site: 'http://localhost:3000', today: new Date('2026-11-21T09:00:00Z') })
  expect(entriesOf(text).map(({ title }) => title)).toEqual(demoItems[id].map(({ title }) => title))
})
