import { data, type MiddlewareFunction } from 'react-router'
import { type Action, may, type Ownership } from '#accounts/may.ts'
import { isStaff, type Person } from '#accounts/person.ts'
import { callerOf, findVisitor, requireStaff, visitorOf } from '#accounts/visitor.server.ts'
import type { CaseActor } from '#cases/case-actor.ts'
import type { Services } from '#platform/services.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'

export const adminPath = '/admin'

type Args = Parameters<MiddlewareFunction<Response>>[0]

/**
 * Guards everything under the admin panel. At its entrance everybody who is not staff is let in, to sign in; behind it only
 * signed-in staff are. The address after which to come back is the page's own, not that of its data.
 */
export const letStaffIn: MiddlewareFunction<Response> = async (args, next) => {
  const plain = { ...args, request: new Request(args.url, { headers: args.request.headers }) }
  if (args.url.pathname.replace(/\/+$/, '') === adminPath) {
    const visitor = await findVisitor(servicesOf(args.context), plain.request)
    if (!visitor || !isStaff(visitor.person)) {
      const response = await next()
      response.headers.set('Cache-Control', 'no-store')
      return response
    }
  }
  return requireStaff(plain, next)
}

/** What a page behind the guard works with: the services, who asks, and how use cases want to know them. */
export type Desk = { services: Services; person: Person; actor: CaseActor }

/** The desk of the member of staff who asks, if they may do `action` at all; ends the request with 403 otherwise. */
export function deskFor({ context, request }: Pick<Args, 'context' | 'request'>, action: Action): Desk {
  const { person } = visitorOf(context)
  if (!may(person, action)) throw forbidden()
  return { services: servicesOf(context), person, actor: { person, caller: callerOf(context, request) } }
}

/** Ends the request unless this person may do `action` to a thing of these owners. */
export function insist(person: Person, action: Action, object: Ownership = {}): void {
  if (!may(person, action, object)) throw forbidden()
}

/** Ends the request: there is nothing here. */
export function notFound() {
  return data(null, { status: 404 })
}

export function forbidden() {
  return data(null, { status: 403 })
}
