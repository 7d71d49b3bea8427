import { Link } from 'react-router'
import { currentUserOf } from '#accounts/current-user.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { listThreadsOf } from '#cases/thread-list-db.server.ts'
import { AppHeader } from '#design/app-shell.tsx'
import { ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Monogram } from '#design/layout.tsx'
import { EmptyState } from '#design/states.tsx'
import { Status, Tag } from '#design/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/messages-page'
import { initialsOf } from './messages/message-list.tsx'
import { threadPath } from './messages/threads.ts'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { PanelView } from './ui/panel-view.tsx'
import { type ThreadView, threadView } from './views.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Messages', matches)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const { id, firstName, lastName } = currentUserOf(context).person
  const requested = url.searchParams.get('case')
  const caseId = requested && isUuid(requested) ? requested : undefined
  const threads = await loadPanel(context, 'messages', async () => {
    const rows = await asClient(db, id, (tx) => listThreadsOf(tx, id, { caseId }))
    return rows.map((row) => threadView(row, id))
  })
  return { threads, caseId, ownName: `${firstName} ${lastName}` }
}

function NewMessage({ caseId }: { caseId?: string }) {
  return (
    <ButtonLink
      to={`/client-portal/messages/new${caseId ? `?case=${caseId}` : ''}`}
      kind="ink"
      size="small"
      icon="pencil"
    >
      New Message
    </ButtonLink>
  )
}

export default function MessagesPage({ loaderData: { threads, caseId, ownName } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title="Messages" actions={<NewMessage caseId={caseId} />}>
        {caseId && <Link to="/client-portal/messages">All messages</Link>}
      </AppHeader>
      <PanelView panel={threads} what="Your messages">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title="No messages yet"
              text="Ask your adviser what you want to know."
              illustration="dialog"
              action={<NewMessage />}
            />
          ) : (
            <div className="threads">
              {rows.map((thread) => (
                <ThreadLine key={thread.id} thread={thread} ownName={ownName} />
              ))}
            </div>
          )
        }
      </PanelView>
    </>
  )
}

const whoMayAct = {
  firm: { kind: 'info', label: 'We answer' },
  client: { kind: 'off', label: 'Answered' },
  nobody: { kind: 'off', label: 'Done' },
} as const

function ThreadLine({ thread, ownName }: { thread: ThreadView; ownName: string }) {
  const { id, subject, caseNumber, lastMessageAt, isOwn, lastWords, isNew, waitingFor } = thread
  const { kind, label } = whoMayAct[waitingFor]
  return (
    <article className={classes('message', isNew && 'new')}>
      <Monogram size="small" soft={!isOwn} initials={initialsOf(isOwn ? ownName : (lastWords?.by ?? ''))} />
      <div>
        <header>
          <h2 className="t16">
            <Link to={threadPath(id)}>{caseNumber ? `${subject} (${caseNumber})` : subject}</Link>
          </h2>
          {isNew ? <Tag tone="red">New</Tag> : <Status kind={kind}>{label}</Status>}
          <time className="soft t14 numbers" dateTime={lastMessageAt.toISOString()}>
            {formatDateTime(lastMessageAt)}
          </time>
        </header>
        {lastWords && (
          <p className="excerpt">
            {lastWords.by}: {lastWords.body}
          </p>
        )}
      </div>
    </article>
  )
}
