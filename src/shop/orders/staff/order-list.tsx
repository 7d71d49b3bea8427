import { Link } from 'react-router'
import { clientFilter } from '#admin/lists/client-filter.ts'
import { defineList } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { OrderBadge } from '#admin/ui/badges.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { OrderState } from '#shop/orders/order.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const copy = () => t(shopStaffTexts.orderList)

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
  get title() {
    return copy().orders
  },
  path: '/admin/orders',
  right: 'order.list',
  filters: {
    client: clientFilter,
    q: {
      kind: 'search',
      get label() {
        return copy().searchOrders
      },
      get placeholder() {
        return copy().orderNumberOrBuyer
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => orderStates.map((value) => ({ value, label: t(adminTexts.panel).orderStates[value] })),
    },
    first: {
      kind: 'choice',
      get label() {
        return copy().firstOrder
      },
      by: 'links',
      options: () => [{ value: 'due', label: copy().n10ToBeRefunded }],
    },
    held: {
      kind: 'choice',
      get label() {
        return copy().oneCase
      },
      by: 'links',
      options: () => [{ value: 'yes', label: copy().forYearWithCase }],
    },
    discount: {
      kind: 'choice',
      get label() {
        return copy().discount
      },
      by: 'links',
      options: () => [{ value: 'contested', label: copy().discountNotDue }],
    },
    from: {
      kind: 'day',
      get label() {
        return copy().orderedFrom
      },
      get placeholder() {
        return copy().orderedFrom
      },
    },
    to: {
      kind: 'day',
      get label() {
        return copy().orderedUntil
      },
      get placeholder() {
        return copy().orderedUntil
      },
    },
  },
  get tabsLabel() {
    return copy().filterByStatus
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...orderStates.map((state) => ({ key: state, label: t(adminTexts.panel).orderStates[state], set: { state } })),
  ],
  sorts: { ordered: 'descending', total: 'descending', buyer: 'ascending' },
  sort: 'ordered',
  columns: [
    {
      key: 'number',
      get header() {
        return copy().order
      },
      rowHeader: true,
      cell: ({ id, number }) => <Link to={`/admin/orders/${id}`}>{number}</Link>,
      value: ({ number }) => number,
    },
    {
      key: 'buyer',
      get header() {
        return copy().buyer
      },
      sort: 'buyer',
      cell: ({ buyerName, buyerEmail }) => (
        <>
          {buyerName ?? buyerEmail ?? copy().notKnownYet}
          {buyerName && buyerEmail && <span className="cell-note">{buyerEmail}</span>}
        </>
      ),
      value: ({ buyerName }) => buyerName,
    },
    {
      key: 'email',
      get header() {
        return copy().email
      },
      extra: true,
      cell: ({ buyerEmail }) => buyerEmail ?? '–',
      value: ({ buyerEmail }) => buyerEmail,
    },
    {
      key: 'content',
      get header() {
        return copy().contents
      },
      smallHide: true,
      cell: ({ content }) => content ?? '–',
      value: ({ content }) => content,
    },
    {
      key: 'state',
      get header() {
        return copy().status
      },
      cell: ({ state }) => <OrderBadge state={state} />,
      value: ({ state }) => t(adminTexts.panel).orderStates[state],
    },
    {
      key: 'total',
      get header() {
        return copy().total
      },
      numeric: true,
      sort: 'total',
      cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
      value: ({ totalCents }) => totalCents / 100,
    },
    {
      key: 'date',
      get header() {
        return copy().ordered
      },
      numeric: true,
      sort: 'ordered',
      cell: ({ createdAt }) => formatDateTime(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'paid',
      get header() {
        return copy().paid
      },
      numeric: true,
      extra: true,
      cell: ({ paidAt }) => (paidAt ? formatDateTime(paidAt) : '–'),
      value: ({ paidAt }) => paidAt,
    },
  ],
  empty: {
    get title() {
      return copy().noOrdersFound
    },
    get text() {
      return copy().noOrdersMatchYourFilters
    },
  },
})

export type OrderRow = {
  id: string
  number: number
  state: OrderState
  buyerName: string | null
  buyerEmail: string | null
  personId: string | null
  currencyCode: string
  totalCents: number
  createdAt: Date
  paidAt: Date | null
  content: string | null
}
