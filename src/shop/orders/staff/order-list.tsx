import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { OrderBadge } from '#admin/ui/badges.tsx'
import { panelWords } from '#admin/words.ts'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import type { OrderState } from '#shop/orders/order.ts'
import type { OrderRow } from './order-row.ts'

const orderStates = [
  'paid_review',
  'paid',
  'awaiting_transfer',
  'pending',
  'payment_failed',
  'cancelled',
  'expired',
  'refunded',
] as const satisfies readonly OrderState[]

export const orderList = defineList<OrderRow>()({
  name: 'orders',
  isLarge: true,
  title: 'Orders',
  path: '/admin/orders',
  right: 'order.list',
  filters: {
    q: { kind: 'search', label: 'Search orders', placeholder: 'Order number or buyer' },
    state: {
      kind: 'choice',
      label: 'State',
      by: 'tabs',
      options: () => orderStates.map((value) => ({ value, label: panelWords().orderStates[value] })),
    },
    first: {
      kind: 'choice',
      label: 'First order',
      by: 'links',
      options: () => [{ value: 'due', label: '10 % wait to be paid back' }],
    },
    discount: {
      kind: 'choice',
      label: 'Discount',
      by: 'links',
      options: () => [{ value: 'contested', label: 'Discount not due' }],
    },
    from: { kind: 'day', label: 'Ordered from', placeholder: 'Ordered from' },
    to: { kind: 'day', label: 'Ordered until', placeholder: 'Ordered until' },
  },
  tabsLabel: 'Filter by state',
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...orderStates.map((state) => ({ key: state, label: panelWords().orderStates[state], set: { state } })),
  ],
  sorts: { ordered: 'descending', total: 'descending', buyer: 'ascending' },
  sort: 'ordered',
  columns: [
    {
      key: 'number',
      header: 'Order',
      rowHeader: true,
      cell: ({ id, number }) => <Link to={`/admin/orders/${id}`}>{number}</Link>,
      value: ({ number }) => number,
    },
    {
      key: 'buyer',
      header: 'Buyer',
      sort: 'buyer',
      cell: ({ buyerName, buyerEmail }) => (
        <>
          {buyerName ?? buyerEmail ?? 'Not known yet'}
          {buyerName && buyerEmail && <span className="cell-note">{buyerEmail}</span>}
        </>
      ),
      value: ({ buyerName }) => buyerName,
    },
    {
      key: 'email',
      header: 'Email',
      extra: true,
      cell: ({ buyerEmail }) => buyerEmail ?? '–',
      value: ({ buyerEmail }) => buyerEmail,
    },
    {
      key: 'content',
      header: 'Content',
      smallHide: true,
      cell: ({ content }) => content ?? '–',
      value: ({ content }) => content,
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <OrderBadge state={state} />,
      value: ({ state }) => panelWords().orderStates[state],
    },
    {
      key: 'total',
      header: 'Total',
      numeric: true,
      sort: 'total',
      cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
      value: ({ totalCents }) => totalCents / 100,
    },
    {
      key: 'date',
      header: 'Ordered',
      numeric: true,
      sort: 'ordered',
      cell: ({ createdAt }) => formatDateTime(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'paid',
      header: 'Paid',
      numeric: true,
      extra: true,
      cell: ({ paidAt }) => (paidAt ? formatDateTime(paidAt) : '–'),
      value: ({ paidAt }) => paidAt,
    },
  ],
  empty: { title: 'No orders found', text: 'No order fits these filters.' },
})
