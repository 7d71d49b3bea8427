import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { answerCapitalBenefit } from '#tax/requests/answers.ts'
import { capitalBenefitQuery } from '#tax/requests/queries.ts'
import type { Route } from './+types/capital-benefit-route'
import { answerApiRequest, onlyGet } from './answer-api-request.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const call = { request, metadata: requestOf(context) }
  return answerApiRequest(servicesOf(context), call, capitalBenefitQuery, (query) =>
    answerCapitalBenefit(figuresOnDisk, query),
  )
}

export function action({ request }: Route.ActionArgs) {
  return onlyGet(request)
}
