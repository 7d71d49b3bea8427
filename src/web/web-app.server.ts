import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { JobWorker } from '#platform/jobs/run-jobs.server.ts'
import { sandboxPages } from '#platform/payments/sandbox-pages.server.ts'
import type { Services } from '#platform/services.ts'
import { bodyFault, bringsFiles } from './body-fault.ts'
import { clientAddress } from './client-address.ts'
import { observe } from './observe.server.ts'
import { createPageCache, type PageCache } from './page-cache.server.ts'
import { plainError } from './plain-error.ts'
import { probes } from './probes.server.ts'
import { type RequestFacts, requestContext, servicesContext } from './request-context.server.ts'
import { requestIdMark } from './request-id-mark.ts'
import { isOwnOrigin } from './same-origin.ts'
import { contentSecurityPolicy, resourcePolicy, securityHeaders } from './security-headers.ts'
import { withSmallBody } from './small-body.ts'
import { staticFiles } from './static-files.ts'
import { withoutTrailingSlash } from './trailing-slash.ts'

type Env = { Variables: { facts: RequestFacts }; Bindings: { incoming: { socket: { remoteAddress?: string } } } }

export type WebApp = { listener: Parameters<typeof createServer>[1]; pages: PageCache; drain(): void }

/** Entrance 1, the stateless web server: page cache, then guards, then files, then the routes of React Router. */
export function createWebApp(
  services: Services,
  build: ServerBuild | (() => Promise<ServerBuild>),
  { keepsPages = true, connects = [] as string[], worker = undefined as JobWorker | undefined } = {},
): WebApp {
  const { config, log } = services
  const isHttps = config.PUBLIC_URL.startsWith('https:')
  const fixed = securityHeaders(isHttps)
  const pages = createPageCache((hashes) => contentSecurityPolicy(hashes, isHttps), fixed)
  const state = { draining: false }
  const route = createRequestHandler(build, config.MODE === 'production' ? 'production' : import.meta.env?.MODE)

  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const id = crypto.randomUUID()
    const peer = c.env.incoming.socket.remoteAddress ?? ''
    const ip = clientAddress(peer, c.req.header('X-Forwarded-For'), config.TRUSTED_PROXIES)
    const nonce = crypto.randomUUID().replaceAll('-', '')
    c.set('facts', { id, ip, nonce })
    const done = observe(services, c.req.raw, id)
    await next()
    for (const [name, value] of Object.entries(fixed)) c.res.headers.set(name, value)
    c.res.headers.set('Cross-Origin-Resource-Policy', resourcePolicy(c.req.path))
    c.res.headers.set('X-Request-Id', id)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', contentSecurityPolicy([`nonce-${nonce}`], isHttps, connects))
    }
    if (state.draining) c.res.headers.set('Connection', 'close')
    done(c.res.status)
  })
  app.onError((error, c) => {
    const facts = c.get('facts')
    log.error({ err: error, requestId: facts?.id }, 'request failed')
    return c.html(plainError(500, facts?.id ?? ''), 500)
  })
  app.route('/', probes(services, pages, { worker, isDraining: () => state.draining }))
  app.use(async (c, next) => {
    const isUnsafe = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    const isMachine = c.req.path.startsWith('/api/webhooks/')
    if (isUnsafe && !isMachine && !isOwnOrigin(c.req.raw.headers, config.PUBLIC_URL)) {
      return c.html(plainError(403, c.get('facts').id), 403)
    }
    await next()
  })
  app.use(async (c, next) => {
    const { raw, path, method } = c.req
    const fault = bodyFault(method, path, raw.headers)
    if (fault) return c.html(plainError(fault, c.get('facts').id), fault)
    if (!bringsFiles(path, raw.headers)) {
      const read = await withSmallBody(raw)
      if (!read.ok) return c.html(plainError(read.status, c.get('facts').id), read.status)
      c.req.raw = read.request
    }
    await next()
  })
  if (config.PAYMENTS === 'sandbox') app.route('/', sandboxPages(services))
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const meant = withoutTrailingSlash(pathname, search)
    return meant === null ? next() : c.redirect(meant, 308)
  })
  app.use('/assets/*', staticFiles({ root: 'build/client', cacheControl: 'public, max-age=31536000, immutable' }))
  app.use('*', staticFiles({ root: 'build/client', cacheControl: 'public, max-age=3600' }))
  app.all('*', async (c) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(requestContext, c.get('facts'))
    const generation = pages.generation()
    const response = await route(c.req.raw, context)
    if (response.status >= 500) return withReference(response, c.get('facts').id)
    const url = new URL(c.req.url)
    return keepsPages && isShared(c.req.raw, url, response) && generation === pages.generation()
      ? share(pages, url.pathname, response)
      : response
  })
  const framework = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
  return {
    pages,
    listener: (request, response) => {
      if (pages.serve(request, response)) return
      framework(request, response)
    },
    drain: () => {
      state.draining = true
    },
  }
}

/** An error page of the framework, with the id under which the log tells of it. */
async function withReference(response: Response, id: string): Promise<Response> {
  if (!(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return response
  const html = await response.text()
  return new Response(html.replaceAll(requestIdMark, id), { status: response.status, headers: response.headers })
}

/** A page that is the same for everybody: marked public by its route, asked for plainly, and setting no cookie. */
function isShared(request: Request, url: URL, response: Response): boolean {
  return (
    request.method === 'GET' &&
    response.status === 200 &&
    url.search === '' &&
    (response.headers.get('Cache-Control') ?? '').startsWith('public') &&
    (response.headers.get('Content-Type') ?? '').startsWith('text/html') &&
    !response.headers.has('Set-Cookie')
  )
}

async function share(pages: PageCache, path: string, response: Response): Promise<Response> {
  const kept = await pages.keep(path, await response.text(), Object.fromEntries(response.headers))
  return new Response(kept.html, { headers: kept.headers })
}

/** Listens until `close` is called; then finishes what is under way and resolves. */
export async function listen(
  app: WebApp,
  host: string,
  port: number,
): Promise<{ server: Server; close(): Promise<void> }> {
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 300_000 },
    app.listener,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        app.drain()
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 10_000).unref()
      }),
  }
}
