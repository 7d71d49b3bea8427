import { type InvoiceInEmail, invoiceEmail } from '#billing/billing-emails.tsx'
import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { openCents } from './invoice.ts'
import { findInvoice, findReturnToken, type Invoice } from './invoice-db.server.ts'

type NotifyBuyerDeps = Pick<Services, 'config'>

export async function notifyBuyer(tx: Tx, services: NotifyBuyerDeps, invoice: Invoice): Promise<void> {
  const { id, kind, payBy, reason, recipient } = invoice
  const isCancelled = kind === 'credit_note' && reason === 'cancelled'
  const isToPay = kind === 'invoice' && payBy === 'transfer'
  if (!recipient.email || !(isCancelled || isToPay)) return
  const notified = await inEmail(tx, services, invoice)
  const credited = invoice.creditsId ? await findInvoice(tx, invoice.creditsId) : null
  await queueEmail(tx, {
    eventKey: `invoice-issued:${id}`,
    to: recipient.email,
    // The email must stay confidential, because its link opens the PDF without signing in.
    isConfidential: true,
    email: isCancelled
      ? invoiceEmail('cancelled', { ...notified, label: credited?.label ?? notified.label })
      : invoiceEmail('issued', notified),
  })
}

export async function inEmail(tx: Tx, { config }: NotifyBuyerDeps, invoice: Invoice): Promise<InvoiceInEmail> {
  const token = await findReturnToken(tx, invoice.orderId)
  const { label, recipient, currencyCode, totalCents, dueOn, account, reference } = invoice
  return {
    ...{ label, name: recipient.name, currencyCode, totalCents, dueOn, account, reference },
    bank: invoice.issuer.bank,
    openCents: openCents(invoice),
    url: `${config.PUBLIC_URL}/papers/${token}/${invoice.id}`,
  }
}
