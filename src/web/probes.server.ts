import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { register } from 'prom-client'
import type { Services } from '#platform/services.ts'
import { isLoopback } from './client-address.ts'
import type { PageCache } from './page-cache.server.ts'
import type { RequestFacts } from './request-context.server.ts'

type Env = { Variables: { facts: RequestFacts } }

/** What machines ask: is it alive, can it take work, how is it doing. Figures only for this machine or with the token. */
export function probes({ config, pool }: Services, pages: PageCache, isDraining: () => boolean): Hono<Env> {
  return new Hono<Env>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      const database = await Promise.race([
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
        after(2_000, false),
      ])
      const isReady = database && !isDraining()
      const report = { status: isReady ? 'ready' : 'not ready', database, draining: isDraining(), pages: pages.size() }
      return c.json(report, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
    })
    .get('/metrics', async (c) => {
      const isForwarded = c.req.header('X-Forwarded-For') !== undefined
      const isNear = isLoopback(c.get('facts').ip) && !isForwarded
      if (!isNear && !hasToken(c.req.header('Authorization'), config.METRICS_TOKEN)) return c.notFound()
      return c.text(await register.metrics(), 200, {
        'Content-Type': register.contentType,
        'Cache-Control': 'no-store',
      })
    })
}

function hasToken(header: string | undefined, token: string | undefined): boolean {
  if (!token) return false
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds).unref())
}
