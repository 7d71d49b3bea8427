import { invoiceDueDays } from '#billing/billing-settings.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type LockedOrder, lockOrder } from '#shop/orders/order-db.server.ts'
import { creditInvoice } from './credit-invoice.server.ts'
import { lockInvoiceOf } from './invoice-db.server.ts'
import { issueInvoice } from './issue-invoice.server.ts'

type BillOrderDeps = Pick<Services, 'db' | 'now' | 'log'>

/** Issues missing invoices and credit notes of an order. Idempotent; events may arrive in any sequence. */
export async function billOrder(services: BillOrderDeps, orderId: string): Promise<void> {
  const { db, now } = services
  const dueDays = await readSetting(services, invoiceDueDays)
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !isSale(order)) return
    const invoice = (await lockInvoiceOf(tx, orderId)) ?? (await issueInvoice(tx, order, { now: now(), dueDays }))
    const missingCents = Math.min(order.refundedCents, invoice.totalCents) - invoice.creditedCents
    if (missingCents > 0) await creditInvoice(tx, invoice, { amountCents: missingCents, reason: 'refund', at: now() })
  })
}

/** Whether an order must be invoiced. A payment refunded before the order was accepted is not a sale. */
function isSale({ state, paidAt, reviewError, fulfilledAt }: LockedOrder): boolean {
  if (state === 'awaiting_transfer') return true
  if (!paidAt || state === 'paid_review') return false
  return !(state === 'refunded' && reviewError !== null && fulfilledAt === null)
}
