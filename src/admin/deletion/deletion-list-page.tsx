import { Link } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listDeletions } from '#cases/deletion/deletion-db.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/deletion-list-page'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Deletions')

/** Clients who have asked to be deleted, and what became of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = deskFor({ request, context }, 'client.delete')
  const rows = await listDeletions(services.db)
  return {
    rows: rows.map(({ id, name, askedAt, dueAt, doneAt, cancelledAt, waitsSince, holdReason, decidedAt }) => {
      return { id, name, askedAt, dueAt, doneAt, cancelledAt, waitsSince, holdReason, decidedAt }
    }),
  }
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Client',
    rowHeader: true,
    cell: ({ id, name }) => <Link to={`/admin/deletions/${id}`}>{name}</Link>,
  },
  { key: 'asked', header: 'Asked for', smallHide: true, cell: ({ askedAt }) => formatDateTime(askedAt) },
  { key: 'state', header: 'Where it stands', cell: standing },
]

function standing({ doneAt, cancelledAt, holdReason, waitsSince, decidedAt, dueAt }: Row): string {
  if (doneAt) return `Carried out on ${formatDateTime(doneAt)}`
  if (cancelledAt) return `Taken back on ${formatDateTime(cancelledAt)}`
  if (holdReason) return 'Held'
  if (waitsSince) return 'Waits for something that is still open'
  return `${decidedAt ? 'Decided' : 'To decide'}; carried out on ${formatDateTime(dueAt)}`
}

export default function DeletionListPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <>
      <AppHead title="Deletions" />
      {rows.length === 0 ? (
        <p className="soft">Nobody has asked to be deleted.</p>
      ) : (
        <Table caption="Deletions" hideCaption columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </>
  )
}
