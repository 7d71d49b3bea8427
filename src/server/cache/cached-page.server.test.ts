import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedPage, sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { bytesOf, createCachedPage, readNoVarySearch, replyWithCachedPage } from './cached-page.server.ts'

const html = `<html><body>Grüezi, 税 😀 ${'word '.repeat(400)}</body></html>`
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'no-vary-search': 'params=("utm_id")' }
const page = await createCachedPage(html, headers)
const etag = page.etag.slice(2)
const unpack: Record<string, (compressed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

const ask = (requested: Record<string, string>, method = 'GET') =>
  replyWithCachedPage(page, new Request('http://localhost/about', { method, headers: requested }))

test.each<[string, string]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0.8', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['br;q=0.01', 'br'],
  ['BR', 'br'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
])('Accept-Encoding "%s" is answered with %s', async (accepts, encoding) => {
  const reply = await ask({ 'Accept-Encoding': accepts })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const plain = unpack[encoding]?.(bytes) ?? bytes
  expect(reply.headers.get('Content-Encoding')).toBe(encoding)
  expect(reply.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(reply.headers.get('Vary')).toBe('Accept-Encoding')
  expect(plain.toString()).toBe(html)
})

test.each<[string, number]>([
  [`W/${etag}`, 304],
  [etag, 304],
  [`W/"other", W/${etag}`, 304],
  ['*', 304],
  [' * ', 304],
  ['W/"other"', 200],
  ['"*"', 200],
  [etag.slice(1, -1), 200],
  [etag.slice(0, -2), 200],
  ['', 200],
])('If-None-Match %s is answered with status %i', async (cachedValue, status) => {
  const reply = await ask({ 'If-None-Match': cachedValue, 'Accept-Encoding': 'br' })
  expect([reply.status, reply.headers.get('ETag'), reply.body === null]).toEqual([status, page.etag, status === 304])
})

test('a HEAD request gets the same headers without a body', async () => {
  for (const accepts of ['br', 'gzip', 'identity']) {
    const [head, whole] = [await ask({ 'Accept-Encoding': accepts }, 'HEAD'), await ask({ 'Accept-Encoding': accepts })]
    expect([head.status, Object.fromEntries(head.headers)]).toEqual([200, Object.fromEntries(whole.headers)])
    expect(await head.text()).toBe('')
    await whole.arrayBuffer()
  }
})

test('the ETag depends on the content only, not on headers', async () => {
  expect((await createCachedPage(html, {})).etag).toBe(page.etag)
  expect((await createCachedPage(`${html} `, headers)).etag).not.toBe(page.etag)
  expect(bytesOf(page)).toBe(page.brotli.length + page.gzip.length)
})

test('an empty page and one with emoji are returned unchanged', async () => {
  for (const content of ['', '😀'.repeat(50_000)]) {
    const cached = await createCachedPage(content, {})
    const reply = await replyWithCachedPage(cached, new Request('http://localhost/'))
    expect(await reply.text()).toBe(content)
  }
})

test.each([
  ['', true, true],
  ['utm_source=x&utm_medium=mail', true, true],
  ['gclid=abc', true, true],
  ['q=permit', true, false],
  ['utm_source=x&q=permit', true, false],
  ['%71=permit', true, false],
  ['q', true, false],
])('query "%s" is ignored by a page without query: %s, by one with query: %s', (query, byAll, byRequested) => {
  expect(readNoVarySearch(sharedPage()['No-Vary-Search'])(query)).toBe(byAll)
  expect(readNoVarySearch(sharedUnlessRequested()['No-Vary-Search'])(query)).toBe(byRequested)
})

test.each([null, '', 'key-order', 'params=?0'])('the header %s ignores no parameters', (header) => {
  expect([readNoVarySearch(header)('a=1'), readNoVarySearch(header)('')]).toEqual([false, true])
})

const publicPages = import.meta.glob<string>('/src/{site,shop,tax,publishing}/**/*-page.tsx', {
  query: '?raw',
  import: 'default',
})

test('a page that reads its query does not declare that it ignores it', async () => {
  for (const [file, load] of Object.entries(publicPages)) {
    const text = await load()
    if (/\bsharedPage\b/.test(text)) expect(text, file).not.toMatch(/searchParams|useSearchParams|\.search\b/i)
  }
  expect(Object.keys(publicPages).length).toBeGreaterThan(20)
})
