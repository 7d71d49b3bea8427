import { Link } from 'react-router'
import { threadAddress } from '#cases/messages/staff/ui/thread-address.ts'
import { groupKinds, groupOf, groups } from '#cases/messages/staff/ui/thread-turn.ts'
import type { ThreadRow } from '#cases/messages/thread-db.server.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'

type Thread = Pick<ThreadRow, 'id' | 'subject' | 'ownerName' | 'waitingFor' | 'answerDueAt' | 'lastMessageAt'>

export function CaseThreads({ threads, at }: { threads: readonly Thread[]; at: Date }) {
  return (
    <ul>
      {threads.map((thread) => {
        const group = groupOf(thread, at)
        return (
          <li key={thread.id} className="work-line">
            <span>
              <Link to={threadAddress(thread.id, 'view=all')}>{thread.subject}</Link>
              <small>
                {thread.ownerName ?? 'Nobody’s yet'}, {formatDateTime(thread.lastMessageAt)}
              </small>
            </span>
            <Status kind={groupKinds[group]}>{groups[group]}</Status>
          </li>
        )
      })}
    </ul>
  )
}
