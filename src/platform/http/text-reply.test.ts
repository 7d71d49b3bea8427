import { expect, test } from 'vitest'
import { textReply } from './text-reply.server.ts'

const requested = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://x/rss.xml', { headers, method })

test('a matching ETag in any form yields 304 without a body', async () => {
  const first = textReply(requested(), '<a/>', { type: 'application/xml' })
  expect(first.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  expect(await first.text()).toBe('<a/>')
  const etag = first.headers.get('ETag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = textReply(requested({ 'If-None-Match': known }), '<a/>', { type: 'application/xml' })
    expect(again.status, known).toBe(304)
    expect(await again.text()).toBe('')
  }
  expect(textReply(requested({ 'If-None-Match': etag }), '<b/>', { type: 'application/xml' }).status).toBe(200)
})

test('a HEAD request gets no body', async () => {
  expect(await textReply(requested({}, 'HEAD'), 'text', { type: 'text/plain' }).text()).toBe('')
})
