import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startServer } from '#test/news/http-server.ts'
import { openOutbound } from './fetch-outbound.server.ts'
import { addressError, isPublicAddress } from './public-address.ts'

const accept = '*/*'

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  'file:///etc/passwd',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://user@news.example/',
  'http://news.example:8080/',
])('%s is refused before any request', (address) => {
  expect(addressError(new URL(address))).not.toBeNull()
})

test('a document is returned decompressed with its ETag and modification date', async () => {
  const server = await startServer((_request, response) => {
    response.writeHead(200, { ETag: '"1"', 'Last-Modified': 'yesterday', 'Content-Encoding': 'gzip' })
    response.end(gzipSync('Grüezi'))
  })
  const fetchOutbound = openOutbound({ ownOrigins: [server.url] })
  expect(await fetchOutbound({ url: `${server.url}/a`, accept })).toEqual({
    kind: 'document',
    url: `${server.url}/a`,
    text: 'Grüezi',
    etag: '"1"',
    lastModified: 'yesterday',
  })
})

test('a document in an older character set is decoded as declared', async () => {
  const server = await startServer((_request, response) =>
    response.end(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><rss>Zürich</rss>', 'latin1')),
  )
  const answer = await openOutbound({ ownOrigins: [server.url] })({ url: server.url, accept })
  expect(answer).toMatchObject({ text: expect.stringContaining('Zürich') })
})

test('an unchanged document is reported by conditional request', async () => {
  const server = await startServer((request, response) => {
    response.writeHead(request.headers['if-none-match'] === '"1"' && request.headers['if-modified-since'] ? 304 : 200)
    response.end()
  })
  const fetchOutbound = openOutbound({ ownOrigins: [server.url] })
  const answer = await fetchOutbound({ url: server.url, accept, etag: '"1"', lastModified: 'yesterday' })
  expect(answer).toEqual({ kind: 'unchanged' })
})

describe('SSRF protection', () => {
  test('our own network is not reachable by IP address', async () => {
    const server = await startServer((_request, response) => response.end('secret'))
    await expect(openOutbound()({ url: server.url, accept })).rejects.toThrow(/port/)
    await expect(openOutbound()({ url: 'http://127.0.0.1/', accept })).rejects.toThrow('not a public address')
    expect(server.requests).toEqual([])
  })

  test('our own network is not reachable by a host name', async () => {
    await expect(openOutbound()({ url: 'http://localhost/', accept })).rejects.toThrow(
      'localhost does not lead to a public address',
    )
  })

  test('our own network is not reachable by a redirect', async () => {
    const secret = await startServer((_request, response) => response.end('secret'))
    for (const target of [
      secret.url,
      'http://169.254.169.254/latest/meta-data',
      'http://localhost/',
      'file:///etc/passwd',
    ]) {
      const server = await startServer((_request, response) => {
        response.writeHead(302, { Location: target })
        response.end()
      })
      const fetchOutbound = openOutbound({ ownOrigins: [server.url] })
      await expect(fetchOutbound({ url: server.url, accept })).rejects.toMatchObject({ name: 'OutboundError' })
    }
    expect(secret.requests).toEqual([])
  })
})

test('an allowed redirect is followed, a circular one is refused', async () => {
  const server = await startServer((request, response) => {
    const to = { '/old': '/new', '/circle': '/circle' }[request.url ?? '']
    response.writeHead(to ? 301 : 200, to ? { Location: to } : {})
    response.end('here')
  })
  const fetchOutbound = openOutbound({ ownOrigins: [server.url] })
  expect(await fetchOutbound({ url: `${server.url}/old`, accept })).toMatchObject({
    url: `${server.url}/new`,
    text: 'here',
  })
  await expect(fetchOutbound({ url: `${server.url}/circle`, accept })).rejects.toThrow('more than 3 times')
})

test('a body of 3 MB is refused, compressed or not', async () => {
  const big = Buffer.alloc(3 * 1024 * 1024, 'a')
  const server = await startServer((request, response) => {
    const isCompressed = request.url === '/packed'
    response.writeHead(200, isCompressed ? { 'Content-Encoding': 'gzip' } : {})
    response.end(isCompressed ? gzipSync(big) : big)
  })
  const fetchOutbound = openOutbound({ ownOrigins: [server.url] })
  for (const path of ['/plain', '/packed']) {
    await expect(fetchOutbound({ url: server.url + path, accept })).rejects.toThrow('sent more than 2048 KB')
  }
})

test('a silent or slow server times out', async () => {
  const server = await startServer((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(200)
    const drip = setInterval(() => response.write('a'), 20)
    response.on('close', () => clearInterval(drip))
  })
  const fetchOutbound = openOutbound({ ownOrigins: [server.url], timeoutMs: 300 })
  for (const path of ['/silent', '/drip']) {
    const from = Date.now()
    await expect(fetchOutbound({ url: server.url + path, accept })).rejects.toThrow('took longer than 0.3 seconds')
    expect(Date.now() - from).toBeLessThan(3_000)
  }
})

test.each([404, 500])('a response with status %i is an error', async (status) => {
  const server = await startServer((_request, response) => {
    response.writeHead(status)
    response.end()
  })
  const fetchOutbound = openOutbound({ ownOrigins: [server.url] })
  await expect(fetchOutbound({ url: server.url, accept })).rejects.toThrow(`responded with status ${status}`)
})
