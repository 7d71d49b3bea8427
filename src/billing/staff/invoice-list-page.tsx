import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/invoice-list-page'
import { BillingTabs } from './billing-header.tsx'
import { invoiceList } from './invoice-list.tsx'
import { invoiceSource } from './invoice-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(invoiceList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return {
    list: await openList(adminContext({ request, context }, invoiceList.right), invoiceList, invoiceSource, url),
  }
}

export default function InvoiceListPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListLayout
      list={invoiceList}
      opened={list}
      idOf={({ id }) => id}
      tabs={<BillingTabs current="/admin/billing/invoices" />}
    />
  )
}
