import { type Amounts, isOpen, openCents, stateOf } from '#billing/invoices/invoice.ts'
import { findInvoice, type Invoice, lockInvoice, saveStatus } from '#billing/invoices/invoice-db.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { holdsMoney } from '#shop/orders/order.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { noteOwed, recordTransfer } from '#shop/orders/settle-transfer.server.ts'
import { sumWithBank } from '#shop/payouts/payout-db.server.ts'
import { findMoneyHere } from '#shop/refunds/money-here.server.ts'
import { matchPayment } from './payment.ts'
import {
  endAllocation,
  findInvoiceBy,
  insertAllocation,
  listAllocations,
  listNew,
  lockPayment,
  type Payment,
  savePayment,
} from './payment-db.server.ts'

/** All code must lock an order before its invoice, to avoid deadlocks. */
export async function lockWithOrder(tx: Tx, { id, orderId }: { id: string; orderId: string }): Promise<Invoice | null> {
  await lockOrder(tx, orderId)
  return lockInvoice(tx, id)
}

type Assigned = { amountCents: number; createdBy: string | null; at: Date }

export async function assign(
  tx: Tx,
  payment: Payment,
  invoice: Invoice,
  { amountCents, createdBy, at }: Assigned,
): Promise<void> {
  if (!isOpen(invoice.state) || amountCents > openCents(invoice))
    throw new Error(`Invoice ${invoice.label} owes less than that`)
  await insertAllocation(tx, { paymentId: payment.id, invoiceId: invoice.id, amountCents, createdAt: at, createdBy })
  const amounts = { ...invoice, paidCents: invoice.paidCents + amountCents }
  await saveAmounts(tx, invoice, amounts, at)
  if (openCents(amounts) === 0) await recordTransfer(tx, invoice.orderId, { reference: invoice.label, now: at })
}

/** Ends the allocations of a reversed payment. False if the money was refunded or is needed for pending refunds. */
export async function withdraw(tx: Tx, payment: Payment, at: Date): Promise<boolean> {
  for (const { id, invoiceId, amountCents } of await listAllocations(tx, payment.id)) {
    const found = await findInvoice(tx, invoiceId)
    const invoice = found && (await lockWithOrder(tx, found))
    if (!invoice || invoice.paidCents - (await sumWithBank(tx, invoice.orderId)) < amountCents) return false
    await endAllocation(tx, id, at)
    await saveAmounts(tx, invoice, { ...invoice, paidCents: invoice.paidCents - amountCents }, at)
  }
  return true
}

/** Ends a payment's allocations to open invoices. Returns the freed cents; null if other refunds need this money. */
export async function withdrawFromOpen(tx: Tx, payment: Payment, at: Date): Promise<number | null> {
  let sumCents = 0
  for (const { id, invoiceId, amountCents } of await listAllocations(tx, payment.id)) {
    const found = await findInvoice(tx, invoiceId)
    const order = found && (await lockOrder(tx, found.orderId))
    const invoice = found && (await lockInvoice(tx, found.id))
    if (!order || !invoice || !isOpen(invoice.state)) continue
    if (holdsMoney(order.state) && (await findMoneyHere(tx, order)).leftCents < amountCents) return null
    await endAllocation(tx, id, at)
    await saveAmounts(tx, invoice, { ...invoice, paidCents: invoice.paidCents - amountCents }, at)
    sumCents += amountCents
  }
  return sumCents
}

export async function saveAmounts(tx: Tx, invoice: Invoice, amounts: Amounts, at: Date): Promise<void> {
  const { paidCents, writtenOffCents } = amounts
  const today = swissDay(at)
  const cancelled = writtenOffCents > invoice.writtenOffCents ? { writtenOffCents, writtenOffOn: today } : {}
  await saveStatus(tx, invoice, { paidCents, ...cancelled, state: stateOf(amounts, invoice.dueOn, today) })
  await noteOwed(tx, invoice.orderId, openCents(amounts))
}

type MatchPaymentsDeps = Pick<Services, 'db' | 'now'>

/** Each payment has its own transaction, so that an interrupted run can be repeated. */
export async function matchPayments({ db, now }: MatchPaymentsDeps): Promise<void> {
  for (let waiting = await listNew(db); waiting.length > 0; waiting = await listNew(db))
    for (const { id } of waiting) await db.transaction().execute((tx) => matchOne(tx, id, now()))
}

export async function matchOne(tx: Tx, paymentId: string, at: Date): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.state !== 'new') return
  const found = payment.reference ? await findInvoiceBy(tx, { reference: payment.reference }) : null
  const invoice = found && (await lockWithOrder(tx, found))
  const { assignCents, reason } = matchPayment(payment, invoice)
  if (invoice && assignCents > 0) await assign(tx, payment, invoice, { amountCents: assignCents, createdBy: null, at })
  await savePayment(tx, payment.id, { state: reason ? 'queued' : 'assigned', reason })
  const detail = { invoice: invoice?.label ?? null, amountCents: payment.amountCents, reason }
  await recordAudit(tx, system, { action: 'payment.matched', object: { type: 'payment', id: payment.id }, detail })
}
