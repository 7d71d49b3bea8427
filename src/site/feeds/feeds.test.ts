import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { blogCategories } from '#content/blog-post.ts'
import { servicesContext } from '#platform/http/request-context.server.ts'
import { listArticles } from '#publishing/articles/articles.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { newWorld, type World } from '#test/world.ts'
import { categoryOfFeed, categorySlug, robotsText, rssXml } from './feed-texts.ts'
import { loader as llms } from './llms-route.ts'
import { loader as robots } from './robots-route.ts'
import { loader as rss } from './rss-route.ts'
import { loader as sitemap } from './sitemap-route.ts'

function argsOf(
  world: World,
  path: string,
  { params = {}, headers = {} }: { params?: object; headers?: HeadersInit } = {},
) {
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  return { context, params, request: new Request(`http://localhost${path}`, { headers }) } as never
}

function elements(xml: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = []
  const open: { name: string; text: string }[] = []
  const body = xml.replace(/^<\?xml[^>]*\?>\s*/, '')
  for (const [token] of body.matchAll(/<[^>]+>|[^<]+/g)) {
    if (token.startsWith('</')) {
      const last = open.pop()
      if (!last || token !== `</${last.name}>`) throw new Error(`${token} closes ${last?.name}`)
      found.push(last)
    } else if (token.startsWith('<')) {
      const name = /^<([\w:]+)/.exec(token)?.[1] ?? ''
      if (token.endsWith('/>')) found.push({ name, text: '' })
      else open.push({ name, text: '' })
    } else {
      if (/&(?!(amp|lt|gt|quot);)/.test(token)) throw new Error(`unescaped: ${token}`)
      const last = open.at(-1)
      if (last) last.text += token.trim()
      else if (token.trim() !== '') throw new Error(`text outside of the root: ${token}`)
    }
  }
  if (open.length > 0) throw new Error(`not closed: ${open.map(({ name }) => name)}`)
  return found
}
const texts = (xml: string, name: string) =>
  elements(xml).flatMap((element) => (element.name === name ? [element.text] : []))

describe('sitemap', () => {
  test('lists each indexed page once with its absolute URL and no personal page', async () => {
    const world = await newWorld()
    await seedCatalogue(world)
    const answer = await sitemap(argsOf(world, '/sitemap.xml'))
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    const addresses = texts(await answer.text(), 'loc')
    const site = world.config.PUBLIC_URL
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.every((address) => address.startsWith(`${site}/`))).toBe(true)
    for (const path of [
      '/',
      '/blog/pillar-3a-2026',
      '/product/standard',
      '/services/tax-planning',
      '/privacy',
      '/law',
    ]) {
      expect(addresses).toContain(site + path)
    }
    for (const path of ['/cart', '/client-portal', '/rss.xml']) expect(addresses).not.toContain(site + path)
  })

  test('answers 304 to a matching ETag', async () => {
    const world = await newWorld()
    const etag = (await sitemap(argsOf(world, '/sitemap.xml'))).headers.get('ETag') ?? ''
    const again = await sitemap(argsOf(world, '/sitemap.xml', { headers: { 'If-None-Match': etag } }))
    expect(again.status).toBe(304)
  })
})

describe('RSS', () => {
  test('the main feed holds all articles, a category feed only its own', async () => {
    const world = await newWorld()
    const all = await (await rss(argsOf(world, '/rss.xml'))).text()
    expect(texts(all, 'guid')).toEqual(
      (await listArticles(world)).map(({ slug }) => `${world.config.PUBLIC_URL}/blog/${slug}`),
    )
    for (const { name } of blogCategories) {
      const file = `${categorySlug(name)}.xml`
      const answer = await rss(argsOf(world, `/rss/${file}`, { params: { file } }))
      expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
      const own = (await listArticles(world)).filter(({ category }) => category === name)
      expect(texts(await answer.text(), 'guid')).toHaveLength(own.length)
    }
  })

  test('an unknown category answers 404', async () => {
    const world = await newWorld()
    await expect(rss(argsOf(world, '/rss/nothing.xml', { params: { file: 'nothing.xml' } }))).rejects.toMatchObject({
      status: 404,
    })
    expect(categoryOfFeed('pension-savings.xml')).toBe('Pension & Savings')
    expect(categoryOfFeed('pension-savings')).toBeNull()
  })

  test('markup in an article is escaped, and dates follow RFC 822', () => {
    const feed = { siteUrl: 'https://x.example', path: '/rss.xml', page: '/blog', title: 'A & B', description: '<d>' }
    const article = {
      path: '/blog/a',
      title: '<b>A & "B"</b>',
      summary: 'x < y',
      date: '2026-11-09',
      category: 'C & D',
      tags: [],
    }
    const xml = rssXml(feed, [article])
    expect(texts(xml, 'title')).toContain('&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;')
    expect(texts(xml, 'pubDate')).toEqual(['Mon, 09 Nov 2026 07:00:00 GMT'])
  })
})

describe('robots.txt and llms.txt', () => {
  test('robots.txt names the sitemap and excludes pages behind a login', async () => {
    const world = await newWorld()
    const answer = robots(argsOf(world, '/robots.txt'))
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain(`Sitemap: ${world.config.PUBLIC_URL}/sitemap.xml`)
    for (const path of ['/admin', '/client-portal', '/cart']) expect(lines).toContain(`Disallow: ${path}`)
    expect(robotsText('https://x.example')).not.toMatch(/Disallow: \/$/m)
  })

  test('llms.txt lists pages with links and descriptions', async () => {
    const world = await newWorld()
    await seedCatalogue(world)
    const text = await (await llms(argsOf(world, '/llms.txt'))).text()
    expect(text.startsWith('# ')).toBe(true)
    expect(text).toContain(`](${world.config.PUBLIC_URL}/blog/pillar-3a-2026): `)
    expect(text).toContain(`](${world.config.PUBLIC_URL}/product/premium): `)
  })
})
