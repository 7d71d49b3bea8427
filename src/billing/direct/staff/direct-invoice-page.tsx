import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { hourlyRateFrancs, invoiceDueDays } from '#billing/billing-settings.ts'
import * as directTexts from '#billing/direct/staff/locales/en.ts'
import { listUnbilled } from '#cases/time/time-db.server.ts'
import { company } from '#company/company.ts'
import { swissDay } from '#platform/day.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { movedBy } from '#platform/working-days.ts'
import { findQuoteCase, findQuoteClient } from '#shop/quotes/whose-quote-db.server.ts'
import type { Route } from './+types/direct-invoice-page'
import { newInvoicePath } from './direct-invoice.ts'
import { type DirectAnswer, DirectInvoiceForm } from './direct-invoice-form.tsx'
import { issueDirectInvoice, timeLine } from './issue-direct-invoice.server.ts'

const copy = () => t(directTexts.direct)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().newInvoice)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'billing.write')
  const { db, now } = services
  const client = await findQuoteClient(db, url.searchParams.get('client') ?? '', scope)
  if (!client) throw notFound()
  const caseId = url.searchParams.get('case') ?? ''
  const found = isUuid(caseId) ? await findQuoteCase(db, { id: caseId, clientId: client.id }, scope) : null
  const rateCents = (await readSetting(services, hourlyRateFrancs)) * 100
  const entries = await listUnbilled(db, found ? { caseId: found.id } : { clientId: client.id })
  const [address] = await listAddresses(db, client.id)
  return {
    id: randomUUID(),
    client,
    found,
    entries: entries.map((entry) => ({ id: entry.id, ...timeLine(entry, rateCents) })),
    country: address?.country ?? '',
    dueOn: movedBy(swissDay(now()), await readSetting(services, invoiceDueDays)),
    hasAccount: Boolean(company().iban || company().qrIban),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'billing.write')
  const form = await readForm(request)
  const values = textsOf(form)
  const entryIds = form.getAll('entry').map(String).filter(isUuid)
  const clientId = url.searchParams.get('client') ?? ''
  const caseId = url.searchParams.get('case')
  const outcome = await issueDirectInvoice(services, { actor, id: values.id ?? '', clientId, caseId, entryIds, values })
  if (outcome.ok) {
    const [first] = outcome.invoiceIds
    throw doneAt(first ? `/admin/billing/invoices/${first}` : newInvoicePath({ clientId, caseId }), 'invoice-issued')
  }
  if (outcome.reason === 'forbidden') throw forbidden()
  if (outcome.reason === 'unknown-client') throw notFound()
  const answer = { values, entryIds, errors: {}, text: '' }
  if (outcome.reason === 'no-account') return data<DirectAnswer>({ ...answer, text: copy().noAccount }, { status: 409 })
  if (outcome.reason === 'invalid') {
    const errors = { [outcome.field]: copy().errors[outcome.error] }
    return data<DirectAnswer>({ ...answer, errors }, { status: 422 })
  }
  return data<DirectAnswer>({ ...answer, text: copy().entryBilled }, { status: 409 })
}

export default function DirectInvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  return <DirectInvoiceForm view={loaderData} answer={actionData} />
}
