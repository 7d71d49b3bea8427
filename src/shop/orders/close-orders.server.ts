import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { claimCheck, listOrdersToCheck } from '#shop/checkout/checkout-db.server.ts'
import { closeCheckout } from '#shop/jobs.ts'
import { endUnpaidOrder } from './end-unpaid-order.server.ts'
import { awaitsPayment, nextCheckAt } from './order.ts'
import { findOrderByToken, listLines, lockOrder } from './order-db.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** After this many consecutive failures, the provider is considered unavailable until the next run. */
const maxFailures = 3

type CloseOrdersDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

/** Cancels an unpaid order and enqueues closing its checkout; leaves a paid order as it is. Null for unknown tokens. */
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

/** Updates an unpaid order. `isOnItsWay`: the payment is processing. `isUnsure`: the provider did not respond. */
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

type ReconcileOrdersDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

type Unpaid = Awaited<ReturnType<typeof listOrdersToCheck>>[number]

/** Queries the provider about unpaid orders, in case payment events are lost. Only one server checks each order. */
export async function reconcileOrders(services: ReconcileOrdersDeps): Promise<{ settled: number; expired: number }> {
  const { db, now, log } = services
  const counts = { settled: 0, expired: 0, none: 0 }
  let failures = 0
  for (const order of await listOrdersToCheck(db, now())) {
    if (!(await claimCheck(db, order.id, order.checkCount, nextCheckAt(order, now())))) continue
    try {
      counts[await check(services, order)]++
      failures = 0
    } catch (error) {
      log.warn({ err: error, orderId: order.id }, 'the provider could not be asked about an order')
      if (++failures === maxFailures) break
    }
  }
  return { settled: counts.settled, expired: counts.expired }
}

async function check(services: ReconcileOrdersDeps, order: Unpaid): Promise<'settled' | 'expired' | 'none'> {
  const { now, payments } = services
  const isOver = order.expiresAt <= now()
  const ask = () => (order.providerCheckoutId ? payments.findPayment(order.providerCheckoutId) : null)
  let payment = await ask()
  if (isOver && payment?.state === 'open') {
    await payments.cancelCheckout(payment.checkoutId)
    // The buyer may have paid just before the checkout was cancelled, so query the provider again.
    payment = await ask()
  }
  if (payment?.state === 'processing') return 'none'
  if (payment?.state === 'paid' || payment?.state === 'refunded') {
    const outcome = await settlePayment(services, payment)
    return outcome.ok && outcome.changed ? 'settled' : 'none'
  }
  if (isOver) return (await expireOrder(services, order.id)) ? 'expired' : 'none'
  if (payment) await settlePayment(services, payment)
  return 'none'
}

function expireOrder({ db }: ReconcileOrdersDeps, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || !awaitsPayment(order.state)) return false
    await endUnpaidOrder(tx, order.id, 'expired')
    await recordAudit(tx, system, { action: 'order.expired', object: { type: 'order', id } })
    return true
  })
}
