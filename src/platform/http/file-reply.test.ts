import { expect, test } from 'vitest'
import { fileReply, hasNewest } from './file-reply.ts'
import { textReply } from './text-reply.server.ts'

const requested = (cachedValue?: string, method = 'GET') =>
  new Request('http://localhost/file', {
    method,
    headers: cachedValue === undefined ? {} : { 'If-None-Match': cachedValue },
  })

test.each<[string | undefined, string, boolean]>([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"b","a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['"ab"', '"a"', false],
  ['"*"', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match %s matches the ETag %s: %s', (cachedValue, etag, expected) => {
  expect(hasNewest(requested(cachedValue), etag)).toBe(expected)
})

test('a file is sent completely, HEAD without body, and 304 if unchanged', async () => {
  const file = { type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]), etag: '"v1"' }
  const extra = { 'Cache-Control': 'private' }
  const content = async (reply: Response) => ({
    status: reply.status,
    length: reply.headers.get('Content-Length'),
    saved: [reply.headers.get('ETag'), reply.headers.get('Cache-Control')],
    body: (await reply.arrayBuffer()).byteLength,
  })
  const cached = ['"v1"', 'private']
  expect(await content(fileReply(requested(), file, extra))).toEqual({
    status: 200,
    length: '4',
    saved: cached,
    body: 4,
  })
  expect(await content(fileReply(requested(undefined, 'HEAD'), file, extra))).toEqual({
    status: 200,
    length: '4',
    saved: cached,
    body: 0,
  })
  expect(await content(fileReply(requested('"v1"'), file, extra))).toEqual({
    status: 304,
    length: null,
    saved: cached,
    body: 0,
  })
})

test.each<[string, Partial<Parameters<typeof textReply>[2]>, string]>([
  ['for all visitors', {}, 'public, max-age=600'],
  ['for an hour', { maxAgeSeconds: 3600 }, 'public, max-age=3600'],
  ['for one reader', { maxAgeSeconds: 0 }, 'private, no-cache'],
])('a text %s has the right Cache-Control, also with 304', async (_, cached, expected) => {
  const first = textReply(requested(), 'text', { type: 'text/plain', ...cached })
  const again = textReply(requested(first.headers.get('ETag') ?? ''), 'text', { type: 'text/plain', ...cached })
  expect([first.status, again.status]).toEqual([200, 304])
  expect([first, again].map(({ headers }) => headers.get('Cache-Control'))).toEqual([expected, expected])
})

test('texts with the same relevant content have the same weak ETag', () => {
  const cached = { type: 'application/xml', sameAs: 'three entries' }
  const pageEtag = textReply(requested(), 'made at nine', cached).headers.get('ETag') ?? ''
  expect(pageEtag).toMatch(/^W\//)
  expect(textReply(requested(pageEtag), 'made at ten', cached).status).toBe(304)
  expect(textReply(requested(pageEtag), 'made at ten', { ...cached, sameAs: 'four entries' }).status).toBe(200)
})
