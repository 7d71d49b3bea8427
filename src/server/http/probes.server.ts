import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { Gauge, Registry, register } from 'prom-client'
import { isLoopback } from '#platform/http/client-address.ts'
import type { RequestFacts } from '#platform/http/request-context.server.ts'
import { findQueueFigures } from '#platform/jobs/queue-db.server.ts'
import type { JobWorker } from '#platform/jobs/run-jobs.server.ts'
import type { Services } from '#platform/services.ts'
import type { PageCache } from '#server/cache/page-cache.server.ts'

const body = JSON.stringify({ status: 'ok' })

type Env = { Variables: { facts: RequestFacts } }

type Program = { worker?: JobWorker; isDraining(): boolean }

// A failed job runner is usually restarted within seconds. If it is unhealthy for longer, it is assumed not to recover.
const maxUnhealthySeconds = 30

/**
 * Readiness probe `/readyz` and `/metrics`, which requires a token except from the local machine. The server is not
 * ready if its worker cannot take jobs; a mere backlog of jobs does not matter.
 */
export function probes(services: Services, pages: PageCache, { worker, isDraining }: Program): Hono<Env> {
  const { config, db } = services
  const jobs = jobFigures(services, worker)
  return new Hono<Env>()
    .get('/readyz', async (c) => {
      const queue = await Promise.race([findQueueFigures(db).catch(() => null), after(2_000, null)])
      const state = worker?.state()
      const works = state === undefined || state.notWellSeconds < maxUnhealthySeconds
      const isReady = queue !== null && works && !isDraining()
      const report = {
        status: isReady ? 'ready' : 'not ready',
        database: queue !== null,
        draining: isDraining(),
        pages: pages.size(),
        ...(state ? { worker: { ...state, oldestDueSeconds: Math.round(queue?.oldestDueSeconds ?? 0) } } : {}),
      }
      return c.json(report, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
    })
    .get('/metrics', async (c) => {
      const isForwarded = c.req.header('X-Forwarded-For') !== undefined
      const isNear = isLoopback(c.get('facts').ip) && !isForwarded
      if (!isNear && !hasToken(c.req.header('Authorization'), config.METRICS_TOKEN)) return c.notFound()
      return c.text(`${await register.metrics()}\n${await jobs.metrics()}`, 200, {
        'Content-Type': register.contentType,
        'Cache-Control': 'no-store',
      })
    })
}

function hasToken(header: string | undefined, token: string | undefined): boolean {
  if (!token) return false
  const given = Buffer.from(header ?? '')
  const requested = Buffer.from(`Bearer ${token}`)
  return given.length === requested.length && timingSafeEqual(given, requested)
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds).unref())
}

export function jobFigures({ db }: Pick<Services, 'db'>, worker?: JobWorker): Registry {
  const registers = [new Registry()]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const due = gauge('jobs_due', 'Jobs that could run now')
  const cancelled = gauge('jobs_given_up', 'Jobs that were given up')
  const oldest = gauge('jobs_oldest_due_seconds', 'For how long the oldest job that could run has waited')
  const well = worker && gauge('job_queue_well', 'Whether a queue of the worker takes jobs', ['queue'])
  const restarts = worker && gauge('job_runner_restarts', 'How often a runner of the worker was started again')
  const [register = new Registry()] = registers
  const metrics = register.metrics.bind(register)
  register.metrics = async () => {
    const figures = await findQueueFigures(db).catch(() => null)
    due.set(figures?.due ?? Number.NaN)
    cancelled.set(figures?.cancelled ?? Number.NaN)
    oldest.set(figures?.oldestDueSeconds ?? Number.NaN)
    if (worker) {
      for (const [queue, state] of Object.entries(worker.state().queues)) well?.set({ queue }, state === 'well' ? 1 : 0)
      restarts?.set(worker.state().restarts)
    }
    return metrics()
  }
  return register
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
