import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { appVersion } from '#platform/app-file.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { allRoutes } from '#routes.ts'
import { buildWith, openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const asPage = { Accept: 'text/html' }
const behindProxy = () => newWorld({ PUBLIC_URL: 'https://tax.example' })

async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

describe('origin and URL', () => {
  test('behind a proxy, only forms from the public origin are accepted', async () => {
    const site = await openSite(await behindProxy())
    const post = (headers: Record<string, string>) => {
      const head = Object.entries({ ...form, 'Content-Length': '0', Connection: 'close', ...headers })
      return raw(site.port, `POST /contact HTTP/1.1\r\n${head.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`)
    }
    const statusOf = async (headers: Record<string, string>) => (await post(headers)).slice(9, 12)
    expect(await statusOf({ Host: 'tax.example', Origin: 'https://tax.example' })).toBe('422')
    expect(await statusOf({ Host: '127.0.0.1:3000', Origin: 'https://tax.example' })).toBe('422')
    expect(await statusOf({ Host: 'evil.test', Origin: 'https://evil.test' })).toBe('403')
    expect(await statusOf({ Host: 'evil.test', Origin: 'http://evil.test' })).toBe('403')
    expect(await statusOf({ Host: 'tax.example', Origin: 'http://tax.example' })).toBe('403')
    expect(await statusOf({ Host: 'localhost', Origin: 'http://localhost' })).toBe('403')
  })

  test('a foreign Host header is not accepted in checkout URLs', async () => {
    const site = await openSite(await behindProxy())
    const order = (host: string) => {
      const urls = { successUrl: `https://${host}/success`, cancelUrl: `https://${host}/cart` }
      const body = JSON.stringify({ items: [{ variant_id: 'basic-2025', quantity: 1 }], ...urls })
      const head = `Host: ${host}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}`
      return raw(site.port, `POST /store/main/checkout HTTP/1.1\r\n${head}\r\n\r\n${body}`)
    }
    expect(await order('evil.test')).toContain('foreign_url')
    expect(await order('tax.example')).not.toContain('foreign_url')
  })

  test('other spellings of a path redirect to the cached one', async () => {
    const site = await openSite(await newWorld())
    for (const spelling of ['/ABOUT', '/about/', '/%61bout', '//about', '/About?a=1']) {
      const reply = await site.get(spelling)
      expect([reply.status, reply.headers.get('Location')]).toEqual([
        308,
        spelling.includes('?') ? '/about?a=1' : '/about',
      ])
    }
    expect(site.pages.size()).toBe(0)
  })

  test('a page that ignores its query is served from the cache for any query', async () => {
    const site = await openSite(await newWorld())
    const isSaved = async (path: string) => !(await site.get(path)).headers.has('X-Request-Id')
    const cold = await (await site.get('/about?utm_source=letter')).text()
    expect(site.pages.size()).toBe(1)
    expect(cold).not.toContain('utm_source')
    expect([await isSaved('/about'), await isSaved('/about?x=1'), await isSaved('/about?')]).toEqual([true, true, true])
    await site.get('/faq')
    expect([await isSaved('/faq?gclid=a&utm_term=b'), await isSaved('/faq?q=permit')]).toEqual([true, false])
    expect(await (await site.get('/faq?q=permit')).text()).toContain('value="permit"')
  })

  test('an unsupported method gets 405 with the allowed methods', async () => {
    const site = await openSite(await newWorld())
    for (const [method, path, status, allow] of [
      ['POST', '/about', 405, 'GET, HEAD'],
      ['DELETE', '/contact', 405, 'GET, HEAD, POST'],
      ['PUT', '/', 405, 'GET, HEAD'],
      ['GET', '/store/main/checkout', 405, 'POST'],
      ['GET', '/api/webhooks/payments', 405, 'POST'],
      ['PATCH', '/store/main/products', 405, 'GET, HEAD'],
      ['POST', '/nowhere', 404, null],
    ] as const) {
      const reply = await site.ask(path, { method, headers: form })
      expect([path, reply.status, reply.headers.get('Allow')]).toEqual([path, status, allow])
    }
  })

  test('invalid requests of machines cause no server error', async () => {
    const site = await openSite(await newWorld())
    expect(await raw(site.port, 'GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/)
    expect(await raw(site.port, 'GET http://evil.test/about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/)
    const boundary = { 'Content-Type': `multipart/form-data; boundary=${'x'.repeat(300)}` }
    expect((await site.ask('/careers/upload', { method: 'POST', headers: boundary, body: 'x' })).status).toBe(400)
  })
})

describe('failures and timeouts', () => {
  test('pages and API respond 503 with Retry-After if the database is unavailable', async () => {
    const world = await newWorld()
    const pool = openPool('postgres://nobody:x@127.0.0.1:1/none')
    onTestFinished(() => pool.end())
    const away = await openSite({ ...world, pool, db: openDatabase(pool) })
    for (const ask of [
      () => away.get('/news', asPage),
      () =>
        away.ask('/forgot-password', { method: 'POST', headers: { ...form, ...asPage }, body: 'email=a@example.com' }),
    ]) {
      const reply = await ask()
      const content = await reply.text()
      expect([reply.status, reply.headers.get('Retry-After'), reply.headers.get('Cache-Control')]).toEqual([
        503,
        '30',
        'no-store',
      ])
      expect(content).toContain('We cannot do this right now')
      expect(content).toMatch(/site-head|site-header/)
      expect(content).toContain(reply.headers.get('X-Request-Id') ?? 'an id')
      expect(content).not.toContain('Unexpected Server Error')
    }
    expect((await away.get('/store')).status).toBe(503)
    const call = await away.get('/store/main/products')
    expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(await call.json()).toMatchObject({ code: 'unavailable', requestId: call.headers.get('X-Request-Id') })
  }, 60_000)

  test('a slow page or API request gets a readable 503', async () => {
    const world = await newWorld()
    const client = await world.pool.connect()
    onTestFinished(() => client.release())
    await client.query('begin; lock table products')
    const site = await openSite(world, { answerWithinMs: 400 })
    const reply = await site.get('/store', asPage)
    expect(reply.status).toBe(503)
    expect(await reply.text()).toContain('We cannot do this right now')
    const call = await site.get('/store/main/products')
    expect(await call.json()).toMatchObject({ code: 'unavailable' })
    await client.query('rollback')
  })

  test('a slow request body is aborted, a steady one is not', async () => {
    const site = await openSite(await newWorld(), { slowestBodyMs: 300 })
    const head = 'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'
    const socket = connect(site.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`${head}Content-Length: 1000\r\n\r\n`)
    const trickle = setInterval(() => socket.writable && socket.write('a'), 50)
    onTestFinished(() => clearInterval(trickle))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408/)
    const quick = await raw(site.port, `${head}Connection: close\r\nContent-Length: 3\r\n\r\na=b`)
    expect(quick).toMatch(/^HTTP\/1\.1 422/)
  })

  test('a draining server serves pages and closes connections', async () => {
    const site = await openSite(await newWorld())
    await site.get('/about')
    site.drain()
    for (const path of ['/about', '/terms']) {
      const reply = await site.get(path)
      expect([reply.status, reply.headers.get('Connection')]).toEqual([200, 'close'])
    }
    expect((await site.get('/readyz')).status).toBe(503)
  })

  test('tokens in addresses are not logged', async () => {
    const world = await newWorld()
    const lines: string[] = []
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
    const site = await openSite({ ...world, log })
    const token = 'Zm9vYmFyLXRoaXMtaXMtYS1zZWNyZXQtdG9rZW4'
    for (const path of [
      `/book/appointment/${token}`,
      `/preview/${token}`,
      `/pricing/guarantee/${token}`,
      `/set-password?token=${token}`,
    ])
      await site.get(path)
    expect(lines.filter((line) => line.includes('"path"'))).toHaveLength(4)
    expect(lines.filter((line) => line.includes(token))).toEqual([])
  })

  test('clients that disconnect early are not logged as errors', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const world = await newWorld()
    const site = await openSite({ ...world, log })
    const leave = async (request: string) => {
      const socket = connect(site.port, '127.0.0.1')
      socket.write(request)
      await pause(150)
      socket.destroy()
      await pause(300)
    }
    const upload = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000'
    await leave(
      `POST /careers/upload HTTP/1.1\r\nHost: localhost\r\n${upload}\r\n\r\n--b\r\nContent-Disposition: form-data`,
    )
    await leave(
      `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\na`,
    )
    const client = await world.pool.connect()
    await client.query('begin; lock table products')
    await leave('GET /store HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await client.query('rollback')
    client.release()
    await pause(300)
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([])
  })
})

describe('probes and headers', () => {
  test('the liveness probe responds to GET and HEAD, with security headers', async () => {
    const site = await openSite(await newWorld())
    const hydrated = await site.get('/healthz')
    expect([hydrated.status, await hydrated.json()]).toEqual([200, { status: 'ok', version: appVersion }])
    expect(hydrated.headers.get('Cache-Control')).toBe('no-store')
    expect(hydrated.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect((await site.ask('/healthz', { method: 'HEAD' })).status).toBe(200)
    expect((await site.ask('/healthz', { method: 'POST' })).status).toBeGreaterThanOrEqual(400)
  })

  test('a request with two Host headers is refused on every path', async () => {
    const site = await openSite(await behindProxy())
    for (const path of ['/', '/healthz', '/contact']) {
      const answer = await raw(site.port, `GET ${path} HTTP/1.1\r\nHost: tax.example\r\nhost: evil.test\r\n\r\n`)
      expect(answer.slice(0, 12), path).toBe('HTTP/1.1 400')
      expect(answer, path).toContain('more than one host')
    }
  })

  test('pages with a secret in their URL send no referrer', async () => {
    const site = await openSite(
      await newWorld(),
      {},
      await buildWith(['accounts/email-preferences/client/stop-page.tsx']),
    )
    const policyOf = async (path: string) => (await site.get(path, asPage)).headers.get('Referrer-Policy')
    const links = [...allRoutes]
      .flatMap(([address, { access }]) => (access.level === 'link' ? [address] : []))
      .filter((address) => !['/calendar/:file', '/sandbox-pay/:id', '/deletion-certificate'].includes(address))
    expect(links.length).toBeGreaterThan(5)
    for (const address of [
      ...links.map((link) => link.replaceAll(/:\w+/g, 'x')),
      '/set-password?token=x',
      '/deletion-certificate?token=x',
    ])
      expect(await policyOf(address), address).toBe('no-referrer')
    for (const address of ['/', '/store', '/set-password', '/news/x'])
      expect(await policyOf(address), address).toBe('strict-origin-when-cross-origin')
  })
})
