import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Feed } from '#publishing/news/feeds/feed-db.server.ts'
import { newsCategories } from '#publishing/news/news-labels.ts'
import { feedBadge } from '#publishing/news/staff/news-errors.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.feedTable)

const columns: Column<Feed>[] = [
  {
    key: 'name',
    get header() {
      return copy().feed
    },
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
  {
    key: 'licence',
    get header() {
      return copy().licence
    },
    cell: ({ licence }) => t(publishingStaffTexts.newsNews).licences[licence],
  },
  {
    key: 'state',
    get header() {
      return copy().status
    },
    cell: ({ state, failures, lastError, isListed }) => (
      <>
        <Status kind={isListed ? feedBadge(state).kind : 'off'}>
          {isListed ? feedBadge(state).label : copy().notInUse}
        </Status>
        {lastError && <span className="cell-note">{copy().inRow(failures, lastError)}</span>}
      </>
    ),
  },
  {
    key: 'fetched',
    get header() {
      return copy().lastFetched
    },
    numeric: true,
    cell: ({ fetchedAt, dueAt, isListed }) => (
      <>
        {fetchedAt ? formatDateTime(fetchedAt) : copy().never}
        {isListed && <span className="cell-note">{copy().next(formatDateTime(dueAt))}</span>}
      </>
    ),
  },
  {
    key: 'act',
    get header() {
      return copy().action
    },
    cell: ({ id, name }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="feed" value={id} />
        <Button name="intent" value="fetch" kind="outline" size="dense">
          {copy().fetchNow}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </Form>
    ),
  },
]

export function FeedTable({ feeds }: { feeds: readonly Feed[] }) {
  if (feeds.length === 0) return <p className="soft mt-8">{copy().feedsWillAppearHereAfter}</p>
  return <Table caption={copy().feeds} hideCaption dense columns={columns} rows={[...feeds]} rowKey={({ id }) => id} />
}
