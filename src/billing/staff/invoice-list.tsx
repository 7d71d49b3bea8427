import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import type { InvoiceKind, InvoiceState } from '#billing/invoices/invoice.ts'
import { billingWords } from '#billing/words.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'

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
  return state ? <Status kind={kinds[state]}>{billingWords().states[state]}</Status> : '–'
}

const states = ['overdue', 'issued', 'partly_paid', 'paid', 'credited', 'written_off'] as const

export const invoiceList = defineList<InvoiceRow>()({
  name: 'invoices',
  isLarge: true,
  title: 'Invoices',
  path: '/admin/billing/invoices',
  right: 'billing.read',
  filters: {
    q: { kind: 'search', label: 'Search invoices', placeholder: 'Number, buyer or reference' },
    state: {
      kind: 'choice',
      label: 'State',
      by: 'tabs',
      options: () => states.map((value) => ({ value, label: billingWords().states[value] })),
    },
    kind: {
      kind: 'choice',
      label: 'Kind',
      placeholder: 'Invoices and credit notes',
      options: () => [
        { value: 'invoice', label: 'Invoices' },
        { value: 'credit_note', label: 'Credit notes' },
      ],
    },
    from: { kind: 'day', label: 'Written from', placeholder: 'Written from' },
    to: { kind: 'day', label: 'Written until', placeholder: 'Written until' },
  },
  tabsLabel: 'Filter by state',
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...states.map((state) => ({ key: state, label: billingWords().states[state], set: { state } })),
  ],
  sorts: { written: 'descending', due: 'ascending', total: 'descending', buyer: 'ascending' },
  sort: 'written',
  columns: [
    {
      key: 'label',
      header: 'Number',
      rowHeader: true,
      cell: ({ id, label }) => <Link to={`/admin/billing/invoices/${id}`}>{label}</Link>,
      value: ({ label }) => label,
    },
    {
      key: 'buyer',
      header: 'Buyer',
      sort: 'buyer',
      cell: ({ recipientName }) => recipientName,
      value: ({ recipientName }) => recipientName,
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ state, kind }) => (kind === 'invoice' ? <InvoiceBadge state={state} /> : billingWords().kinds[kind]),
      value: ({ state, kind }) => (state ? billingWords().states[state] : billingWords().kinds[kind]),
    },
    {
      key: 'total',
      header: 'Total',
      numeric: true,
      sort: 'total',
      cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode }),
      value: ({ totalCents }) => totalCents / 100,
    },
    {
      key: 'open',
      header: 'Open',
      numeric: true,
      cell: ({ openCents, currencyCode }) => (openCents > 0 ? formatMoney(openCents, { currency: currencyCode }) : '–'),
      value: ({ openCents }) => openCents / 100,
    },
    {
      key: 'due',
      header: 'Due',
      numeric: true,
      sort: 'due',
      smallHide: true,
      cell: ({ dueOn }) => (dueOn ? formatDate(dueOn) : '–'),
      value: ({ dueOn }) => dueOn,
    },
    {
      key: 'written',
      header: 'Written',
      numeric: true,
      sort: 'written',
      cell: ({ issuedOn }) => formatDate(issuedOn),
      value: ({ issuedOn }) => issuedOn,
    },
  ],
  empty: { title: 'No invoices found', text: 'No invoice fits these filters.' },
})
