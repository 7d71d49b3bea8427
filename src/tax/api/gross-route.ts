import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { answerGross } from '#tax/requests/answers.ts'
import { grossQuery } from '#tax/requests/queries.ts'
import type { Route } from './+types/gross-route'
import { answerApiRequest, onlyGet } from './answer-api-request.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const call = { request, metadata: requestOf(context) }
  return answerApiRequest(servicesOf(context), call, grossQuery, (query) => answerGross(figuresOnDisk, query))
}

export function action({ request }: Route.ActionArgs) {
  return onlyGet(request)
}
