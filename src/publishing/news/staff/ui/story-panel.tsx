import { Link } from 'react-router'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import type { StoryReport } from '#publishing/news/story-db.server.ts'

type Props = {
  reports: StoryReport[]
  lead: StoryReport | null
}

export function StoryPanel({ reports, lead }: Props) {
  if (!lead && reports.length === 0) return null
  return (
    <Panel title="Same story">
      {lead ? (
        <p className="mt-8">
          Readers find this source beside <Link to={`/admin/news/${lead.id}`}>{lead.title}</Link> ({lead.source}).
        </p>
      ) : (
        <ul className="lined mt-8">
          {reports.map(({ id, title, source, publishedAt }) => (
            <li key={id}>
              <Link to={`/admin/news/${id}`}>{title}</Link>
              <span className="cell-note">
                {source}, {formatDate(publishedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
