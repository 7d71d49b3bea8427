import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/order-list-page'
import { orderList } from './order-list.tsx'
import { orderSource } from './order-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(orderList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { list: await openList(adminContext({ request, context }, orderList.right), orderList, orderSource, url) }
}

export default function OrderListPage({ loaderData: { list } }: Route.ComponentProps) {
  return <ListLayout list={orderList} opened={list} idOf={({ id }) => id} />
}
