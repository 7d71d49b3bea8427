import { Form, Link } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { oneOf, pageIn, rangeText, textIn, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Select, TextInput } from '#design/input.tsx'
import { Chips, Pagination } from '#design/navigation.tsx'
import { EmptyState } from '#design/states.tsx'
import { Status } from '#design/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import {
  type ApplicationRow,
  applicationsPerPage,
  listApplications,
  listAppliedPositions,
} from '#site/careers/application-list-db.server.ts'
import { positionLabel } from '#site/careers/positions.ts'
import { stages } from '#site/careers/stages.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/application-list-page'
import { stageMark } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Applications')

const path = '/admin/applications'

/** What came in through the form on the careers page; without a filter all but spam. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = deskFor({ request, context }, 'application.read')
  const search = url.searchParams
  const applied = await listAppliedPositions(services.db)
  const filters = {
    stage: oneOf([...stages, 'spam'] as const, search.get('stage')),
    position: oneOf(applied, search.get('position')),
    search: textIn(search, 'q'),
    page: pageIn(search),
  }
  return {
    list: await listApplications(services.db, filters),
    positions: applied.map((value) => ({ value, label: positionLabel(value) })),
    filters,
    pageSize: applicationsPerPage,
    search: search.toString(),
  }
}

const columns: Column<ApplicationRow>[] = [
  {
    key: 'name',
    header: 'Applicant',
    rowHeader: true,
    cell: ({ number, name }) => (
      <>
        <Link to={`${path}/${number}`}>{name}</Link>
        <span className="cell-note numbers">{number}</span>
      </>
    ),
  },
  { key: 'position', header: 'Position', cell: ({ position }) => positionLabel(position) },
  { key: 'email', header: 'Email', smallHide: true, cell: ({ email }) => email },
  { key: 'stage', header: 'Stage', cell: (row) => <StageMark {...row} /> },
  { key: 'time', header: 'Received', numeric: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'until',
    header: 'Deleted on',
    numeric: true,
    cell: ({ deleteAfter }) => (deleteAfter ? formatDate(deleteAfter) : '–'),
  },
]

function StageMark({ stage, isSpam }: Pick<ApplicationRow, 'stage' | 'isSpam'>) {
  const { kind, label } = stageMark(stage, isSpam)
  return <Status kind={kind}>{label}</Status>
}

export default function ApplicationListPage({ loaderData }: Route.ComponentProps) {
  const { list, filters, pageSize, search } = loaderData
  const { applications, total, counts } = list
  const { stage, page } = filters
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) => withParams(path, params, { page: null, ...change })
  return (
    <>
      <AppHead title="Applications" />
      <Chips
        label="Filter by stage"
        chips={[
          { to: to({ stage: null }), label: 'All', current: !stage },
          ...stages.map((name) => ({
            to: to({ stage: name }),
            label: stageMark(name).label,
            count: counts[name],
            current: stage === name,
          })),
          { to: to({ stage: 'spam' }), label: 'Spam', count: counts.spam, current: stage === 'spam' },
        ]}
      />
      <FilterForm {...loaderData} clearTo={to({ q: null, position: null })} />
      {applications.length === 0 ? (
        <EmptyState motif="fan" title="No applications found" text="Applications of the careers page arrive here." />
      ) : (
        <div className="mt-16">
          <Table
            caption="Applications"
            hideCaption
            dense
            columns={columns}
            rows={applications}
            rowKey={({ number }) => number}
            rowTone={(row) => (row.stage === 'received' ? 'strong' : undefined)}
          />
        </div>
      )}
      <Pagination
        page={page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        linkTo={(next) => to({ page: next })}
        summary={rangeText(page, pageSize, applications.length, total)}
      />
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** Search and position. Sends its fields as the address of the list. */
function FilterForm({ filters, positions, clearTo }: Pick<Loaded, 'filters' | 'positions'> & { clearTo: string }) {
  const { stage, position, search } = filters
  return (
    <Form method="get" className="filters mt-16" key={`${stage} ${position} ${search}`} role="search">
      {stage && <input type="hidden" name="stage" value={stage} />}
      <TextInput
        type="search"
        name="q"
        aria-label="Search applications"
        placeholder="Name, email or number"
        defaultValue={search}
      />
      <Select
        name="position"
        aria-label="Position"
        placeholder="All positions"
        options={positions}
        defaultValue={position ?? ''}
      />
      <Button kind="outline" size="small" icon="search">
        Search
      </Button>
      {(search || position) && (
        <Link to={clearTo} className="button quiet small">
          Clear Filters
        </Link>
      )}
    </Form>
  )
}
