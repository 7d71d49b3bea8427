import { sql } from 'kysely'
import { isInvoiceState } from '#billing/invoices/invoice.ts'
import { soundReference } from '#billing/invoices/reference.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { SearchSource } from './search-source.ts'

export const invoiceSource: SearchSource = {
  group: 'invoices',
  right: 'billing.read',
  from: sql`invoices i`,
  id: sql`i.id`,
  text: sql`i.search_text`,
  age: sql`i.issued_at`,
  only: () => sql`true`,
  exact: ({ text }) => {
    const reference = soundReference(text)
    return reference ? sql`i.reference = ${reference}` : sql`i.label = ${text.toUpperCase()}`
  },
  forgives: true,
  rows: async (tx, ids) => {
    const invoices = tx.selectFrom('invoices').select(['id', 'label', 'kind', 'recipientName', 'issuedOn', 'state'])
    const rows = await invoices.select(['totalCents', 'currencyCode']).where('id', 'in', ids).execute()
    const { kinds, states } = t(billingTexts.billing)
    return rows.map(({ id, label, kind, recipientName, issuedOn, totalCents, currencyCode, state }) => ({
      ...{ id, to: `/admin/billing/invoices/${id}` },
      title: `${kinds[kind === 'credit_note' ? 'credit_note' : 'invoice']} ${label}`,
      about: [recipientName, formatMoney(totalCents, { currency: currencyCode }), formatDate(issuedOn)].join(', '),
      ...(isInvoiceState(state) && { mark: states[state] }),
    }))
  },
}
