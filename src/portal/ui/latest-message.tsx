import type { LatestMessage } from '#cases/process/dashboard-db.server.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'

export function LatestMessagePanel({ message }: { message: LatestMessage }) {
  const { threadId, subject, excerpt, senderName, createdAt } = message
  return (
    <Panel title="Latest message" end={<ArrowLink to="/client-portal/messages">All</ArrowLink>}>
      <div className="latest-message">
        <p className="row between t14">
          <b>{senderName}</b>
          <time className="soft numbers" dateTime={createdAt.toISOString()}>
            {formatDateTime(createdAt)}
          </time>
        </p>
        <p className="t16">
          <b>{subject}</b>
        </p>
        <p className="excerpt t16">{excerpt}</p>
        <p className="mt-8">
          <ButtonLink to={`/client-portal/messages/${threadId}`} kind="outline" size="small">
            Read and reply
          </ButtonLink>
        </p>
      </div>
    </Panel>
  )
}
