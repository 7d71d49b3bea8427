import { afterAll, describe, expect, test, vi } from 'vitest'
import { socialImagePath } from '#platform/http/page-meta.ts'
import { listArticles } from '#publishing/articles/articles.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { aNewsWorld, aRun } from '#test/news/news-world.ts'
import { aShop } from '#test/shop.ts'
import { errorIn, structuredDataIn } from '#test/structured-data.ts'
import { openSite } from '#test/web-app.ts'
import type { World } from '#test/world.ts'
import { listPublicPages } from './list-public-pages.server.ts'
import { indexedPages } from './public-pages.ts'

vi.setConfig({ testTimeout: 90_000 })

const siteUrl = 'http://localhost:3000'
const shop = await aShop({}, afterAll)

async function aFullSite() {
  const { world } = await aNewsWorld()
  await seedCatalogue(world)
  await aRun(world)
  return { world, site: await openSite(world), url: world.config.PUBLIC_URL }
}

async function listPaths(world: World): Promise<string[]> {
  return indexedPages(await listPublicPages(world)).flatMap(({ pages }) => pages.map(({ path }) => path))
}

function headOf(html: string) {
  const words = (found: RegExpExecArray | null) =>
    found?.[1]?.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null
  const meta = (name: string) => words(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html))
  return {
    title: words(/<title>([^<]*)<\/title>/.exec(html)),
    description: meta('description'),
    canonical: words(/<link rel="canonical" href="([^"]*)"/.exec(html)),
    picture: meta('og:image'),
    robots: meta('robots'),
    headings: html.match(/<h1\b/g)?.length ?? 0,
  }
}

describe('metadata and sitemap', () => {
  test('each public page has a unique title and description, canonical URL, image and one heading', async () => {
    const { world, site, url } = await aFullSite()
    const pages = new Map<string, ReturnType<typeof headOf>>()
    for (const path of await listPaths(world)) {
      const reply = await site.get(path)
      expect([path, reply.status]).toEqual([path, 200])
      pages.set(path, headOf(await reply.text()))
    }
    expect(pages.size).toBeGreaterThan(50)
    for (const [path, { title, description, canonical, picture, robots, headings }] of pages) {
      expect([path, canonical, robots, headings]).toEqual([path, url + path, null, 1])
      const others = [...pages].filter(([other]) => other !== path).map(([, head]) => head)
      expect([path, others.some((head) => head.title === title)]).toEqual([path, false])
      expect([path, others.some((head) => head.description === description)]).toEqual([path, false])
      expect(description?.length, path).toBeGreaterThan(40)
      expect(description?.length, path).toBeLessThanOrEqual(160)
      if (description?.endsWith('…')) expect(description).toMatch(/[\p{L}\d)’%]…$/u)
      expect(picture).toBe(url + socialImagePath(path))
    }
    const newsPath = [...pages.keys()].find((path) => path.startsWith('/news/')) ?? ''
    for (const path of ['/', '/product/basic', '/services/withholding-tax', '/calculators/accuracy', newsPath]) {
      const drawn = await site.get(socialImagePath(path))
      const bytes = Buffer.from(await drawn.arrayBuffer())
      expect([path, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([path, 1200, 630])
    }
  })

  test('the sitemap lists exactly the indexed pages, each with its last change', async () => {
    const world = shop
    const site = await openSite(world)
    const xml = await (await site.get('/sitemap.xml')).text()
    const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g)]
    expect(entries.map(([, address]) => address)).toEqual((await listPaths(world)).map((path) => siteUrl + path))
    expect(xml.match(/<url>/g)).toHaveLength(entries.length)
  })

  test.each([
    '/success',
    '/cart',
    '/search',
    '/search?q=tax',
    '/newsletter',
    '/forgot-password',
    '/no-such-page',
    '/blog/no-such-article',
    '/news/no-such-news',
  ])('%s is excluded from search engines', async (path) => {
    const site = await openSite(shop)
    expect(headOf(await (await site.get(path)).text())).toMatchObject({ robots: 'noindex', canonical: null })
  })
})

describe('caching and redirects', () => {
  test('a cached page has the ETag of the first rendering and answers 304', async () => {
    const site = await openSite(shop)
    const created = await site.get('/about')
    const saved = await site.get('/about')
    expect(saved.headers.get('ETag')).toBe(created.headers.get('ETag'))
    const again = await site.get('/about', { 'If-None-Match': created.headers.get('ETag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('a URL with a trailing slash redirects permanently, never to another host', async () => {
    const site = await openSite(shop)
    const reply = await site.get('/pricing/?package=basic')
    expect([reply.status, reply.headers.get('Location')]).toEqual([308, '/pricing?package=basic'])
    const outbound = await site.get('//evil.example/')
    expect(outbound.headers.get('Location')).toBe('/evil.example')
  })
})

describe('structured data and feeds', () => {
  test('every public page has valid structured data of the expected types', async () => {
    const { world, site, url } = await aFullSite()
    for (const path of [
      ...(await listPaths(world)),
      '/calculators?tab=wealth-tax',
      '/faq?q=vat',
      '/cart',
      '/no-such-page',
    ]) {
      const found = structuredDataIn(await (await site.get(path)).text())
      for (const object of found)
        expect([path, object['@type'], errorIn(object)]).toEqual([path, object['@type'], null])
      const kinds = found.map((object) => object['@type'])
      const expected = kindsOf(path)
      expect([path, [...new Set(kinds)].sort()]).toEqual([path, expected])
      const crumbs = found.find((object) => object['@type'] === 'BreadcrumbList')
      if (crumbs) expect([path, lastCrumb(crumbs)]).toEqual([path, url + path.replace(/\?q=.*/, '')])
    }
  })

  function kindsOf(path: string): string[] {
    if (path === '/') return ['AccountingService', 'WebSite']
    if (path === '/cart' || path === '/no-such-page') return []
    if (path === '/contact') return ['AccountingService', 'BreadcrumbList']
    if (path === '/careers') return ['BreadcrumbList', 'JobPosting']
    if (path === '/pricing' || path.startsWith('/product/')) return ['BreadcrumbList', 'Product']
    if (path.startsWith('/faq')) return ['BreadcrumbList', 'FAQPage']
    if (path.startsWith('/blog/')) return ['Article', 'BreadcrumbList']
    return path.startsWith('/news/') ? ['BreadcrumbList', 'NewsArticle'] : ['BreadcrumbList']
  }

  function lastCrumb({ itemListElement }: Record<string, unknown>): unknown {
    return Array.isArray(itemListElement) ? itemListElement.at(-1)?.item : null
  }

  test('each category has a valid RSS feed with absolute URLs', async () => {
    const world = shop
    const site = await openSite(world)
    const categories = [...new Set((await listArticles(world)).map(({ category }) => category))]
    const feeds = categories.map((name) => `/rss/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.xml`)
    for (const path of ['/rss.xml', ...feeds]) {
      const reply = await site.get(path)
      expect([path, reply.status, reply.headers.get('Content-Type')]).toEqual([
        path,
        200,
        'application/rss+xml; charset=utf-8',
      ])
      const xml = await reply.text()
      expect(xml.match(/<item>/g)?.length, path).toBeGreaterThan(0)
      expect(xml).toContain(`<atom:link href="${siteUrl}${path}" rel="self"`)
      expect(openTags(xml)).toEqual([])
      for (const [, link] of xml.matchAll(/<link>([^<]+)<\/link>/g)) expect(link).toMatch(/^http:\/\/localhost:3000\//)
      for (const [, date = ''] of xml.matchAll(/<pubDate>([^<]+)<\/pubDate>/g))
        expect(new Date(date).toUTCString()).toBe(date)
    }
    expect((await site.get('/rss/no-such-category.xml')).status).toBe(404)
  })
})

function openTags(xml: string): string[] {
  const open: string[] = []
  for (const [tag, close, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:?]+)([^>]*)>/g)) {
    if (tag.startsWith('<?') || rest.endsWith('/')) continue
    if (!close) open.push(name)
    else if (open.pop() !== name) throw new Error(`${tag} closes another element`)
  }
  if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(xml)) throw new Error('an & stands by itself')
  return open
}
