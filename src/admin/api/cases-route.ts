import type { Route } from './+types/cases-route'
import { answerApi, methodNotAllowed } from './api-request.server.ts'
import { readCases } from './firm-data.server.ts'
import { caseQuery } from './firm-schemas.ts'

export function loader(args: Route.LoaderArgs) {
  return answerApi(args, { scope: 'cases:read', schema: caseQuery, action: 'api.cases-read' }, readCases)
}

export function action(args: Route.ActionArgs) {
  return methodNotAllowed(args, 'GET, HEAD')
}
