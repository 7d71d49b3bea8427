import type { Route } from './+types/clients-route'
import { answerApi, methodNotAllowed } from './api-request.server.ts'
import { readClients } from './firm-data.server.ts'
import { clientQuery } from './firm-schemas.ts'

export function loader(args: Route.LoaderArgs) {
  return answerApi(args, { scope: 'clients:read', schema: clientQuery, action: 'api.clients-read' }, readClients)
}

export function action(args: Route.ActionArgs) {
  return methodNotAllowed(args, 'GET, HEAD')
}
