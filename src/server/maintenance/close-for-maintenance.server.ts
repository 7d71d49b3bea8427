import { data, type MiddlewareFunction } from 'react-router'
import { isStaff } from '#accounts/people/person.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { secondsToWait } from '#platform/http/maintenance.ts'
import { isApiRequest, plainReply } from '#platform/http/plain-reply.ts'
import { maintenanceContext, requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { maintenanceFlag } from '#server/cache/last-copies.server.ts'
import { maintenancePage, maintenanceText } from './closed-html.ts'

const goesOn = /^\/?(admin|admin\/.*|api\/admin-auth\.php|api\/webhooks\/.*|icons\/lines\.svg)$/

/** Responds 503 with `Retry-After` while the site is closed. Staff still get pages, which are then not cached. */
export const closeForMaintenance: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  if (goesOn.test(pattern)) return next()
  const closed = await context.get(maintenanceContext).now()
  if (!closed) return next()
  const services = servicesOf(context)
  const user = await findCurrentUser(services, request).catch(() => null)
  if (user && isStaff(user.person) && !user.needsSecondFactor) {
    const response = await next()
    response.headers.set('Cache-Control', 'private, no-store')
    return response
  }
  const headers = {
    'Retry-After': String(secondsToWait(closed, services.now())),
    'Cache-Control': 'no-store',
    [maintenanceFlag]: 'on',
  }
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 503, headers })
  if (isApiRequest(request)) {
    const content = plainReply(request, 503, requestOf(context).id, ['', maintenanceText(closed), 'maintenance'])
    for (const [name, value] of Object.entries(headers)) content.headers.set(name, value)
    return content
  }
  const page = request.method === 'HEAD' ? null : maintenancePage(closed)
  return new Response(page, { status: 503, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}
