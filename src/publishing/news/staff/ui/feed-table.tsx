import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Feed } from '#publishing/news/feeds/feed-db.server.ts'
import { newsCategories } from '#publishing/news/news-labels.ts'
import { feedBadge, newsAdminWords } from '#publishing/news/staff/words.ts'

const columns: Column<Feed>[] = [
  {
    key: 'name',
    header: 'Feed',
    rowHeader: true,
    cell: ({ id, name, url, category }) => (
      <>
        <Link to={`/admin/news/sources/${id}`}>{name}</Link>
        <span className="cell-note">
          {newsCategories[category]}, {new URL(url).host}
        </span>
      </>
    ),
  },
  { key: 'licence', header: 'Licence', cell: ({ licence }) => newsAdminWords().licences[licence] },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state, failures, lastError, isListed }) => (
      <>
        <Status kind={isListed ? feedBadge(state).kind : 'off'}>
          {isListed ? feedBadge(state).label : 'Not read'}
        </Status>
        {lastError && (
          <span className="cell-note">
            {failures} in a row: {lastError}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'fetched',
    header: 'Last fetched',
    numeric: true,
    cell: ({ fetchedAt, dueAt, isListed }) => (
      <>
        {fetchedAt ? formatDateTime(fetchedAt) : 'Never'}
        {isListed && <span className="cell-note">Next: {formatDateTime(dueAt)}</span>}
      </>
    ),
  },
  {
    key: 'act',
    header: 'Act',
    cell: ({ id, name }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="feed" value={id} />
        <Button name="intent" value="fetch" kind="outline" size="dense">
          Fetch now<span className="visually-hidden">: {name}</span>
        </Button>
      </Form>
    ),
  },
]

export function FeedTable({ feeds }: { feeds: readonly Feed[] }) {
  if (feeds.length === 0) return <p className="soft mt-8">They appear here once they were read for the first time.</p>
  return <Table caption="Feeds" hideCaption dense columns={columns} rows={[...feeds]} rowKey={({ id }) => id} />
}
