import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { recordDispute, recordReturnedEvent } from '#shop/refunds/record-returned.server.ts'
import type { Route } from './+types/payment-webhook-route'
import { settlePayment } from './settle-payment.server.ts'

const largestBody = 256 * 1024

/** Answers 2xx only after the commit; 5xx if our order is not saved yet, so that the provider retries. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const body = await request.text()
  if (body.length > largestBody) return answer(413, 'too large')
  const read = await services.payments.readEvent(body, request.headers)
  if (!read.ok) {
    if (read.reason === 'irrelevant') return answer(200, 'ignored')
    services.log.warn({ reason: read.reason, requestId: requestOf(context).id }, 'a payment event was refused')
    return answer(400, read.reason)
  }
  if (!('payment' in read.event)) {
    const { event } = read
    const noted = await ('dispute' in event ? recordDispute(services, event) : recordReturnedEvent(services, event))
    return answer(200, noted.ok ? 'noted' : noted.reason)
  }
  const { eventId, type, payment } = read.event
  const outcome = await settlePayment(services, payment, { eventId, type })
  if (outcome.ok) return answer(200, outcome.changed ? 'settled' : 'nothing to change')
  if (outcome.reason === 'unknown-order') return answer(503, 'order not known yet')
  return answer(200, outcome.reason)
}

export function loader() {
  return answer(405, 'POST only')
}

function answer(status: number, result: string): Response {
  return Response.json({ result }, { status, headers: { 'Cache-Control': 'no-store' } })
}
