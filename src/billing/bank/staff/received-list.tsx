import { Fragment } from 'react'
import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import type { ReceivedPayment } from '#billing/bank/payment-db.server.ts'
import { billingAdminWords } from '#billing/staff/words.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'

const states = ['queued', 'assigned', 'to_refund', 'given_back', 'ignored', 'taken_back'] as const

const kinds: Record<ReceivedPayment['state'], StatusKind> = {
  new: 'wait',
  queued: 'warn',
  assigned: 'done',
  to_refund: 'warn',
  given_back: 'off',
  ignored: 'off',
  taken_back: 'off',
}

function stateWords({ state }: ReceivedPayment): string {
  return billingAdminWords().paymentStates[state]
}

function signedCents({ amountCents, isReversal }: ReceivedPayment): number {
  return isReversal ? -amountCents : amountCents
}

function Paid({ id, state, labels, payer }: ReceivedPayment) {
  if (state === 'queued')
    return (
      <Link to={`/admin/billing/payments?payment=${id}`}>
        Decide<span className="visually-hidden">: {payer ?? 'not named'}</span>
      </Link>
    )
  if (labels === null) return '–'
  return labels.split(', ').map((label, at) => (
    <Fragment key={label}>
      {at > 0 && ', '}
      <Link to={`/admin/billing/invoices?q=${encodeURIComponent(label)}`}>{label}</Link>
    </Fragment>
  ))
}

export const receivedList = defineList<ReceivedPayment>()({
  name: 'received',
  isLarge: true,
  title: 'Payments received',
  path: '/admin/billing/received',
  right: 'billing.read',
  filters: {
    q: { kind: 'search', label: 'Search payments', placeholder: 'Payer, reference, invoice or buyer' },
    state: {
      kind: 'choice',
      label: 'State',
      by: 'tabs',
      options: () => states.map((value) => ({ value, label: billingAdminWords().paymentStates[value] })),
    },
    from: { kind: 'day', label: 'Booked from', placeholder: 'Booked from' },
    to: { kind: 'day', label: 'Booked until', placeholder: 'Booked until' },
  },
  tabsLabel: 'Filter by state',
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...states.map((state) => ({ key: state, label: billingAdminWords().paymentStates[state], set: { state } })),
  ],
  sorts: { booked: 'descending', amount: 'descending' },
  sort: 'booked',
  columns: [
    {
      key: 'payer',
      header: 'Payer',
      rowHeader: true,
      cell: ({ payer, note, message }) => (
        <>
          {payer ?? 'Not named'}
          {(note ?? message) && <span className="cell-note">{note ?? message}</span>}
        </>
      ),
      value: ({ payer }) => payer,
    },
    {
      key: 'state',
      header: 'State',
      cell: (payment) => <Status kind={kinds[payment.state]}>{stateWords(payment)}</Status>,
      value: stateWords,
    },
    {
      key: 'invoice',
      header: 'Invoice',
      cell: (payment) => <Paid {...payment} />,
      value: ({ labels }) => labels,
    },
    {
      key: 'amount',
      header: 'Amount',
      numeric: true,
      sort: 'amount',
      cell: (payment) => formatMoney(signedCents(payment), { currency: payment.currencyCode }),
      value: (payment) => signedCents(payment) / 100,
    },
    {
      key: 'booked',
      header: 'Booked',
      numeric: true,
      sort: 'booked',
      cell: ({ bookedOn }) => formatDate(bookedOn),
      value: ({ bookedOn }) => bookedOn,
    },
    {
      key: 'currency',
      header: 'Currency',
      extra: true,
      cell: ({ currencyCode }) => currencyCode,
      value: ({ currencyCode }) => currencyCode,
    },
    {
      key: 'reference',
      header: 'Reference',
      extra: true,
      cell: ({ reference }) => reference ?? '–',
      value: ({ reference }) => reference,
    },
    {
      key: 'message',
      header: 'Message',
      extra: true,
      cell: ({ message }) => message ?? '–',
      value: ({ message }) => message,
    },
  ],
  empty: { title: 'No payments found', text: 'No payment fits these filters.' },
})
