import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { appVersion } from '#platform/app-file.server.ts'
import { clientAddress, isLoopback, isWithin } from '#platform/http/client-address.ts'
import { findQueueFigures } from '#platform/jobs/queue-db.server.ts'
import type { JobWorker } from '#platform/jobs/run-jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { installationMetrics, registers } from './metrics.server.ts'

const body = JSON.stringify({ status: 'ok', version: appVersion })

type Env = { Bindings: { incoming?: IncomingMessage } }

export type Program = {
  worker?: JobWorker | undefined
  isDraining(): boolean
  /** Number of cached pages. */
  pages?: () => number
}

// A failed job runner is usually restarted within seconds. If it is unhealthy for longer, it is assumed not to recover.
const maxUnhealthySeconds = 30
const maxSkewMs = 30_000

/**
 * `/readyz` answers 503 only to be taken out of service before a stop. A node whose database is away is `degraded`, but
 * still serves cached pages, so it stays in service. `/metrics` is open to the local machine unless a token is set.
 */
export function probes(services: Services, program: Program): Hono<Env> {
  const { config, db } = services
  const installation = installationMetrics(services, program.worker)
  return new Hono<Env>()
    .get('/readyz', async (c) => {
      const [queue, skewMs] = await Promise.all([soon(findQueueFigures(db)), soon(clockSkew(services.pool))])
      const state = program.worker?.state()
      const works = state === undefined || state.notWellSeconds < maxUnhealthySeconds
      const isWell = queue !== null && works && Math.abs(skewMs ?? 0) < maxSkewMs
      const report = {
        status: program.isDraining() ? 'draining' : isWell ? 'ready' : 'degraded',
        version: appVersion,
        database: queue !== null,
        draining: program.isDraining(),
        clockSkewMs: skewMs,
        ...(program.pages && { pages: program.pages() }),
        ...(state ? { worker: { ...state, oldestDueSeconds: Math.round(queue?.oldestDueSeconds ?? 0) } } : {}),
      }
      return c.json(report, program.isDraining() ? 503 : 200, { 'Cache-Control': 'no-store' })
    })
    .get('/metrics', async (c) => {
      const [peer, forwarded] = [c.env.incoming?.socket.remoteAddress ?? '', c.req.header('X-Forwarded-For')]
      if (!mayRead(config, { peer, forwarded, authorization: c.req.header('Authorization') })) return c.notFound()
      await installation.update()
      const texts = await Promise.all([...registers, installation.register].map((one) => one.metrics()))
      return c.text(texts.join('\n'), 200, {
        'Content-Type': installation.register.contentType,
        'Cache-Control': 'no-store',
      })
    })
}

type Asking = { peer: string; forwarded: string | undefined; authorization: string | undefined }

/** With a token, only with it. Without one, from this machine, unless the request may have come through a proxy. */
function mayRead({ METRICS_TOKEN, TRUSTED_PROXIES }: Services['config'], { peer, forwarded, authorization }: Asking) {
  if (METRICS_TOKEN) return isSame(authorization ?? '', `Bearer ${METRICS_TOKEN}`)
  if (forwarded !== undefined || isWithin(peer, TRUSTED_PROXIES)) return false
  return isLoopback(clientAddress(peer, undefined, []))
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** By how much this machine's clock is ahead of the database's, in ms; measured in the middle of the query. */
async function clockSkew(pool: Services['pool']): Promise<number> {
  const before = Date.now()
  const { rows } = await pool.query('select extract(epoch from clock_timestamp())::float8 * 1000 as ms')
  return Math.round((before + Date.now()) / 2 - Number(rows[0]?.ms))
}

function soon<T>(answer: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 2_000).unref())
  return Promise.race([answer.catch(() => null), late])
}

/** Answers `/healthz`, the liveness probe. Returns false for unsupported methods. */
export function answerHealth(
  { method }: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  response.writeHead(200, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  })
  response.end(method === 'HEAD' ? undefined : body)
  return true
}

/** What a worker without pages answers: probes and metrics. */
export function createProbeServer(services: Services, worker: JobWorker | undefined) {
  const state = { draining: false }
  const app = new Hono<Env>()
    .route('/', probes(services, { worker, isDraining: () => state.draining }))
    .notFound((c) => c.text('This process runs background jobs. It answers /healthz, /readyz and /metrics.\n', 404))
  const answer = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
  return {
    listener: (request: IncomingMessage, response: ServerResponse) => {
      if (request.url === '/healthz' && answerHealth(request, response, {})) return
      void answer(request, response)
    },
    drain: () => {
      state.draining = true
    },
  }
}
