import { isOpen, openCents, stateOf } from '#billing/invoice.ts'
import { type Invoice, lockInvoice, saveStanding } from '#billing/invoice-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { lockOrder } from '#shop/order-db.server.ts'
import { takeTransfer } from '#shop/settle-transfer.server.ts'
import { endAllocation, insertAllocation, listAllocations, type Payment } from './payment-db.server.ts'

/** An invoice with its order, both held, the order first as everywhere. */
export async function lockWithOrder(tx: Tx, { id, orderId }: { id: string; orderId: string }): Promise<Invoice | null> {
  await lockOrder(tx, orderId)
  return lockInvoice(tx, id)
}

type Assigned = { amountCents: number; madeBy: string | null; at: Date }

/** So much of a held payment pays a held invoice. An invoice that is paid with it pays its order. */
export async function assign(
  tx: Tx,
  payment: Payment,
  invoice: Invoice,
  { amountCents, madeBy, at }: Assigned,
): Promise<void> {
  if (!isOpen(invoice.state) || amountCents > openCents(invoice))
    throw new Error(`Invoice ${invoice.label} owes less than that`)
  await insertAllocation(tx, { paymentId: payment.id, invoiceId: invoice.id, amountCents, madeAt: at, madeBy })
  const amounts = { ...invoice, paidCents: invoice.paidCents + amountCents }
  await saveStanding(tx, invoice, {
    paidCents: amounts.paidCents,
    state: stateOf(amounts, invoice.dueOn, swissDay(at)),
  })
  if (openCents(amounts) === 0) await takeTransfer(tx, invoice.orderId, { reference: invoice.label, now: at })
}

/** What a held payment has paid is open again. Resolves with false when some of it went back to the payer meanwhile. */
export async function takeBack(tx: Tx, payment: Payment, at: Date): Promise<boolean> {
  for (const { id, invoiceId, amountCents } of await listAllocations(tx, payment.id)) {
    const invoice = await lockInvoice(tx, invoiceId)
    if (!invoice || invoice.paidCents < amountCents) return false
    await endAllocation(tx, id, at)
    const amounts = { ...invoice, paidCents: invoice.paidCents - amountCents }
    await saveStanding(tx, invoice, {
      paidCents: amounts.paidCents,
      state: stateOf(amounts, invoice.dueOn, swissDay(at)),
    })
  }
  return true
}
