import { Link } from 'react-router'
import { visitorOf } from '#accounts/visitor.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/states.tsx'
import { Table } from '#design/table.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { loadPanel } from '#portal/panel.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { Mark } from '#portal/ui/mark.tsx'
import { PanelView } from '#portal/ui/panel-view.tsx'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/orders-page'
import { listOrdersOf, type OwnOrder } from './order-db.server.ts'
import { hasReceipt, orderMark, orderPath } from './order-state.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Orders', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const { id } = visitorOf(context).person
  return { orders: await loadPanel(context, 'orders', () => asClient(db, id, (tx) => listOrdersOf(tx, id))) }
}

/** What a client has bought. */
export default function OrdersPage({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <>
      <AppHead title="Orders" />
      <PanelView panel={orders} what="Your orders">
        {(rows) => (rows.length === 0 ? <NoOrders /> : <OrderTable orders={rows} />)}
      </PanelView>
    </>
  )
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      text="What you buy stands here, with its receipt."
      motif="sheets"
      action={
        <ButtonLink to="/pricing" kind="outline" size="small">
          See the packages
        </ButtonLink>
      }
    />
  )
}

function OrderTable({ orders }: { orders: readonly OwnOrder[] }) {
  return (
    <Table
      caption="Orders"
      hideCaption
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', header: 'Order', cell: ({ id, number }) => <Link to={orderPath(id)}>Order {number}</Link> },
        { key: 'date', header: 'Ordered', numeric: true, cell: ({ createdAt }) => formatDate(createdAt) },
        { key: 'state', header: 'Status', cell: (order) => <Mark mark={orderMark(order)} /> },
        {
          key: 'total',
          header: 'Total',
          numeric: true,
          cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
        },
        {
          key: 'receipt',
          header: 'Receipt',
          cell: (order) => (hasReceipt(order) ? <ReceiptLink order={order} /> : '–'),
        },
      ]}
    />
  )
}

function ReceiptLink({ order: { id, number } }: { order: OwnOrder }) {
  return (
    <a href={`${orderPath(id)}/receipt`} aria-label={`Receipt of order ${number}, PDF`}>
      PDF
    </a>
  )
}
