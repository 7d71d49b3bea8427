import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { answerCommunes } from '#tax/requests/answers.ts'
import { communesQuery } from '#tax/requests/queries.ts'
import type { Route } from './+types/communes-route'
import { answerApiRequest, onlyGet } from './answer-api-request.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const call = { request, metadata: requestOf(context) }
  return answerApiRequest(servicesOf(context), call, communesQuery, (query) => answerCommunes(figuresOnDisk, query))
}

export function action({ request }: Route.ActionArgs) {
  return onlyGet(request)
}
