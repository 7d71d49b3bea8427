import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { staticFiles } from './static-files.ts'

async function aFolder() {
  const root = await mkdtemp(join(tmpdir(), 'static-files-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'theme.js'), 'let theme')
  await writeFile(join(root, 'theme.js.br'), 'packed')
  const app = new Hono()
  app.use('*', staticFiles({ root, cacheControl: 'public, max-age=3600' }))
  app.all('*', (c) => c.text('the pages', 404))
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { headers, method })
  return { root, get }
}

test('a file has caching headers, and a matching ETag yields 304', async () => {
  const { get } = await aFolder()
  const first = await get('/theme.js')
  const ETag = first.headers.get('ETag') ?? ''
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(await first.text()).toBe('let theme')
  const again = await get('/theme.js', { 'If-None-Match': `"other", ${ETag}` })
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', ETag])
  expect(again.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await get('/theme.js', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('the compressed copy has its own ETag', async () => {
  const { get } = await aFolder()
  const plain = await get('/theme.js')
  const compressed = await get('/theme.js', { 'Accept-Encoding': 'br' })
  expect([compressed.headers.get('Content-Encoding'), await compressed.text()]).toEqual(['br', 'packed'])
  expect(compressed.headers.get('ETag')).not.toBe(plain.headers.get('ETag'))
})

test('a changed file has a new ETag', async () => {
  const { root, get } = await aFolder()
  const before = (await get('/theme.js')).headers.get('ETag') ?? ''
  await utimes(join(root, 'theme.js'), 0, 0)
  const after = await get('/theme.js', { 'If-None-Match': before })
  expect(after.status).toBe(200)
})

test('HEAD returns headers only, and unknown paths fall through', async () => {
  const { get } = await aFolder()
  const head = await get('/theme.js', {}, 'HEAD')
  expect([head.status, await head.text(), head.headers.get('Content-Length')]).toEqual([200, '', '9'])
  for (const path of ['/none.js', '/', '/theme.js/']) {
    const other = await get(path)
    expect([path, other.status, other.headers.get('Cache-Control')]).toEqual([path, 404, null])
  }
})
