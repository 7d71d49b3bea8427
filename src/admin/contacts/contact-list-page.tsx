import { Link } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { oneOf, pageIn, rangeText, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Chips, Pagination } from '#design/navigation.tsx'
import { EmptyState } from '#design/states.tsx'
import { Status } from '#design/status.tsx'
import { useStayFresh } from '#design/stay-fresh.ts'
import { type Column, Table } from '#design/table.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { type AnswerBy, answerBy } from '#site/contact/answer-clock.ts'
import { type Lead, topicLabel } from '#site/contact/lead.ts'
import { leadFilters, leadsPerPage, listLeads } from '#site/contact/lead-db.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/contact-list-page'
import { leadStateMark, leadWords } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Enquiries')

const path = '/admin/contacts'

/** What came in through the contact form; without a filter all but spam. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = deskFor({ request, context }, 'lead.read')
  const state = oneOf(leadFilters, url.searchParams.get('state'))
  const page = pageIn(url.searchParams)
  const { leads, total, counts } = await listLeads(services.db, { state, page })
  // Messages and addresses are read one at a time, on the page of the enquiry.
  const rows = leads.map(({ message: _message, scenario: _scenario, ...lead }) => {
    return { ...lead, answer: lead.waitingSince ? answerBy(lead.waitingSince, services.now()) : null }
  })
  return { leads: rows, total, counts, state, page, pageSize: leadsPerPage, search: url.searchParams.toString() }
}

type LeadRow = Omit<Lead, 'message' | 'scenario'> & { answer: AnswerBy | null }

const columns: Column<LeadRow>[] = [
  {
    key: 'number',
    header: 'Enquiry',
    rowHeader: true,
    cell: ({ number, name }) => (
      <>
        <Link to={`${path}/${number}`}>{name}</Link>
        <span className="cell-note numbers">{number}</span>
      </>
    ),
  },
  {
    key: 'topic',
    header: 'Tax situation',
    cell: ({ topic, subject }) => (
      <>
        {topicLabel(topic)}
        {subject && <span className="cell-note">{subject}</span>}
      </>
    ),
  },
  { key: 'state', header: 'Status', cell: ({ state }) => <LeadMark state={state} /> },
  {
    key: 'answer',
    header: 'Answer by',
    cell: ({ answer }) =>
      answer ? (
        <span className={answer.isLate ? 'overdue numbers' : 'numbers'}>
          {formatDate(answer.on)}, {answer.at}
          {answer.isLate && ' (late)'}
        </span>
      ) : (
        '–'
      ),
  },
  { key: 'assignee', header: 'Adviser', cell: ({ assigneeName }) => assigneeName ?? '–' },
  { key: 'time', header: 'Received', numeric: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
]

function LeadMark({ state }: Pick<Lead, 'state'>) {
  const { kind, label } = leadStateMark(state)
  return <Status kind={kind}>{label}</Status>
}

export default function ContactListPage({ loaderData }: Route.ComponentProps) {
  const { leads, total, counts, state, page, pageSize, search } = loaderData
  useStayFresh()
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) => withParams(path, params, { page: null, ...change })
  return (
    <>
      <AppHead title="Enquiries" />
      <Chips
        label="Filter by status"
        chips={[
          { to: to({ state: null }), label: 'All', current: !state },
          ...leadFilters.map((name) => ({
            to: to({ state: name }),
            label: name === 'waiting' ? leadWords().waiting : leadStateMark(name).label,
            count: counts[name],
            current: state === name,
          })),
        ]}
      />
      {leads.length === 0 ? (
        <EmptyState motif="dialog" title="No enquiries" text="Messages of the contact form arrive here." />
      ) : (
        <div className="mt-16">
          <Table
            caption="Enquiries"
            hideCaption
            dense
            columns={columns}
            rows={leads}
            rowKey={({ id }) => id}
            rowTone={(lead) => (lead.state === 'new' ? 'strong' : undefined)}
          />
        </div>
      )}
      <Pagination
        page={page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        linkTo={(next) => to({ page: next })}
        summary={rangeText(page, pageSize, leads.length, total)}
      />
    </>
  )
}
