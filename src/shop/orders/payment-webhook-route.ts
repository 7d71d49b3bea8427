import { z } from 'zod'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { recordDispute, recordReturnedEvent } from '#shop/refunds/record-returned.server.ts'
import { receiveTestPayment } from '#shop/test-payment/receive-test-payment.server.ts'
import { testStoreId } from '#shop/test-payment/test-payment.ts'
import type { Route } from './+types/payment-webhook-route'
import { settlePayment } from './settle-payment.server.ts'
import { countRefusal } from './webhook-refusal-db.server.ts'

const largestBody = 256 * 1024

/** Answers 2xx only after the commit; 5xx if our order is not saved yet, so that the provider retries. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const body = await request.text()
  if (body.length > largestBody) return answer(413, 'too large')
  const read = await services.payments.readEvent(body, request.headers)
  if (!read.ok) {
    if (read.reason === 'irrelevant') return answer(200, 'ignored')
    const event = eventIn(body)
    services.log.warn({ reason: read.reason, event, requestId: requestOf(context).id }, 'a payment event was refused')
    await countRefusal(services.db, read.reason, { at: services.now(), event })
    return answer(400, read.reason)
  }
  if (!('payment' in read.event)) {
    const { event } = read
    const noted = await ('dispute' in event ? recordDispute(services, event) : recordReturnedEvent(services, event))
    return answer(200, noted.ok ? 'noted' : noted.reason)
  }
  const { eventId, type, createdAt, payment } = read.event
  if (payment.storeId === testStoreId) {
    await receiveTestPayment(services, payment, createdAt)
    return answer(200, 'test payment')
  }
  const outcome = await settlePayment(services, payment, { eventId, type })
  if (outcome.ok) return answer(200, outcome.changed ? 'settled' : 'nothing to change')
  if (outcome.reason === 'unknown-order') return answer(503, 'order not known yet')
  return answer(200, outcome.reason)
}

/** Id, type and checkout that a refused event names, for the log; anybody could have written them. */
function eventIn(body: string): string | null {
  const read = eventShape.safeParse(safely(() => JSON.parse(body)))
  if (!read.success) return null
  const { id, type, data } = read.data
  return [id, type, data?.object?.id].filter(Boolean).join(' ').slice(0, 200) || null
}

const word = z.string().regex(/^[\w.-]{1,80}$/)
const eventShape = z.object({
  id: word.optional(),
  type: word.optional(),
  data: z.object({ object: z.object({ id: word.optional() }).optional() }).optional(),
})

function safely(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    return null
  }
}

export function loader() {
  return answer(405, 'POST only')
}

function answer(status: number, result: string): Response {
  return Response.json({ result }, { status, headers: { 'Cache-Control': 'no-store' } })
}
