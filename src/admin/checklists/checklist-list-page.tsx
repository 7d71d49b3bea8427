import { Link } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listTemplateProducts } from '#cases/requests/template-db.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Table } from '#design/table.tsx'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/checklist-list-page'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Checklists')

/** The products, and where each has a checklist of its own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = deskFor({ request, context }, 'checklist.write')
  return { products: await listTemplateProducts(services.db) }
}

export default function ChecklistListPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <>
      <AppHead title="Checklists">
        <span className="soft t16">What a case asks for when it opens. Cases that are open keep theirs.</span>
      </AppHead>
      <Table
        caption="Checklists"
        hideCaption
        rows={products}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: 'Product',
            cell: ({ id, title }) => <Link to={`/admin/checklists/${encodeURIComponent(id)}`}>{title}</Link>,
          },
          { key: 'type', header: 'Type', cell: ({ typeValue }) => typeValue },
          {
            key: 'years',
            header: 'Own lists',
            cell: ({ years }) => years.map((year) => year ?? 'all years').join(', ') || 'as in the catalogue',
          },
        ]}
      />
    </>
  )
}
