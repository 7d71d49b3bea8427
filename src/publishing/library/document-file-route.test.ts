import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { resources } from '#content/resources.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import { applyRetention } from '#privacy/retention/apply-retention.server.ts'
import type { ContentText } from '#publishing/editor/items/content-item-text.ts'
import { createContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import { moveContentItem } from '#publishing/editor/items/move-content-item.server.ts'
import { saveContentItem } from '#publishing/editor/items/save-content-item.server.ts'
import { expectWholePdf, wordsOf } from '#test/files/whole-pdf.ts'
import { anonymous } from '#test/publishing/content-items.ts'
import { newWorld, type World } from '#test/world.ts'
import { loader } from './document-file-route.ts'
import { listResources } from './documents.server.ts'

const name = 'year-end-tax-planning-checklist-2026.pdf'
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

type DocumentFileRouteInput = { ip?: string; method?: string; [header: string]: string | undefined }

async function fetchFile(world: World, file: string, requested: DocumentFileRouteInput = {}) {
  const { ip = '203.0.113.7', method = 'GET', ...own } = requested
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request', ip, nonce: 'nonce' })
  const headers = new Headers(
    Object.entries({ 'User-Agent': browser, ...own }).map(([key, value]): [string, string] => [key, value ?? '']),
  )
  const request = new Request(`http://localhost/documents/${file}`, {
    method,
    headers,
  })
  try {
    return await loader({ request, params: { file }, context } as never)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

const countOf = async (world: World) =>
  (await listResources(world)).find(({ fileName }) => fileName === name)?.downloads

describe('responses', () => {
  test.each(resources.map(({ fileName, format, title }) => [fileName, format, title]))(
    '%s is complete and served as an attachment',
    async (file, format, title) => {
      const reply = await fetchFile(await newWorld(), file)
      const body = Buffer.from(await reply.arrayBuffer())
      expect(reply.status).toBe(200)
      expect(reply.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`)
      expect(reply.headers.get('Content-Length')).toBe(String(body.length))
      expect(reply.headers.get('Content-Type')).toContain(format === 'pdf' ? 'pdf' : 'spreadsheetml')
      if (format === 'pdf') expectWholePdf(body, title)
      else expect(body.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    },
  )

  test.each(['nothing.pdf', '../package.json', 'YEAR-END.pdf', ''])(
    'the unknown file %j is not found',
    async (file) => {
      expect((await fetchFile(await newWorld(), file)).status).toBe(404)
    },
  )

  test('a matching ETag answers 304, and HEAD has no body', async () => {
    const world = await newWorld()
    const first = await fetchFile(world, name)
    const again = await fetchFile(world, name, { 'If-None-Match': `W/${first.headers.get('ETag')}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fetchFile(world, name, { method: 'HEAD' })
    expect([head.status, await head.text(), Number(head.headers.get('Content-Length')) > 10_000]).toEqual([
      200,
      '',
      true,
    ])
  })
})

describe('law summaries', () => {
  const file = 'law-own-act.pdf'
  const textWith = (keyPoint: string): ContentText<'law'> => ({
    ...{ title: 'Own act', body: '', seo: { title: '', description: '' }, sources: [] },
    fields: {
      ...{ number: null, category: 'federal', year: 2026, description: 'An act', type: 'Act', jurisdiction: 'CH' },
      ...{ status: 'Active', lastUpdated: '2026-01-01', tags: [], importance: 'low' },
      ...{ url: 'https://law.example/', downloadUrl: '', keyPoints: [keyPoint] },
    },
  })

  test('the PDF contains the text that staff published, and its downloads are not counted', async () => {
    const world = await newWorld()
    const created = await createContentItem(world, anonymous, { kind: 'law', slug: 'own-act', text: textWith('First') })
    if (!created.ok) throw new Error(created.reason)
    const { id } = created
    expect((await fetchFile(world, file)).status).toBe(404)
    const published = async (version: number) => {
      await moveContentItem(world, anonymous, { id, move: 'publish', version })
      const reply = await fetchFile(world, file)
      return { etag: reply.headers.get('ETag'), words: wordsOf(Buffer.from(await reply.arrayBuffer())) }
    }
    const first = await published(1)
    expect(first.words).toContain('First')
    await saveContentItem(world, anonymous, { id, startedFrom: 1, text: textWith('Second') })
    const second = await published(2)
    expect(second.words).toContain('Second')
    expect(second.etag).not.toBe(first.etag)
    expect(await world.db.selectFrom('downloadCounts').selectAll().execute()).toEqual([])
  })
})

describe('counting downloads', () => {
  test('a download counts once a day for each IP address', async () => {
    const world = await newWorld()
    expect(await countOf(world)).toBe(0)
    await Promise.all([fetchFile(world, name), fetchFile(world, name), fetchFile(world, name)])
    expect(await countOf(world)).toBe(1)
    await fetchFile(world, name, { ip: '203.0.113.8' })
    expect(await countOf(world)).toBe(2)
    world.setNow('2026-11-22T09:00:00Z')
    await fetchFile(world, name)
    expect(await countOf(world)).toBe(3)
  })

  test('visits store a hash instead of the IP address and are deleted the next day', async () => {
    const world = await newWorld()
    const visits = () => world.db.selectFrom('downloadVisits').selectAll().execute()
    const forget = () => applyRetention(world)
    await fetchFile(world, name, { ip: '203.0.113.7' })
    await forget()
    const [visit, ...others] = await visits()
    expect(others).toEqual([])
    expect(Object.keys(visit ?? {}).sort()).toEqual(['fetchedOn', 'fileName', 'visitorHash'])
    expect(visit?.visitorHash).toHaveLength(32)
    world.setNow('2026-11-22T00:07:00Z')
    await forget()
    expect(await visits()).toEqual([])
    expect(await countOf(world)).toBe(1)
  })

  test('robots, HEAD, prefetches, missing user agents and 304 responses are not counted', async () => {
    const world = await newWorld()
    await fetchFile(world, name, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await fetchFile(world, name, { 'User-Agent': '' })
    await fetchFile(world, name, { 'Sec-Purpose': 'prefetch' })
    await fetchFile(world, name, { method: 'HEAD' })
    await fetchFile(world, name, { 'If-None-Match': '*' })
    expect(await countOf(world)).toBe(0)
  })

  test('a file is served while the database is unavailable', async () => {
    const world = await newWorld()
    const away = {
      ...world,
      db: {
        transaction: () => {
          throw new Error('away')
        },
      },
    } as never
    expect((await fetchFile(away, name)).status).toBe(200)
  })
})
