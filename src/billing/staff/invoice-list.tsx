import { Link } from 'react-router'
import { clientFilter } from '#admin/lists/client-filter.ts'
import { defineList } from '#admin/lists/list.ts'
import type { InvoiceKind, InvoiceState } from '#billing/invoices/invoice.ts'
import * as billingTexts from '#billing/locales/en.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'

import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(billingStaffTexts.invoiceList)

export type InvoiceRow = {
  id: string
  label: string
  kind: InvoiceKind
  recipientName: string
  issuedOn: string
  dueOn: string | null
  currencyCode: string
  totalCents: number
  openCents: number
  state: InvoiceState | null
}

const kinds: Record<InvoiceState, StatusKind> = {
  issued: 'wait',
  partly_paid: 'warn',
  overdue: 'bad',
  paid: 'done',
  credited: 'off',
  written_off: 'off',
}

export function InvoiceBadge({ state }: { state: InvoiceState | null }) {
  return state ? <Status kind={kinds[state]}>{t(billingTexts.billing).states[state]}</Status> : '–'
}

const states = ['overdue', 'issued', 'partly_paid', 'paid', 'credited', 'written_off'] as const

export const invoiceList = defineList<InvoiceRow>()({
  name: 'invoices',
  isLarge: true,
  get title() {
    return copy().invoices
  },
  path: '/admin/billing/invoices',
  right: 'billing.read',
  filters: {
    client: clientFilter,
    q: {
      kind: 'search',
      get label() {
        return copy().searchInvoices
      },
      get placeholder() {
        return copy().numberBuyerOrReference
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => states.map((value) => ({ value, label: t(billingTexts.billing).states[value] })),
    },
    kind: {
      kind: 'choice',
      get label() {
        return copy().type
      },
      get placeholder() {
        return copy().invoicesAndCreditNotes
      },
      options: () => [
        { value: 'invoice', label: copy().invoices },
        { value: 'credit_note', label: copy().creditNotes },
      ],
    },
    from: {
      kind: 'day',
      get label() {
        return copy().issuedFrom
      },
      get placeholder() {
        return copy().issuedFrom
      },
    },
    to: {
      kind: 'day',
      get label() {
        return copy().issuedUntil
      },
      get placeholder() {
        return copy().issuedUntil
      },
    },
  },
  get tabsLabel() {
    return copy().filterByStatus
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...states.map((state) => ({ key: state, label: t(billingTexts.billing).states[state], set: { state } })),
  ],
  sorts: { written: 'descending', due: 'ascending', total: 'descending', buyer: 'ascending' },
  sort: 'written',
  columns: [
    {
      key: 'label',
      get header() {
        return copy().number
      },
      rowHeader: true,
      cell: ({ id, label }) => <Link to={`/admin/billing/invoices/${id}`}>{label}</Link>,
      value: ({ label }) => label,
    },
    {
      key: 'buyer',
      get header() {
        return copy().buyer
      },
      sort: 'buyer',
      cell: ({ recipientName }) => recipientName,
      value: ({ recipientName }) => recipientName,
    },
    {
      key: 'state',
      get header() {
        return copy().status
      },
      cell: ({ state, kind }) =>
        kind === 'invoice' ? <InvoiceBadge state={state} /> : t(billingTexts.billing).kinds[kind],
      value: ({ state, kind }) => (state ? t(billingTexts.billing).states[state] : t(billingTexts.billing).kinds[kind]),
    },
    {
      key: 'total',
      get header() {
        return copy().total
      },
      numeric: true,
      sort: 'total',
      cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode }),
      value: ({ totalCents }) => totalCents / 100,
    },
    {
      key: 'open',
      get header() {
        return copy().open
      },
      numeric: true,
      cell: ({ openCents, currencyCode }) => (openCents > 0 ? formatMoney(openCents, { currency: currencyCode }) : '–'),
      value: ({ openCents }) => openCents / 100,
    },
    {
      key: 'due',
      get header() {
        return copy().due
      },
      numeric: true,
      sort: 'due',
      smallHide: true,
      cell: ({ dueOn }) => (dueOn ? formatDate(dueOn) : '–'),
      value: ({ dueOn }) => dueOn,
    },
    {
      key: 'written',
      get header() {
        return copy().issued
      },
      numeric: true,
      sort: 'written',
      cell: ({ issuedOn }) => formatDate(issuedOn),
      value: ({ issuedOn }) => issuedOn,
    },
  ],
  empty: {
    get title() {
      return copy().noInvoicesFound
    },
    get text() {
      return copy().noInvoicesMatchYourFilters
    },
  },
})
