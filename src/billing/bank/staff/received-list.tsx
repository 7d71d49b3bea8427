import { Fragment } from 'react'
import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import type { ReceivedPayment } from '#billing/bank/payment-db.server.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(billingStaffTexts.receivedList)

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
  return t(billingStaffTexts.billing).paymentStates[state]
}

function signedCents({ amountCents, isReversal }: ReceivedPayment): number {
  return isReversal ? -amountCents : amountCents
}

function Paid({ id, state, labels, payer }: ReceivedPayment) {
  if (state === 'queued')
    return (
      <Link to={`/admin/billing/payments?payment=${id}`}>
        {copy().decide}
        <span className="visually-hidden">: {payer ?? copy().notNamed}</span>
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
  get title() {
    return copy().paymentsReceived
  },
  path: '/admin/billing/received',
  right: 'billing.read',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchPayments
      },
      get placeholder() {
        return copy().payerReferenceInvoiceOrBuyer
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => states.map((value) => ({ value, label: t(billingStaffTexts.billing).paymentStates[value] })),
    },
    from: {
      kind: 'day',
      get label() {
        return copy().bookedFrom
      },
      get placeholder() {
        return copy().bookedFrom
      },
    },
    to: {
      kind: 'day',
      get label() {
        return copy().bookedUntil
      },
      get placeholder() {
        return copy().bookedUntil
      },
    },
  },
  get tabsLabel() {
    return copy().filterByStatus
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...states.map((state) => ({
      key: state,
      label: t(billingStaffTexts.billing).paymentStates[state],
      set: { state },
    })),
  ],
  sorts: { booked: 'descending', amount: 'descending' },
  sort: 'booked',
  columns: [
    {
      key: 'payer',
      get header() {
        return copy().payer
      },
      rowHeader: true,
      cell: ({ payer, note, message }) => (
        <>
          {payer ?? copy().notNamed2}
          {(note ?? message) && <span className="cell-note">{note ?? message}</span>}
        </>
      ),
      value: ({ payer }) => payer,
    },
    {
      key: 'state',
      get header() {
        return copy().status
      },
      cell: (payment) => <Status kind={kinds[payment.state]}>{stateWords(payment)}</Status>,
      value: stateWords,
    },
    {
      key: 'invoice',
      get header() {
        return copy().invoice
      },
      cell: (payment) => <Paid {...payment} />,
      value: ({ labels }) => labels,
    },
    {
      key: 'amount',
      get header() {
        return copy().amount
      },
      numeric: true,
      sort: 'amount',
      cell: (payment) => formatMoney(signedCents(payment), { currency: payment.currencyCode }),
      value: (payment) => signedCents(payment) / 100,
    },
    {
      key: 'booked',
      get header() {
        return copy().booked
      },
      numeric: true,
      sort: 'booked',
      cell: ({ bookedOn }) => formatDate(bookedOn),
      value: ({ bookedOn }) => bookedOn,
    },
    {
      key: 'currency',
      get header() {
        return copy().currency
      },
      extra: true,
      cell: ({ currencyCode }) => currencyCode,
      value: ({ currencyCode }) => currencyCode,
    },
    {
      key: 'reference',
      get header() {
        return copy().reference
      },
      extra: true,
      cell: ({ reference }) => reference ?? '–',
      value: ({ reference }) => reference,
    },
    {
      key: 'message',
      get header() {
        return copy().message
      },
      extra: true,
      cell: ({ message }) => message ?? '–',
      value: ({ message }) => message,
    },
  ],
  empty: {
    get title() {
      return copy().noPaymentsFound
    },
    get text() {
      return copy().noPaymentsMatchYourFilters
    },
  },
})
