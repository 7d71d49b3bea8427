import type { Db, Tx } from '#platform/db/database.server.ts'
import { findFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { holdsMoney } from '#shop/orders/order.ts'
import type { LockedOrder } from '#shop/orders/order-db.server.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import { receivedCents } from './refund.ts'
import { sumUnderWay } from './refund-db.server.ts'

type Order = Pick<
  LockedOrder,
  'id' | 'state' | 'provider' | 'totalCents' | 'receivedCents' | 'waivedCents' | 'owedCents' | 'refundedCents'
>

/** Cents. `underWayCents`: pending refunds. `leftCents`: money received minus executed and pending refunds. */
export type MoneyHere = { receivedCents: number; refundedCents: number; underWayCents: number; leftCents: number }

/**
 * Lock the order and call this function before every outgoing payment; a database trigger checks the limit too.
 * `except` is the id of the refund about to be confirmed or sent, which is not subtracted.
 */
export async function findMoneyHere(
  db: Db | Tx,
  order: Order,
  { except = null }: { except?: string | null } = {},
): Promise<MoneyHere> {
  const first = isByTransfer(order) ? null : await findFirstOrderDiscount(db, order.id)
  const discountCents = first?.state === 'requested' ? first.amountCents : 0
  const underWayCents = (await sumUnderWay(db, order.id, except)) + discountCents
  const { refundedCents } = order
  const received = holdsMoney(order.state) ? receivedCents(order) : 0
  const leftCents = Math.max(0, received - refundedCents - underWayCents)
  return { receivedCents: received, refundedCents, underWayCents, leftCents }
}
