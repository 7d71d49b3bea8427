import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { closeCheckout } from '#shop/jobs.ts'
import { endUnpaidOrder } from './end-unpaid-order.server.ts'
import { awaitsPayment } from './order.ts'
import { findOrderByToken, listLines, lockOrder } from './order-db.server.ts'
import { settlePayment } from './settle-payment.server.ts'

type CloseOrdersDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

/** Cancels an unpaid order and enqueues closing its checkout. A paid order is unchanged. Null for unknown tokens. */
export async function cancelOrder(services: CloseOrdersDeps, returnToken: string) {
  const { db } = services
  const found = await findOrderByToken(db, returnToken)
  if (!found) return null
  const lines = await listLines(db, found.id)
  const state = await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order || !awaitsPayment(order.state)) return order?.state ?? found.state
    await endUnpaidOrder(tx, order.id, 'cancelled')
    if (order.providerCheckoutId) await enqueue(tx, closeCheckout, { checkoutId: order.providerCheckoutId })
    await recordAudit(tx, system, { action: 'order.cancelled', object: { type: 'order', id: order.id } })
    return 'cancelled' as const
  })
  return { ...found, state, lines }
}

/** Updates an unpaid order from the provider. `isOnItsWay`: payment is processing. `isUnsure`: provider unavailable. */
export async function checkOrder(services: CloseOrdersDeps, returnToken: string) {
  const { db, payments, log } = services
  const order = await findOrderByToken(db, returnToken)
  if (!order) return null
  if (!awaitsPayment(order.state) || !order.providerCheckoutId) return { ...order, isOnItsWay: false, isUnsure: false }
  let [isOnItsWay, isUnsure] = [false, false]
  try {
    const payment = await payments.findPayment(order.providerCheckoutId)
    isOnItsWay = payment?.state === 'processing'
    if (payment) await settlePayment(services, payment)
  } catch (error) {
    isUnsure = true
    log.warn({ err: error, orderId: order.id }, 'the provider could not be asked about an order')
  }
  const after = await findOrderByToken(db, returnToken)
  return after && { ...after, isOnItsWay, isUnsure }
}

/** Closes a checkout that is no longer needed. If it was paid just before, the payment is still recorded. */
export async function closeUnwantedCheckout(services: CloseOrdersDeps, checkoutId: string): Promise<void> {
  await services.payments.cancelCheckout(checkoutId)
  const payment = await services.payments.findPayment(checkoutId)
  if (payment?.state === 'paid' || payment?.state === 'refunded') await settlePayment(services, payment)
}
