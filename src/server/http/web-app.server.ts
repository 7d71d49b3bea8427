import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { cacheCompany } from '#company/read-company.server.ts'
import { sandboxPages } from '#dev/payments/sandbox-pages.server.ts'
import { appFile } from '#platform/app-file.server.ts'
import { circuitBreakerOf } from '#platform/db/circuit-breaker.server.ts'
import type { NodeListener } from '#platform/db/node-listener.ts'
import { bodyError, isStreamed, maxBytes } from '#platform/http/body-error.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { createLiveStreams, type LiveStreams } from '#platform/http/live-streams.server.ts'
import { watchMaintenance } from '#platform/http/maintenance.server.ts'
import { plainReply } from '#platform/http/plain-reply.ts'
import type { RequestFacts } from '#platform/http/request-context.server.ts'
import type { JobWorker } from '#platform/jobs/run-jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { createPageCache, type PageCache } from '#server/cache/page-cache.server.ts'
import { canonicalPath } from './addresses.ts'
import { unavailableStatus } from './guarded-build.server.ts'
import { cachedPageCount } from './metrics.server.ts'
import { observe } from './observe.server.ts'
import { answerPages } from './pages.server.ts'
import { answerHealth, probes } from './probes.server.ts'
import { assetsOfOtherBuilds } from './release-assets.server.ts'
import {
  contentSecurityPolicy,
  hasSeveralHosts,
  isOwnOrigin,
  ownOrigins,
  permissionsPolicy,
  requestTarget,
  resourcePolicy,
  securityHeaders,
} from './security-headers.ts'
import { endSlowBody } from './slow-body.server.ts'
import { staticFiles } from './static-files.ts'

type Env = {
  Variables: { facts: RequestFacts; hasLeft: () => boolean }
  Bindings: { incoming: IncomingMessage; outgoing: ServerResponse }
}

export type WebApp = {
  listener: RequestListener
  pages: PageCache
  live: LiveStreams
  /** URL patterns of the routes that Hono handles before React Router, including the pattern `/*` of its middleware. */
  addresses: string[]
  receives: NodeListener[]
  changed(paths: string[]): void
  drain(): void
}

type Options = {
  keepsPages?: boolean
  connects?: string[]
  slowestBodyMs?: number
  answerWithinMs?: number
  worker?: JobWorker
}

/** Creates the web server. The page cache, security checks and static files come before React Router. */
export function createWebApp(
  services: Services,
  build: ServerBuild | (() => Promise<ServerBuild>),
  { keepsPages = true, connects = [], slowestBodyMs = 60_000, answerWithinMs = 9_500, worker }: Options = {},
): WebApp {
  const { config, log } = services
  const isHttps = config.PUBLIC_URL.startsWith('https:')
  const fixed = securityHeaders(isHttps)
  const originOf = ownOrigins(config)
  const pages = createPageCache({
    policy: (hashes) => contentSecurityPolicy(hashes, isHttps),
    fixedHeaders: fixed,
    circuit: circuitBreakerOf(services.pool),
  })
  const live = createLiveStreams()
  const company = cacheCompany(services)
  const maintenance = watchMaintenance(services)
  const state = { draining: false }
  const site = answerPages(services, build, {
    pages: keepsPages ? pages : null,
    ...{ company, live, maintenance, answerWithinMs },
  })

  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const id = crypto.randomUUID()
    const { socket } = c.env.incoming
    const ip = clientAddress(socket.remoteAddress ?? '', c.req.header('X-Forwarded-For'), config.TRUSTED_PROXIES)
    const nonce = crypto.randomUUID().replaceAll('-', '')
    c.set('facts', { id, ip, nonce })
    c.set('hasLeft', () => socket.destroyed)
    const done = observe(services, c.req.raw, id)
    await next()
    for (const [name, value] of Object.entries(fixed)) c.res.headers.set(name, value)
    c.res.headers.set('Cross-Origin-Resource-Policy', resourcePolicy(c.req.path))
    c.res.headers.set('Permissions-Policy', permissionsPolicy(c.req.path))
    c.res.headers.set('X-Request-Id', id)
    const hasSecret = await site.hasSecret(c.req.raw)
    if (hasSecret) c.res.headers.set('Referrer-Policy', 'no-referrer')
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', contentSecurityPolicy([`nonce-${nonce}`], isHttps, connects))
    }
    done({ status: socket.destroyed ? 499 : c.res.status, hasSecret })
  })
  app.onError((error, c) => {
    const { id } = c.get('facts')
    if (!c.get('hasLeft')()) log.error({ err: error, requestId: id }, 'request failed')
    return plainReply(c.req.raw, unavailableStatus(error) ?? 500, id)
  })
  app.route('/', probes(services, { worker, isDraining: () => state.draining, pages: () => pages.size() }))
  app.use(async (c, next) => (await site.refuse(c.req.raw, c.get('facts'))) ?? next())
  app.use(async (c, next) => {
    const { method, path, raw } = c.req
    const isUnsafe = !['GET', 'HEAD', 'OPTIONS'].includes(method)
    const isMachine = path.startsWith('/api/webhooks/')
    const isForeign = isUnsafe && !isMachine && !isOwnOrigin(raw.headers, new URL(raw.url).origin)
    const problem = isForeign ? 403 : bodyError(method, path, raw.headers)
    if (problem) return plainReply(raw, problem, c.get('facts').id)
    if (!isStreamed(path, raw.headers)) {
      const read = await withSmallBody(raw)
      if (!read.ok) return plainReply(raw, read.status, c.get('facts').id)
      c.req.raw = read.request
    }
    return next()
  })
  if (config.PAYMENTS === 'sandbox') app.route('/', sandboxPages(services))
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const isOfFramework = pathname.endsWith('.data') || pathname.startsWith('/__manifest')
    const intended = isOfFramework ? pathname : canonicalPath(pathname, await site.addresses())
    return intended === pathname ? next() : c.redirect(intended + search, 308)
  })
  app.use(
    '/assets/*',
    staticFiles({ root: appFile('build/client'), cacheControl: 'public, max-age=31536000, immutable' }),
  )
  app.use('/assets/*', assetsOfOtherBuilds(services))
  app.use('*', staticFiles({ root: appFile('build/client'), cacheControl: 'public, max-age=3600' }))
  app.all('*', (c) => site.answer(c.req.raw, c.get('facts'), c.get('hasLeft')))

  const framework = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
  return {
    pages,
    live,
    addresses: app.routes.map(({ path }) => path),
    receives: [live.listener, maintenance.listener, company.listener],
    listener: (request, response) => {
      if (state.draining) response.shouldKeepAlive = false
      if (hasSeveralHosts(request.rawHeaders)) {
        response.writeHead(400, { ...fixed, 'Content-Type': 'text/plain', Connection: 'close' })
        response.end('This request contains more than one host name.\n')
        return
      }
      if (pages.serve(request, response)) {
        cachedPageCount.inc()
        return
      }
      if (request.url === '/healthz' && answerHealth(request, response, fixed)) return
      endSlowBody(request, response, slowestBodyMs)
      // The host in the URL is always our own. The host that the visitor or proxy sent is ignored.
      request.url = originOf(request.headers.host) + requestTarget(request.url ?? '/')
      void framework(request, response)
    },
    changed: (paths) => pages.expire(paths),
    drain: () => {
      state.draining = true
      live.close()
    },
  }
}

type SmallBody = { ok: true; request: Request } | { ok: false; status: 400 | 413 }

/**
 * Reads the whole body before it is processed. Rejects a body that is incomplete or larger than the limit, whatever its
 * Content-Length says, so that no incomplete form is processed.
 */
async function withSmallBody(request: Request): Promise<SmallBody> {
  if (!request.body) return { ok: true, request }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > maxBytes) return { ok: false, status: 413 }
      chunks.push(chunk)
    }
  } catch {
    return { ok: false, status: 400 }
  }
  const { url, method, headers, signal } = request
  return { ok: true, request: new Request(url, { method, headers, signal, body: Buffer.concat(chunks) }) }
}
