import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import type { TriedEntry, TriedSource } from '#publishing/news/feeds/try-source.server.ts'
import { reasonWords } from '#publishing/news/staff/words.ts'

const columns: Column<TriedEntry>[] = [
  {
    key: 'title',
    header: 'Entry',
    rowHeader: true,
    cell: ({ title, url }) => (
      <a href={url} target="_blank" rel="noopener nofollow">
        {title}
      </a>
    ),
  },
  {
    key: 'published',
    header: 'Published',
    numeric: true,
    cell: ({ publishedAt }) => (publishedAt ? formatDate(publishedAt) : 'No date'),
  },
  {
    key: 'taken',
    header: 'Would be',
    cell: ({ dropped }) =>
      dropped ? (
        <>
          <Status kind="off">Left out</Status>
          <span className="cell-note">{reasonWords(dropped)}</span>
        </>
      ) : (
        <Status kind="done">Taken</Status>
      ),
  },
]

export function TriedFeed({ tried }: { tried: TriedSource }) {
  if (!tried.ok) {
    return (
      <Note kind="bad" live title="This feed cannot be read">
        {tried.reason}. Nothing was saved.
      </Note>
    )
  }
  return (
    <Panel title="What came back">
      <p className="soft mt-8" role="status">
        {tried.count} entries, {tried.aboutTaxes} of them would be taken. Nothing was saved.
      </p>
      {tried.entries.length > 0 && (
        <Table
          caption="Entries of the feed"
          hideCaption
          dense
          columns={columns}
          rows={tried.entries}
          rowKey={({ url }) => url}
        />
      )}
    </Panel>
  )
}
