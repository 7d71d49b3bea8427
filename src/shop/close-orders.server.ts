import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { announceChangedPages } from '#web/changed-pages.server.ts'
import { closeCheckout } from './jobs.ts'
import {
  findOrderByToken,
  listLines,
  listOverdueOrders,
  lockOrder,
  releaseStock,
  saveOrderState,
} from './order-db.server.ts'
import { settlePayment } from './settle-payment.server.ts'

type Needs = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

/**
 * The buyer came back from the provider without paying: the order is given up, its stock released, the checkout closed.
 * Resolves with the order and its lines, for the cart to be restored; null when the token is nobody's.
 * An order that was paid meanwhile stays as it is.
 */
export async function cancelOrder(services: Needs, returnToken: string) {
  const { db } = services
  const found = await findOrderByToken(db, returnToken)
  if (!found) return null
  const lines = await listLines(db, found.id)
  const state = await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order || (order.state !== 'pending' && order.state !== 'payment_failed')) return order?.state ?? found.state
    await saveOrderState(tx, order.id, 'cancelled')
    await releaseStock(tx, order.id)
    if (order.providerCheckoutId) await enqueue(tx, closeCheckout, { checkoutId: order.providerCheckoutId })
    await announceChangedPages(tx, ['/store', ...lines.map((line) => `/product/${line.productId}`)])
    await recordAudit(tx, system, { action: 'order.cancelled', object: { type: 'order', id: order.id } })
    return 'cancelled' as const
  })
  return { ...found, state, lines }
}

/**
 * Asks the provider about every order whose time is up: paid after all (an event got lost), or over. Runs every few
 * minutes. An order the provider cannot be asked about now is left for the next run.
 */
export async function reconcileOrders(services: Needs): Promise<{ settled: number; expired: number }> {
  const { db, now, payments, log } = services
  let settled = 0
  let expired = 0
  for (const overdue of await listOverdueOrders(db, now())) {
    try {
      const payment = overdue.providerCheckoutId ? await payments.findPayment(overdue.providerCheckoutId) : null
      if (payment?.state === 'processing') continue
      if (payment?.state === 'paid') {
        const outcome = await settlePayment(services, payment)
        if (outcome.ok && outcome.changed) settled++
        continue
      }
      if (payment?.state === 'open') await payments.cancelCheckout(payment.checkoutId)
      if (await expireOrder(services, overdue.id)) expired++
    } catch (error) {
      log.warn({ err: error, orderId: overdue.id }, 'the provider could not be asked about an order')
    }
  }
  return { settled, expired }
}

function expireOrder({ db }: Needs, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || (order.state !== 'pending' && order.state !== 'payment_failed')) return false
    await saveOrderState(tx, order.id, 'expired')
    await releaseStock(tx, order.id)
    const lines = await listLines(tx, order.id)
    await announceChangedPages(tx, ['/store', ...lines.map((line) => `/product/${line.productId}`)])
    return true
  })
}

/** What /success may say about an order: asks the provider when the event has not come yet. Null for an unknown token. */
export async function checkOrder(services: Needs, returnToken: string) {
  const { db, payments, log } = services
  const order = await findOrderByToken(db, returnToken)
  if (!order) return null
  if (order.state !== 'pending' || !order.providerCheckoutId) return order
  try {
    const payment = await payments.findPayment(order.providerCheckoutId)
    if (payment) await settlePayment(services, payment)
  } catch (error) {
    log.warn({ err: error, orderId: order.id }, 'the provider could not be asked about an order')
  }
  return findOrderByToken(db, returnToken)
}
