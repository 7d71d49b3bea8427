import { apiAccess } from '#accounts/api-tokens/api-token.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Route } from './+types/firm-openapi-route'
import { apiError, methodNotAllowed } from './api-request.server.ts'
import { describeFirmApi } from './firm-openapi.ts'

/** Needs no token, because it contains no data. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  if (!(await readSetting(services, apiAccess))) return apiError(requestOf(context).id, 'not_found')
  const document = describeFirmApi({ url: services.config.PUBLIC_URL })
  return Response.json(document, { headers: { 'Cache-Control': 'no-store' } })
}

export function action(args: Route.ActionArgs) {
  return methodNotAllowed(args, 'GET, HEAD')
}
