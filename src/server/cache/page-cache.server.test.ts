import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.server.ts'

function aPage(bytes: number) {
  const words = randomBytes(bytes).toString('latin1').replace(/[<&]/g, '.')
  return { html: `<html><body>${words}</body></html>`, headers: {}, nonce: 'n' }
}

async function statusesOf(pages: PageCache, paths: string[]): Promise<number[]> {
  const server = createServer((request, response) => {
    if (!pages.serve(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return Promise.all(paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status))
}

test('the cache evicts the oldest pages above its size limit', async () => {
  const pages = createPageCache({ policy: () => '', limitBytes: 100_000 })
  for (const path of ['/a', '/b', '/c', '/d']) await pages.keep(path, aPage(20_000))
  expect(pages.size()).toBeLessThan(4)
  expect(await statusesOf(pages, ['/a', '/d'])).toEqual([404, 200])
  await pages.keep('/huge', aPage(200_000))
  expect(await statusesOf(pages, ['/huge'])).toEqual([404])
})

test('a replaced or dropped page frees its memory', async () => {
  const pages = createPageCache({ policy: () => '', limitBytes: 100_000 })
  await pages.keep('/a', aPage(10_000))
  for (let time = 0; time < 10; time++) await pages.keep('/b', aPage(10_000))
  expect(await statusesOf(pages, ['/a', '/b'])).toEqual([200, 200])
  for (let time = 0; time < 10; time++) {
    await pages.keep('/c', aPage(10_000))
    pages.expire(['/c'])
  }
  expect(pages.size()).toBe(2)
  pages.expire(['*'])
  expect(pages.size()).toBe(0)
})

test('stale pages count towards the limit and are evicted first', async () => {
  const pages = createPageCache({ policy: () => '', limitBytes: 300_000 })
  for (const path of ['/a', '/b']) await pages.keep(path, aPage(20_000))
  pages.expire(['*'])
  expect([pages.stale(), pages.size()]).toEqual([['/a', '/b'], 0])
  expect(await statusesOf(pages, ['/a', '/b'])).toEqual([404, 404])
  const second = aPage(20_000)
  await pages.keep('/b', second)
  pages.expire(['/b', '/never-kept'])
  const failing = async () => new Response(null, { status: 503 })
  const shown = await pages.staleIfError(new Request('http://localhost/b'), failing)
  expect(await shown.text()).toContain(second.html.slice(20, 60))
  let created = 0
  while (pages.stale().length > 0) await pages.keep(`/${++created}`, aPage(20_000))
  expect(pages.size()).toBe(created)
})

test('a stale page is served only if rendering fails, and not after its URL was removed', async () => {
  const pages = createPageCache({ policy: () => '' })
  const statusOf = async (status: number, path = '/a') =>
    (await pages.staleIfError(new Request(`http://localhost${path}`), async () => new Response(null, { status })))
      .status
  await pages.keep('/a', aPage(1_000))
  pages.expire(['/a'])
  expect(await Promise.all([503, 507].map((status) => statusOf(status)))).toEqual([200, 200])
  expect([await statusOf(500), await statusOf(404), await statusOf(503, '/b')]).toEqual([500, 404, 503])
  pages.forget('/a')
  expect(await statusOf(503)).toBe(503)
})
