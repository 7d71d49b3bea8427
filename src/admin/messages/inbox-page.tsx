import { Link } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { oneOf, pageIn, rangeText, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { staffCasePath } from '#cases/case-links.ts'
import { listMessages, type MessageRow } from '#cases/message-db.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Chips, Pagination } from '#design/navigation.tsx'
import { EmptyState } from '#design/states.tsx'
import { Status } from '#design/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/inbox-page'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Messages')

const path = '/admin/messages'
const messagesPerPage = 25
const statuses = ['unread', 'read'] as const

/** Every message between clients and the firm; `unread` are those of clients that nobody has read. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = deskFor({ request, context }, 'message.read')
  const search = url.searchParams
  const status = oneOf(statuses, search.get('status'))
  const list = await listMessages(services.db, { status, page: pageIn(search), pageSize: messagesPerPage })
  return { list, status, search: search.toString() }
}

/** Where a message is read and answered: in its case, or with the client's other messages. */
function threadOf({ caseId, clientId }: MessageRow): string {
  return caseId ? `${staffCasePath(caseId)}/messages` : `${path}/${clientId}`
}

const columns: Column<MessageRow>[] = [
  {
    key: 'client',
    header: 'Client',
    rowHeader: true,
    cell: (row) => <Link to={threadOf(row)}>{row.clientName}</Link>,
  },
  {
    key: 'subject',
    header: 'Subject',
    cell: ({ subject, senderType, senderName }) => (
      <>
        {subject}
        {senderType === 'admin' && <span className="cell-note">Answer by {senderName}</span>}
      </>
    ),
  },
  {
    key: 'case',
    header: 'Case',
    cell: ({ caseNumber }) => <span className="numbers nowrap">{caseNumber ?? '–'}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ senderType, isRead }) =>
      senderType === 'admin' ? (
        <Status kind="off">Sent</Status>
      ) : isRead ? (
        <Status kind="done">Read</Status>
      ) : (
        <Status kind="wait">Unread</Status>
      ),
  },
  { key: 'time', header: 'Time', numeric: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
]

export default function InboxPage({ loaderData: { list, status, search } }: Route.ComponentProps) {
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) => withParams(path, params, { page: null, ...change })
  return (
    <>
      <AppHead title="Messages" />
      <Chips
        label="Filter by status"
        chips={[
          { to: to({ status: null }), label: 'All', current: !status },
          { to: to({ status: 'unread' }), label: 'Unread', count: list.unread, current: status === 'unread' },
          { to: to({ status: 'read' }), label: 'Read', current: status === 'read' },
        ]}
      />
      {list.messages.length === 0 ? (
        <EmptyState
          motif="dialog"
          title="No messages"
          text={status === 'unread' ? 'Everything that clients wrote was read.' : 'No message is here.'}
        />
      ) : (
        <div className="mt-16">
          <Table
            caption="Messages"
            hideCaption
            dense
            columns={columns}
            rows={list.messages}
            rowKey={({ id }) => id}
            rowTone={({ senderType, isRead }) => (senderType === 'client' && !isRead ? 'strong' : undefined)}
          />
        </div>
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        linkTo={(page) => to({ page })}
        summary={rangeText(list.page, messagesPerPage, list.messages.length, list.total)}
      />
    </>
  )
}
