import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { cancelTransfer } from '#shop/orders/settle-transfer.server.ts'
import { creditInvoice } from './credit-invoice.server.ts'
import { isOpen, openCents } from './invoice.ts'
import { findInvoice, type Invoice, lockInvoice } from './invoice-db.server.ts'

export type ChangeInvoiceOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown-invoice' | 'has-payments' | 'not-open' }

type ChangeInvoiceDeps = Pick<Services, 'db' | 'now'>
type ChangeInvoiceInput = { actor: Actor; invoiceId: string }

export function cancelInvoice(
  { db, now }: ChangeInvoiceDeps,
  requested: ChangeInvoiceInput,
): Promise<ChangeInvoiceOutcome> {
  return change(db, requested, 'invoice.cancelled', async (tx, invoice) => {
    if (invoice.payBy !== 'transfer' || !isOpen(invoice.state)) return { ok: false, reason: 'not-open' }
    if (invoice.paidCents > 0) return { ok: false, reason: 'has-payments' }
    await creditInvoice(tx, invoice, { amountCents: openCents(invoice), reason: 'cancelled', at: now() })
    await cancelTransfer(tx, invoice.orderId)
    return { ok: true }
  })
}

/** Checks permission, locks order and invoice, and makes a change. If rejected, rolls back without an audit row. */
function change(
  db: Services['db'],
  { actor, invoiceId }: ChangeInvoiceInput,
  action: AuditAction,
  execute: (tx: Tx, invoice: Invoice) => Promise<ChangeInvoiceOutcome>,
): Promise<ChangeInvoiceOutcome> {
  return db.transaction().execute(async (tx): Promise<ChangeInvoiceOutcome> => {
    if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
    const found = await findInvoice(tx, invoiceId)
    if (found) await lockOrder(tx, found.orderId)
    const invoice = found && (await lockInvoice(tx, found.id))
    if (invoice?.kind !== 'invoice') return { ok: false, reason: 'unknown-invoice' }
    const outcome = await execute(tx, invoice)
    const detail = { label: invoice.label }
    if (outcome.ok) await recordAudit(tx, actor, { action, object: { type: 'invoice', id: invoiceId }, detail })
    return outcome
  })
}
