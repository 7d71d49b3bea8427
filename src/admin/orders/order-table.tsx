import { Link } from 'react-router'
import { OrderMark } from '#admin/ui/marks.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import type { OrderRow } from './order-list-db.server.ts'

const columns: Column<OrderRow>[] = [
  {
    key: 'number',
    header: 'Order',
    rowHeader: true,
    cell: ({ id, number }) => <Link to={`/admin/orders/${id}`}>{number}</Link>,
  },
  {
    key: 'buyer',
    header: 'Buyer',
    cell: ({ buyerName, buyerEmail }) => (
      <>
        {buyerName ?? buyerEmail ?? 'Not known yet'}
        {buyerName && buyerEmail && <span className="cell-note">{buyerEmail}</span>}
      </>
    ),
  },
  { key: 'content', header: 'Content', smallHide: true, cell: ({ content }) => content ?? '–' },
  { key: 'state', header: 'State', cell: ({ state }) => <OrderMark state={state} /> },
  {
    key: 'total',
    header: 'Total',
    numeric: true,
    cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
  },
  { key: 'date', header: 'Ordered', numeric: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
]

/** Orders under each other; those of one client without their buyer. */
export function OrderTable({ orders, ofOneClient }: { orders: OrderRow[]; ofOneClient?: boolean }) {
  const shown = ofOneClient ? columns.filter(({ key }) => key !== 'buyer') : columns
  return <Table caption="Orders" hideCaption dense columns={shown} rows={orders} rowKey={({ id }) => id} />
}
