import { deskFor } from '#admin/guard.server.ts'
import { queryOf } from '#admin/lists/address.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ExportMenu } from '#admin/lists/ui/list-menus.tsx'
import { ListView } from '#admin/lists/ui/list-view.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHead } from '#design/app-frame.tsx'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/invoice-list-page'
import { BillingTabs } from './billing-head.tsx'
import { invoiceList } from './invoice-list.tsx'
import { invoiceSource } from './invoice-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(invoiceList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { list: await openList(deskFor({ request, context }, invoiceList.right), invoiceList, invoiceSource, url) }
}

export default function InvoiceListPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <>
      <AppHead
        title={invoiceList.title}
        actions={
          list.mayExport && (
            <ExportMenu name={invoiceList.name} query={queryOf(invoiceList, list.state)} isSigned={false} />
          )
        }
      />
      <BillingTabs current="/admin/billing/invoices" />
      <div className="mt-32">
        <ListView list={invoiceList} opened={list} idOf={({ id }) => id} />
      </div>
    </>
  )
}
