import { data, type MiddlewareFunction } from 'react-router'
import { rightToSend } from '#accounts/access/route-access.ts'
import { readIntent } from '#platform/http/form-intent.server.ts'
import { accessOf } from '#routes.ts'

export const portalPath = '/client-portal'

/** Refuses forms whose intent `portal-routes.ts` does not list. Use cases check that the data is the client's. */
export const requireKnownForm: MiddlewareFunction<Response> = async ({ request, pattern }, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  const intent = await readIntent(request)
  const isKnown = intent === undefined || (intent !== null && rightToSend(accessOf(pattern), intent) !== null)
  if (!isKnown) throw data(null, { status: 422 })
  return next()
}

/** Responds 404 for unknown ids and other clients' data alike, so that the response does not reveal which ids exist. */
export function notFound() {
  return data(null, { status: 404 })
}
