import type { Route } from './+types/deadlines-route'
import { answerApi, methodNotAllowed } from './api-request.server.ts'
import { readDeadlines } from './firm-data.server.ts'
import { deadlineQuery } from './firm-schemas.ts'

export function loader(args: Route.LoaderArgs) {
  return answerApi(
    args,
    { scope: 'deadlines:read', schema: deadlineQuery, action: 'api.deadlines-read' },
    readDeadlines,
  )
}

export function action(args: Route.ActionArgs) {
  return methodNotAllowed(args, 'GET, HEAD')
}
