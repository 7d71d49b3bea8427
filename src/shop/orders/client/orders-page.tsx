import { Link } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { type InvoiceOfOrder, listInvoicesOf } from '#billing/invoices/invoice-db.server.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { loadPanel } from '#portal/panel.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { Badge } from '#portal/ui/badge.tsx'
import { PanelView } from '#portal/ui/panel-view.tsx'
import * as shopTexts from '#shop/locales/en.ts'
import { listOrdersOf, type OwnOrder } from '#shop/orders/own-order-db.server.ts'
import { loadOffers } from '#shop/quotes/client/load-offers.server.ts'
import { OfferList } from '#shop/quotes/client/offer-list.tsx'
import type { Route } from './+types/orders-page'
import { orderBadge, orderPath } from './order-state.ts'

const copy = () => t(shopTexts.ordersPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().orders, matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const { id } = currentUserOf(context).person
  const read = () =>
    asClient(db, id, async (tx) => {
      const orders = await listOrdersOf(tx, id)
      const documents = await listInvoicesOf(
        tx,
        orders.map((order) => order.id),
      )
      const listed = orders.map((order) => {
        return { ...order, documents: documents.filter(({ orderId }) => orderId === order.id) }
      })
      return { orders: listed, offers: await loadOffers(tx, id, now()) }
    })
  return { orders: await loadPanel(context, 'orders', read) }
}

export default function OrdersPage({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().orders} />
      <PanelView panel={orders} what={copy().yourOrders}>
        {(found) => (
          <>
            {found.offers.length > 0 && (
              <section className="stack" aria-labelledby="offers">
                <h2 id="offers" className="t20">
                  {copy().quotes}
                </h2>
                <OfferList offers={found.offers} />
                <h2 className="t20">{copy().orders}</h2>
              </section>
            )}
            {found.orders.length === 0 ? <NoOrders /> : <OrderTable orders={found.orders} />}
          </>
        )}
      </PanelView>
    </>
  )
}

function NoOrders() {
  return (
    <EmptyState
      title={copy().noOrdersYet}
      text={copy().yourOrdersAndTheirInvoices}
      illustration="sheets"
      action={
        <ButtonLink to="/pricing" kind="outline" size="small">
          {copy().seeOurPackages}
        </ButtonLink>
      }
    />
  )
}

type ListedOrder = OwnOrder & { documents: InvoiceOfOrder[] }

function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <div className="even-columns orders">
      <Table
        caption={copy().orders}
        hideCaption
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            header: copy().order,
            cell: ({ id, number }) => <Link to={orderPath(id)}>{copy().order2(number)}</Link>,
          },
          { key: 'date', header: copy().ordered, numeric: true, cell: ({ createdAt }) => formatDate(createdAt) },
          { key: 'state', header: copy().status, cell: (order) => <Badge mark={orderBadge(order)} /> },
          {
            key: 'total',
            header: copy().total,
            numeric: true,
            cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
          },
          {
            key: 'papers',
            header: copy().invoice,
            cell: ({ id, documents }) => (
              <PdfLinks orderId={id} documents={documents.filter(({ isCreated }) => isCreated)} />
            ),
          },
        ]}
      />
    </div>
  )
}

function PdfLinks({ orderId, documents }: { orderId: string; documents: readonly InvoiceOfOrder[] }) {
  const { title } = t(billingTexts.billing).paper
  if (documents.length === 0) return '–'
  return documents.map(({ id, kind, label }, at) => (
    <span key={id}>
      {at > 0 && <br />}
      <a href={`${orderPath(orderId)}/papers/${id}`}>{copy().pdf(title(kind, label))}</a>
    </span>
  ))
}
