import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as demoFeed } from '#dev/feeds/demo-feed-route.ts'
import { action as standIn } from '#dev/feeds/text-stand-in-route.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { action as generate } from '#site/news/generate-route.ts'
import { aNewsWorld, aRun } from '#test/news/news-world.ts'
import { startTextStandIn } from '#test/news/text-stand-in.ts'
import { newWorld, type World } from '#test/world.ts'
import { countCategories, findNews, listAddress, readFilter } from './find-news.ts'
import { loader as articlePage, meta } from './news-article-page.tsx'
import { headers, loader as newsPage } from './news-page.tsx'
import { loader as status } from './runs/status-route.ts'
import { listShown } from './shown-db.server.ts'

function argsOf(world: World, path: string, { params = {}, ...init }: RequestInit & { params?: object } = {}) {
  const url = new URL(path, 'http://localhost:3000')
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request-1', ip: '192.0.2.7', nonce: 'nonce' })
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own types of the same arguments
  return { request: new Request(url, init), url, context, params, pattern: path } as any
}

async function aWorldWithNews() {
  const { world } = await aNewsWorld()
  world.textService = (await startTextStandIn()).service
  await aRun(world)
  return world
}

test('text and category filter the list; counts follow the text', async () => {
  const world = await aWorldWithNews()
  const articles = await listShown(world.db)
  const filter = (search: string) => readFilter(new URLSearchParams(search))
  const titles = (search: string) => findNews(articles, filter(search)).map(({ category }) => category)
  expect(titles('')).toEqual(['government', 'tax-law', 'tax-policy', 'business', 'news'])
  expect(titles('category=tax-law')).toEqual(['tax-law'])
  expect(titles('category=nonsense')).toHaveLength(5)
  expect(titles('q=husband and wife')).toEqual([])
  expect(titles('q=INDIVIDUAL taxation')).toEqual(['tax-policy'])
  expect(countCategories(articles, 'pillar')).toMatchObject([
    { category: 'all', count: 2 },
    { count: 1 },
    { count: 0 },
    { count: 1 },
    {},
    {},
  ])
  expect(listAddress(filter('q=a b&category=news&page=2'))).toBe('/news?q=a+b&category=news&page=2')
  expect(filter('page=-1').page).toBe(1)
})

test('the page is publicly cacheable unless its URL asks about a run', async () => {
  const world = await aWorldWithNews()
  const plain = await newsPage(argsOf(world, '/news'))
  expect(plain).toMatchObject({ count: 5, requested: null, updatedAt: expect.any(Date) })
  expect(headers({ loaderHeaders: new Headers() } as never)).toMatchObject({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'No-Vary-Search': expect.stringContaining('utm_source'),
  })
  const requested = await newsPage(argsOf(world, '/news?run=started'))
  expect(requested).toMatchObject({ data: { requested: { answer: 'started', progress: { state: 'finished' } } } })
  expect(headers({ loaderHeaders: new Headers({ 'Cache-Control': 'no-store' }) } as never)).toEqual({
    'Cache-Control': 'no-store',
  })
  expect(await newsPage(argsOf(world, '/news?run=nonsense'))).toMatchObject({ requested: null })
})

test('a first click starts a run, a second shows its progress, and a click after it must wait an hour', async () => {
  const { world } = await aNewsWorld()
  const press = async () => {
    const answer = await generate(argsOf(world, '/news/generate', { method: 'POST' }))
    return answer.headers.get('Location')
  }
  expect(await press()).toBe('/news?run=started')
  expect(await (await status(argsOf(world, '/news/status'))).json()).toMatchObject({ state: 'running', step: 'feeds' })
  expect(await press()).toBe('/news?run=running')
  await world.db.updateTable('newsRuns').set({ state: 'finished', step: 'done' }).execute()
  expect(await press()).toBe('/news?run=cooling')
  expect(await newsPage(argsOf(world, '/news?run=cooling'))).toMatchObject({ data: { requested: { until: '11:00' } } })
})

test('an article has its own URL and structured data that names the source', async () => {
  const world = await aWorldWithNews()
  const [article] = await listShown(world.db)
  const slug = article?.slug ?? ''
  const loaderData = await articlePage(argsOf(world, `/news/${slug}`, { params: { slug } }))
  expect(loaderData).toMatchObject({ article: { slug, isRewritten: true } })
  const matches = [{ loaderData: { site: { name: 'Expat Tax Biel', url: 'https://x.example' } } }]
  const tags = JSON.stringify(meta({ loaderData, matches, params: { slug } } as never))
  expect(tags).toContain(`"canonical","href":"https://x.example/news/${slug}"`)
  expect(tags).toContain('"@type":"NewsArticle"')
  expect(tags).toContain(`"isBasedOn":"${article?.originalUrl}"`)
  await world.db.updateTable('newsItems').set({ state: 'withdrawn' }).where('slug', '=', slug).execute()
  expect(await articlePage(argsOf(world, '/', { params: { slug } }))).toMatchObject({ init: { status: 410 } })
  expect(
    await articlePage(argsOf(world, '/', { params: { slug: publishingStaffTexts.news.feedBroken.facts.none } })),
  ).toMatchObject({ init: { status: 404 } })
})

test('demo feeds and the stand-in of the text service do not exist in production', async () => {
  const env = { SECRET_KEY: 'x'.repeat(32), PUBLIC_URL: 'https://x.example' }
  const world = await newWorld({ MODE: 'production', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', ...env })
  const path = 'models/a:generateContent'
  const ask = argsOf(world, `/api/dev/text/${path}`, { method: 'POST', body: '{}', params: { '*': path } })
  await expect(standIn(ask)).rejects.toMatchObject({ status: 404 })
  const feed = argsOf(world, '/dev/news/feeds/law.atom', { params: { file: 'law.atom' } })
  expect(() => demoFeed(feed)).toThrow(expect.objectContaining({ status: 404 }))
})
