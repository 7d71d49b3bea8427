import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listPaymentsOf } from '#billing/bank/payment-db.server.ts'
import { type ChangeInvoiceOutcome, cancelInvoice } from '#billing/invoices/change-invoice.server.ts'
import { isOpen, openCents } from '#billing/invoices/invoice.ts'
import { findInvoice, findOrderNumber, listInvoiceLines, listInvoicesOf } from '#billing/invoices/invoice-db.server.ts'
import { listReminders } from '#billing/reminders/reminder-db.server.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { explain, type Refused } from '#platform/words.ts'
import type { Route } from './+types/invoice-page'
import { InvoiceView } from './invoice-view.tsx'

const copy = () => t(billingStaffTexts.invoicePage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.invoice.label ?? copy().invoice)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'billing.read')
  const { db } = services
  const invoice = isUuid(params.invoiceId) ? await findInvoice(db, params.invoiceId) : null
  if (!invoice) throw notFound()
  const isTransfer = invoice.kind === 'invoice' && invoice.payBy === 'transfer' && may(person, 'billing.write')
  const { searchText: _, fileId: __, ...shown } = invoice
  return {
    invoice: { ...shown, openCents: invoice.kind === 'invoice' ? openCents(invoice) : 0 },
    lines: await listInvoiceLines(db, invoice.id),
    documents: await listInvoicesOf(db, [invoice.orderId]),
    orderNumber: await findOrderNumber(db, invoice.orderId),
    payments: await listPaymentsOf(db, invoice.id),
    reminders: await listReminders(db, invoice.id),
    mayCancel: isTransfer && isOpen(invoice.state) && invoice.paidCents === 0,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'billing.write')
  const { invoiceId } = params
  if (!isUuid(invoiceId)) throw notFound()
  const { sure } = textsOf(await readForm(request))
  const outcome =
    sure === 'yes' ? await cancelInvoice(services, { actor, invoiceId }) : ({ ok: false, reason: 'unsure' } as const)
  const path = `/admin/billing/invoices/${invoiceId}`
  if (outcome.ok) throw doneAt(path, 'invoice-cancelled')
  if (outcome.reason === 'unknown-invoice') throw notFound()
  const text = explain<Refused<ChangeInvoiceOutcome> | { reason: 'unsure' }>(
    t(billingStaffTexts.billing).notChanged,
    outcome,
  )
  return data({ text }, { status: 409 })
}

export default function InvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  return <InvoiceView view={loaderData} answer={actionData} />
}
