import { servicesOf } from '#platform/http/request-context.server.ts'
import { onlyGet } from '#tax/api/answer-api-request.server.ts'
import type { Route } from './+types/openapi-route'
import { describeApi } from './openapi.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { config } = servicesOf(context)
  const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' }
  return Response.json(describeApi({ url: config.PUBLIC_URL }), { headers })
}

export function action({ request }: Route.ActionArgs) {
  return onlyGet(request)
}
