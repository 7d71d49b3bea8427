import { data, type MiddlewareFunction } from 'react-router'
import { isStaff } from '#accounts/person.ts'
import { callerOf, findVisitor, requireClient, visitorOf } from '#accounts/visitor.server.ts'
import type { CaseActor } from '#cases/case-actor.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'

export const portalPath = '/client-portal'

type Args = Parameters<MiddlewareFunction<Response>>[0]

/**
 * Guards everything under the portal. At its entrance everybody is let in, and the page decides what it shows; behind it
 * only signed-in clients are. The address after which to come back is the page's own, not that of its data.
 */
export const letClientsIn: MiddlewareFunction<Response> = async (args, next) => {
  const plain = { ...args, request: new Request(args.url, { headers: args.request.headers }) }
  if (args.url.pathname.replace(/\/+$/, '') === portalPath) {
    const visitor = await findVisitor(servicesOf(args.context), plain.request)
    if (!visitor || isStaff(visitor.person)) return notStored(await next())
  }
  return requireClient(plain, next)
}

function notStored(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** The client of this request, as use cases of cases want to know who acts. */
export function clientActor({ context, request }: Pick<Args, 'context' | 'request'>): CaseActor {
  return { person: visitorOf(context).person, caller: callerOf(context, request) }
}

/** Ends the request: there is nothing here, or it belongs to somebody else. */
export function notFound() {
  return data(null, { status: 404 })
}
