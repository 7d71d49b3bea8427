import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { assign, lockWithOrder } from './assign.server.ts'
import { matchPayment } from './payment.ts'
import { findInvoiceBy, listNew, lockPayment, savePayment } from './payment-db.server.ts'

type MatchPaymentsDeps = Pick<Services, 'db' | 'now'>

/**
 * Matches new payments with invoices. Each payment has its own transaction, so that an interrupted run can be repeated.
 */
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
