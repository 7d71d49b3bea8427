import { Link } from 'react-router'
import { visitorOf } from '#accounts/visitor.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { listMessagesOf } from '#cases/message-db.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Monogram } from '#design/layout.tsx'
import { EmptyState } from '#design/states.tsx'
import { Tag } from '#design/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/messages-page'
import { initialsOf } from './messages/message-list.tsx'
import { type Thread, threadPath, threadsOf } from './messages/threads.ts'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { PanelView } from './ui/panel-view.tsx'
import { messageView } from './views.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Messages', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const { id } = visitorOf(context).person
  const threads = await loadPanel(context, 'messages', async () => {
    const rows = await asClient(db, id, (tx) => listMessagesOf(tx, id))
    return threadsOf(rows.map(messageView))
  })
  return { threads }
}

function NewMessage() {
  return (
    <ButtonLink to="/client-portal/messages/new" kind="ink" size="small" icon="pencil">
      New Message
    </ButtonLink>
  )
}

export default function MessagesPage({ loaderData: { threads } }: Route.ComponentProps) {
  return (
    <>
      <AppHead title="Messages" actions={<NewMessage />} />
      <PanelView panel={threads} what="Your messages">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title="No messages yet"
              text="Ask your adviser what you want to know."
              motif="dialog"
              action={<NewMessage />}
            />
          ) : (
            <div className="threads">
              {rows.map((thread) => (
                <ThreadRow key={thread.caseId} thread={thread} />
              ))}
            </div>
          )
        }
      </PanelView>
    </>
  )
}

function ThreadRow({ thread: { caseId, caseNumber, latest, count, newCount } }: { thread: Thread }) {
  const { isOwn, senderName, subject, body, createdAt } = latest
  return (
    <article className={classes('message', newCount > 0 && 'new')}>
      <Monogram size="small" soft={!isOwn} initials={initialsOf(senderName)} />
      <div>
        <header>
          <h2 className="t16">
            <Link to={threadPath(caseId)}>{caseNumber ? `${subject} (${caseNumber})` : subject}</Link>
          </h2>
          {newCount > 0 && <Tag tone="red">{newCount === 1 ? 'New' : `${newCount} New`}</Tag>}
          <span className="soft t14 numbers">
            {count === 1 ? '1 message' : `${count} messages`}, {formatDateTime(createdAt)}
          </span>
        </header>
        <p className="excerpt">
          {isOwn ? 'You' : senderName}: {body}
        </p>
      </div>
    </article>
  )
}
