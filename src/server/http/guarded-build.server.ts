import { data, type RouterContextProvider, type ServerBuild } from 'react-router'
import { causesOf, codeOf, databaseTrouble } from '#platform/db/database-trouble.server.ts'
import { StoreError } from '#platform/files/files.ts'
import { plainReply } from '#platform/http/plain-reply.ts'
import { failureContext, leftContext, requestOf, servicesOf } from '#platform/http/request-context.server.ts'

const unreachable =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ESOCKETTIMEDOUT|EPIPE|E(HOST|NET)(UNREACH|DOWN)|UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))$/

const namesOfTimeouts = ['TimeoutError', 'ConnectTimeoutError', 'StripeConnectionError']

type Args = { request: Request; context: Readonly<RouterContextProvider> }
type Handler = (args: Args, ...rest: unknown[]) => unknown
type Module = { default?: unknown; loader?: unknown; action?: unknown; middleware?: unknown }

const guarded = new WeakMap<ServerBuild, ServerBuild>()

/** Makes loaders, actions and middleware respond 503 or 507 if they fail because a dependency is unavailable. */
export function guardedBuild(build: ServerBuild): ServerBuild {
  const known = guarded.get(build)
  if (known) return known
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, module: guardModule(route.module) }]),
  )
  const created = { ...build, routes }
  guarded.set(build, created)
  return created
}

function guardModule<M extends Module>(module: M): M {
  const isPage = module.default !== undefined
  const guard = (handler: unknown) =>
    typeof handler === 'function' ? guardHandler(handler as Handler, isPage) : handler
  const { loader, action, middleware } = module
  return {
    ...module,
    ...(loader ? { loader: guard(loader) } : {}),
    ...(action ? { action: guard(action) } : {}),
    ...(Array.isArray(middleware) ? { middleware: middleware.map(guard) } : {}),
  }
}

function guardHandler(handler: Handler, isPage: boolean): Handler {
  return async (args, ...rest) => {
    const failure = args.context.get(failureContext)
    if (failure !== null) throw data(null, { status: failure })
    try {
      return await handler(args, ...rest)
    } catch (error) {
      throw failureOf(error, args, isPage)
    }
  }
}

function failureOf(error: unknown, { request, context }: Args, isPage: boolean): unknown {
  if (!(error instanceof Error)) return error
  const status = unavailableStatus(error) ?? (isPage ? null : 500)
  if (!status) return error
  const { id } = requestOf(context)
  if (!context.get(leftContext)()) {
    const path = new URL(request.url).pathname
    servicesOf(context).log.error({ err: error, requestId: id, path, status }, 'request failed')
  }
  return isPage ? data(null, { status }) : plainReply(request, status, id)
}

/** HTTP status for an error or one of its causes: 503 if a dependency is unavailable, 507 if storage is full, or null. */
export function unavailableStatus(error: unknown): 503 | 507 | null {
  const trouble = databaseTrouble(error)
  if (trouble) return trouble === 'full' ? 507 : 503
  for (const one of causesOf(error)) {
    if (one instanceof StoreError) return one.reason === 'store-full' ? 507 : 503
    const code = codeOf(one)
    if (code === 'ENOSPC' || code === 'EDQUOT') return 507
    if (unreachable.test(code) || namesOfTimeouts.includes(one.name) || isServerError(one)) return 503
  }
  return null
}

function isServerError(error: Error): boolean {
  if (!('$metadata' in error)) return false
  const { httpStatusCode = 0 } = Object(error.$metadata)
  return httpStatusCode >= 500 || httpStatusCode === 429
}
