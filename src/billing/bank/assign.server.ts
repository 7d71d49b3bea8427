import { type Amounts, isOpen, openCents, stateOf } from '#billing/invoice.ts'
import { findInvoice, type Invoice, lockInvoice, saveStanding } from '#billing/invoice-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { lockOrder } from '#shop/order-db.server.ts'
import { noteOwed, takeTransfer } from '#shop/settle-transfer.server.ts'
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
  await saveAmounts(tx, invoice, amounts, at)
  if (openCents(amounts) === 0) await takeTransfer(tx, invoice.orderId, { reference: invoice.label, now: at })
}

/** What a held payment has paid is open again. Resolves with false when some of it went back to the payer meanwhile. */
export async function takeBack(tx: Tx, payment: Payment, at: Date): Promise<boolean> {
  for (const { id, invoiceId, amountCents } of await listAllocations(tx, payment.id)) {
    const found = await findInvoice(tx, invoiceId)
    const invoice = found && (await lockWithOrder(tx, found))
    if (!invoice || invoice.paidCents < amountCents) return false
    await endAllocation(tx, id, at)
    await saveAmounts(tx, invoice, { ...invoice, paidCents: invoice.paidCents - amountCents }, at)
  }
  return true
}

/** Writes how a held invoice and its order stand after money came, was taken back or was given up. */
export async function saveAmounts(tx: Tx, invoice: Invoice, amounts: Amounts, at: Date): Promise<void> {
  const { paidCents, writtenOffCents } = amounts
  const today = swissDay(at)
  const givenUp = writtenOffCents > invoice.writtenOffCents ? { writtenOffCents, writtenOffOn: today } : {}
  await saveStanding(tx, invoice, { paidCents, ...givenUp, state: stateOf(amounts, invoice.dueOn, today) })
  await noteOwed(tx, invoice.orderId, openCents(amounts))
}
