import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { BillingTabs } from '#billing/staff/billing-header.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/received-list-page'
import { receivedList } from './received-list.tsx'
import { receivedSource } from './received-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(receivedList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return {
    list: await openList(adminContext({ request, context }, receivedList.right), receivedList, receivedSource, url),
  }
}

export default function ReceivedListPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListLayout
      list={receivedList}
      opened={list}
      idOf={({ id }) => id}
      tabs={<BillingTabs current="/admin/billing/received" />}
    />
  )
}
