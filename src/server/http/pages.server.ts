import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { asCompany } from '#company/company.server.ts'
import type { CachedCompany } from '#company/read-company.server.ts'
import { circuitBreakerOf } from '#platform/db/circuit-breaker.server.ts'
import { isStreamed } from '#platform/http/body-error.ts'
import type { LiveStreams } from '#platform/http/live-streams.server.ts'
import type { MaintenanceWatch } from '#platform/http/maintenance.server.ts'
import { failureHeaders, plainReply } from '#platform/http/plain-reply.ts'
import {
  failureContext,
  leftContext,
  liveContext,
  maintenanceContext,
  type RequestFacts,
  requestContext,
  servicesContext,
} from '#platform/http/request-context.server.ts'
import { requestIdPlaceholder } from '#platform/http/request-id-placeholder.ts'
import { inLocale } from '#platform/locale.server.ts'
import { defaultLocale } from '#platform/locale.ts'
import type { Services } from '#platform/services.ts'
import { readNoVarySearch } from '#server/cache/cached-page.server.ts'
import { nearRoutes } from '#server/cache/near-routes.server.ts'
import { maintenanceFlag, type PageCache } from '#server/cache/page-cache.server.ts'
import { type Address, type ListedRoute, listAddresses } from './addresses.ts'
import { guardedBuild } from './guarded-build.server.ts'

type FindAddress = (path: string) => Address | null
type Options = {
  pages: PageCache | null
  company: CachedCompany
  live: LiveStreams
  maintenance: MaintenanceWatch
  answerWithinMs: number
}

export function answerPages(
  services: Services,
  build: ServerBuild | (() => Promise<ServerBuild>),
  { pages, company, live, maintenance, answerWithinMs }: Options,
) {
  const { config, log } = services
  const current = async () => guardedBuild(typeof build === 'function' ? await build() : build)
  const mode = config.MODE === 'production' ? 'production' : import.meta.env?.MODE
  const route =
    typeof build === 'function' ? createRequestHandler(current, mode) : handlersOf(guardedBuild(build), mode)
  const found = new WeakMap<ServerBuild, FindAddress>()
  const circuit = circuitBreakerOf(services.pool)

  async function addresses(): Promise<FindAddress> {
    const now = await current()
    const find = found.get(now) ?? listAddresses(now.routes as Record<string, ListedRoute | undefined>)
    found.set(now, find)
    return find
  }

  async function answer(request: Request, facts: RequestFacts, hasLeft: () => boolean): Promise<Response> {
    const address = await addressOf(request)
    if (!address?.isKnown && !isRead(request)) return plainReply(request, 404, facts.id)
    const draw = () => {
      // Read the cache's generation before rendering: if data changes during rendering, the page has an old generation
      // and is not cached.
      const generation = pages?.generation()
      return inContext(facts, () => drawPage(request, facts, contextOf(facts, hasLeft), generation))
    }
    const response = await (pages ? pages.staleIfError(request, draw) : draw())
    return response.status >= 400 ? inContext(facts, () => explain(request, response, address, facts)) : response
  }

  async function inContext<Said>({ locale = defaultLocale }: RequestFacts, say: () => Promise<Said>): Promise<Said> {
    const now = circuit?.isOpen() ? company.last() : await company.now()
    return inLocale(locale, () => asCompany(now, say))
  }

  /** Renders a page. Caches it if it is the same for all visitors and complete, i.e. the database did not fail. */
  async function drawPage(
    request: Request,
    facts: RequestFacts,
    context: RouterContextProvider,
    generation: number | undefined,
  ): Promise<Response> {
    const url = new URL(request.url)
    const response = await inTime(request, route(request, context), facts)
    if (!pages) return response
    const isGone = isRead(request) && response.status >= 300 && response.status < 500
    if (isGone && !url.search) pages.forget(url.pathname)
    // While the site is closed, remove stale pages, so that they are not served in a database outage.
    if (response.headers.has(maintenanceFlag)) for (const path of pages.stale()) pages.forget(path)
    if (!isShared(request, response)) return response
    if (!readNoVarySearch(response.headers.get('No-Vary-Search'))(url.search.slice(1))) return response
    const plain = url.search ? await route(new Request(url.origin + url.pathname), context) : response
    const isWhole = isShared(request, plain) && !(await circuit?.isOpenAfterProbe())
    if (!isWhole || generation !== pages.generation()) return plain.status === 200 ? plain : response
    const html = await plain.text()
    const cached = await pages.keep(url.pathname, {
      html,
      headers: Object.fromEntries(plain.headers),
      nonce: facts.nonce,
    })
    return new Response(cached.html, { headers: cached.headers })
  }

  function contextOf(facts: RequestFacts, hasLeft: () => boolean): RouterContextProvider {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(requestContext, facts)
    context.set(leftContext, hasLeft)
    context.set(liveContext, live)
    context.set(maintenanceContext, maintenance)
    return context
  }

  /** Responds 503 before clients time out. Uploads have no time limit. */
  async function inTime(request: Request, answering: Promise<Response>, { id }: RequestFacts): Promise<Response> {
    const isMultipart = /^multipart\//i.test(request.headers.get('Content-Type') ?? '')
    if (isMultipart || isStreamed(new URL(request.url).pathname, request.headers)) return answering
    const { promise, resolve } = Promise.withResolvers<Response>()
    const timer = setTimeout(() => {
      log.error({ requestId: id, path: new URL(request.url).pathname }, 'the response took too long')
      resolve(new Response(null, { status: 503 }))
    }, answerWithinMs)
    return Promise.race([answering, promise]).finally(() => clearTimeout(timer))
  }

  async function explain(
    request: Request,
    response: Response,
    address: Address | null,
    facts: RequestFacts,
  ): Promise<Response> {
    const { status, headers } = response
    if (status === 405 && !headers.has('Allow')) headers.set('Allow', otherMethods(address, request))
    if (status < 500) return response
    const kind = headers.get('Content-Type') ?? ''
    const isStated = kind.startsWith('text/html') || kind.includes('json') || headers.has('X-Remix-Response')
    const content = isStated ? response : await showFailure(request, status, address, facts)
    for (const [name, value] of Object.entries(failureHeaders(status)))
      if (!content.headers.has(name)) content.headers.set(name, value)
    if (!kind.startsWith('text/html')) return content
    const html = await content.text()
    return new Response(html.replaceAll(requestIdPlaceholder, facts.id), { status, headers: content.headers })
  }

  async function showFailure(request: Request, status: number, address: Address | null, facts: RequestFacts) {
    const isForm = request.headers.get('Accept')?.includes('text/html')
    if (!address?.isPage || !isForm) return plainReply(request, status, facts.id)
    const context = contextOf(facts, () => false)
    context.set(failureContext, status)
    const shown = await route(new Request(request.url, { headers: { Accept: 'text/html' } }), context)
    return shown.status === status ? shown : plainReply(request, status, facts.id)
  }

  async function refuse(request: Request, { id }: RequestFacts): Promise<Response | null> {
    const address = await addressOf(request)
    if (!address?.isKnown || request.method === 'OPTIONS' || address.methods.includes(request.method)) return null
    const reply = plainReply(request, 405, id)
    reply.headers.set('Allow', otherMethods(address, request))
    return reply
  }

  async function addressOf(request: Request): Promise<Address | null> {
    return (await addresses())(new URL(request.url).pathname.replace(/\.data$/, ''))
  }

  /** Whether the URL contains a secret, which must not be sent as referrer. */
  async function hasSecret(request: Request): Promise<boolean> {
    const { searchParams } = new URL(request.url)
    return searchParams.has('token') || (await addressOf(request))?.hasSecret === true
  }

  return { addresses, answer, refuse, hasSecret }
}

function handlersOf(build: ServerBuild, mode: string | undefined): ReturnType<typeof createRequestHandler> {
  const near = nearRoutes(build)
  const handlers = new Map<ServerBuild, ReturnType<typeof createRequestHandler>>()
  return (request, context) => {
    const part = near(new URL(request.url).pathname)
    const handler = handlers.get(part) ?? createRequestHandler(part, mode)
    handlers.set(part, handler)
    return handler(request, context)
  }
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function otherMethods(address: Address | null, request: Request): string {
  const refused = isRead(request) ? ['GET', 'HEAD'] : [request.method]
  return (address?.methods ?? []).filter((method) => !refused.includes(method)).join(', ')
}

/** Whether the response is the same for all visitors: a public HTML page, read by GET, that sets no cookie. */
function isShared(request: Request, response: Response): boolean {
  const { status, headers } = response
  return (
    request.method === 'GET' &&
    status === 200 &&
    (headers.get('Cache-Control') ?? '').startsWith('public') &&
    (headers.get('Content-Type') ?? '').startsWith('text/html') &&
    !headers.has('Set-Cookie')
  )
}
