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
  const pages = createPageCache(() => '', {}, 100_000)
  for (const path of ['/a', '/b', '/c', '/d']) await pages.keep(path, aPage(20_000))
  expect(pages.size()).toBeLessThan(4)
  expect(await statusesOf(pages, ['/a', '/d'])).toEqual([404, 200])
  await pages.keep('/huge', aPage(200_000))
  expect(await statusesOf(pages, ['/huge'])).toEqual([404])
})

test('a replaced or dropped page frees its memory', async () => {
  const pages = createPageCache(() => '', {}, 100_000)
  await pages.keep('/a', aPage(10_000))
  for (let time = 0; time < 10; time++) await pages.keep('/b', aPage(10_000))
  expect(await statusesOf(pages, ['/a', '/b'])).toEqual([200, 200])
  for (let time = 0; time < 10; time++) {
    await pages.keep('/c', aPage(10_000))
    pages.drop(['/c'])
  }
  expect(pages.size()).toBe(2)
  pages.drop(['*'])
  expect(pages.size()).toBe(0)
})

test('last copies count towards the limit and are evicted first', async () => {
  const pages = createPageCache(() => '', {}, 300_000)
  for (const path of ['/a', '/b']) await pages.keep(path, aPage(20_000))
  pages.drop(['*'])
  const copyOf = (path: string) => pages.lastCopy(new Request(`http://localhost${path}`))
  expect([copyOf('/a')?.isDropped, copyOf('/b')?.isDropped]).toEqual([true, true])
  expect(await statusesOf(pages, ['/a', '/b'])).toEqual([404, 404])
  const second = aPage(20_000)
  await pages.keep('/b', second)
  pages.drop(['/b', '/never-kept'])
  expect(await (await copyOf('/b')?.reply())?.text()).toContain(second.html.slice(20, 60))
  let created = 0
  while (copyOf('/b')) await pages.keep(`/${++created}`, aPage(20_000))
  expect([copyOf('/a'), pages.size()]).toEqual([null, created])
  pages.drop(['/1'])
  pages.forget('/1')
  expect(copyOf('/1')).toBeNull()
})
