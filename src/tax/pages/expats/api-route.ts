import { swissDay } from '#platform/day.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { answerParameters, onlyGet } from '#tax/api/answer-api-request.server.ts'
import { figuresOf } from '#tax/pages/calculate.server.ts'
import { flagInWords, inWords } from '#tax/tax-texts.ts'
import type { Route } from './+types/api-route'
import { expatCalculators } from './expat-calculators.ts'

/** The result of a calculator for expatriates as JSON. The parameters are the fields of its page. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const calculator = Object.values(expatCalculators).find(({ id }) => id === params.calculator)
  if (!calculator) throw new Response(null, { status: 404 })
  const services = servicesOf(context)
  const figures = figuresOf(swissDay(services.now()))
  const call = { request, metadata: requestOf(context) }
  return answerParameters(services, call, Object.keys(calculator.fields.shape), (parameters) => {
    const answered = calculator.answer(parameters, figures)
    if (!answered.ok) return answered
    const { ok: _, flags, trace, ...body } = answered
    return {
      ok: true,
      body: { ...body, flags: flags.map(flagInWords), trace: trace.map((line) => inWords(line)) },
    }
  })
}

export function action({ request }: Route.ActionArgs) {
  return onlyGet(request)
}
