import { Link } from 'react-router'
import { countClients, peoplePerPage } from '#accounts/people-db.server.ts'
import { statuses } from '#accounts/person.ts'
import { deskFor } from '#admin/guard.server.ts'
import { oneOf, pageIn, rangeText, textIn, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ListSearch } from '#admin/ui/list-search.tsx'
import { ClientStatusMark } from '#admin/ui/marks.tsx'
import { panelWords } from '#admin/words.ts'
import { onlyClientsOf } from '#cases/visible-db.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Chips, Pagination } from '#design/navigation.tsx'
import { EmptyState } from '#design/states.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/client-list-page'
import { type ClientListRow, listClients } from './client-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Clients')

const path = '/admin/clients'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, sight } = deskFor({ request, context }, 'client.list')
  const search = url.searchParams
  const status = oneOf(statuses, search.get('status'))
  const text = textIn(search, 'q')
  const page = pageIn(search)
  const { clients, total } = await listClients(services.db, { sight, status, search: text, page })
  const counts = await countClients(services.db, onlyClientsOf(sight, 'people.id'))
  return { clients, total, counts, status, text, page, search: search.toString(), pageSize: peoplePerPage }
}

const columns: Column<ClientListRow>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ id, name, company }) => (
      <>
        <Link to={`${path}/${id}`}>{name}</Link>
        {company && <span className="cell-note">{company}</span>}
      </>
    ),
  },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  { key: 'status', header: 'Status', cell: ({ status }) => <ClientStatusMark status={status} /> },
  { key: 'cases', header: 'Cases', numeric: true, cell: ({ cases }) => cases },
  {
    key: 'since',
    header: 'Registered',
    numeric: true,
    smallHide: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    key: 'last',
    header: 'Last login',
    numeric: true,
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : 'Never'),
  },
]

export default function ClientListPage({ loaderData }: Route.ComponentProps) {
  const { clients, total, counts, status, text, page, search, pageSize } = loaderData
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) => withParams(path, params, { page: null, ...change })
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <AppHead title="Clients" />
      <Chips
        label="Filter by status"
        chips={[
          { to: to({ status: null, q: null }), label: 'All', count: all, current: !status },
          ...statuses.map((name) => ({
            to: to({ status: name, q: null }),
            label: panelWords().clientStatuses[name],
            count: counts[name],
            current: status === name,
          })),
        ]}
      />
      <ListSearch
        label="Search clients"
        placeholder="Name, email or company"
        text={text}
        kept={{ name: 'status', value: status }}
        clearTo={to({ q: null })}
      />
      {clients.length === 0 ? (
        <EmptyState title="No clients found" text="No client fits these filters." motif="division" />
      ) : (
        <div className="mt-16">
          <Table caption="Clients" hideCaption dense columns={columns} rows={clients} rowKey={({ id }) => id} />
        </div>
      )}
      <Pagination
        page={page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        linkTo={(next) => to({ page: next })}
        summary={rangeText(page, pageSize, clients.length, total)}
      />
    </>
  )
}
