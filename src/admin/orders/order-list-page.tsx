import { Link } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { oneOf, pageIn, rangeText, textIn, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ListSearch } from '#admin/ui/list-search.tsx'
import { panelWords } from '#admin/words.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Chips, Pagination } from '#design/navigation.tsx'
import { EmptyState } from '#design/states.tsx'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/order-list-page'
import { orderStates, ordersPerPage } from './order-filters.ts'
import { listOrders } from './order-list-db.server.ts'
import { OrderTable } from './order-table.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Orders')

const path = '/admin/orders'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, sight } = deskFor({ request, context }, 'order.list')
  const search = url.searchParams
  const state = oneOf(orderStates, search.get('state'))
  const text = textIn(search, 'q')
  const firstDue = search.get('first') === 'due'
  const list = await listOrders(services.db, { sight, state, search: text, firstDue, page: pageIn(search) })
  const chips = orderStates.map((name) => ({ name, count: list.counts[name] ?? 0 }))
  return { list, chips, state, text, firstDue, search: search.toString() }
}

export default function OrderListPage({
  loaderData: { list, chips, state, text, firstDue, search },
}: Route.ComponentProps) {
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) => withParams(path, params, { page: null, ...change })
  return (
    <>
      <AppHead title="Orders" />
      {firstDue && (
        <p className="soft">
          First orders whose 10 % wait to be paid back. <Link to={to({ first: null })}>All orders</Link>
        </p>
      )}
      <Chips
        label="Filter by state"
        chips={[
          { to: to({ state: null }), label: 'All', count: list.all, current: !state },
          ...chips.map(({ name, count }) => ({
            to: to({ state: name }),
            label: panelWords().orderStates[name],
            count,
            current: state === name,
          })),
        ]}
      />
      <ListSearch
        label="Search orders"
        placeholder="Order number or buyer"
        text={text}
        kept={{ name: 'state', value: state }}
        clearTo={to({ q: null })}
      />
      {list.orders.length === 0 ? (
        <EmptyState title="No orders found" text="No order fits these filters." />
      ) : (
        <div className="mt-16">
          <OrderTable orders={list.orders} />
        </div>
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        linkTo={(page) => to({ page })}
        summary={rangeText(list.page, ordersPerPage, list.orders.length, list.total)}
      />
    </>
  )
}
