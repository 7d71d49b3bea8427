import { sql } from 'kysely'
import { onlyClientsOf, onlyOrdersOf, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import { isNumber } from '#admin/lists/parts-db.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { isInvoiceState } from '#billing/invoices/invoice.ts'
import { soundReference } from '#billing/invoices/reference.ts'
import * as billingTexts from '#billing/locales/en.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { listCasesById } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { isOrderState } from '#shop/orders/order.ts'
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

const copy = () => t(adminTexts.officeSourcesDb)

export const clientSource: SearchSource = {
  group: 'clients',
  right: 'client.list',
  from: sql`people p`,
  id: sql`p.id`,
  text: sql`p.search_text`,
  age: sql`p.created_at`,
  only: (scope) => sql`(p.role = 'client' and p.merged_into is null and ${onlyClientsOf(scope, 'p.id')})`,
  exact: ({ text, phones }) =>
    phones.length > 0 ? sql`figures_of(p.phone) = any(${[...phones]})` : sql`p.email = ${text.toLowerCase()}`,
  forgives: true,
  rows: async (tx, ids) => {
    const people = tx.selectFrom('people').select(['id', 'name', 'email', 'company', 'phone', 'status'])
    return (await people.where('id', 'in', ids).execute()).map(({ id, name, email, company, phone, status }) => ({
      ...{ id, to: `/admin/clients/${id}`, title: name },
      about: [email, company, phone].filter(Boolean).join(', '),
      mark: Object.entries(t(adminTexts.panel).clientStatuses).find(([known]) => known === status)?.[1] ?? status,
    }))
  },
}

export const caseSource: SearchSource = {
  group: 'cases',
  right: 'case.read',
  from: sql`cases c`,
  id: sql`c.id`,
  text: sql`c.search_text`,
  age: sql`c.created_at`,
  only: onlyVisibleTo,
  exact: ({ text }) => sql`c.case_number = ${text.toUpperCase()}`,
  ofClients: (clientIds) => sql`c.client_id = any(${[...clientIds]})`,
  forgives: true,
  rows: async (tx, ids) =>
    (await listCasesById(tx, ids)).map(({ id, title, caseNumber, clientName, description, state }) => ({
      ...{ id, to: staffCasePath(id), title: `${title}, ${caseNumber}` },
      about: [clientName, description].filter(Boolean).join(', '),
      mark: t(caseTexts.cases).states[state].label,
    })),
}

export const orderSource: SearchSource = {
  group: 'orders',
  right: 'order.list',
  from: sql`orders o`,
  id: sql`o.id`,
  text: sql`o.search_text`,
  age: sql`o.created_at`,
  only: onlyOrdersOf,
  exact: ({ text }) => isNumber('o.number', text),
  forgives: true,
  rows: async (tx, ids) => {
    const orders = tx.selectFrom('orders').select(['id', 'number', 'state', 'buyerName', 'buyerEmail', 'createdAt'])
    const rows = await orders.select(['totalCents', 'currencyCode']).where('id', 'in', ids).execute()
    return rows.map(({ id, number, state, buyerName, buyerEmail, createdAt, totalCents, currencyCode }) => ({
      ...{ id, to: `/admin/orders/${id}`, title: copy().order(number) },
      about: [
        ...[buyerName, buyerEmail].filter(Boolean),
        formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
        formatDate(createdAt),
      ].join(', '),
      mark: isOrderState(state) ? t(adminTexts.panel).orderStates[state] : state,
    }))
  },
}
