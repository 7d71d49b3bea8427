import { Link } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { listThreadsOf } from '#cases/messages/thread-list-db.server.ts'
import { threadPath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { EmptyState } from '#design/feedback/states.tsx'
import { Status, Tag } from '#design/feedback/status.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { loadPanel } from '#portal/panel.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'
import { type ThreadView, threadView } from '#portal/views.server.ts'
import type { Route } from './+types/messages-page'

const copy = () => t(caseTexts.messagesPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().messages, matches)

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
      {copy().newMessage}
    </ButtonLink>
  )
}

export default function MessagesPage({ loaderData: { threads, caseId, ownName } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().messages} actions={<NewMessage caseId={caseId} />}>
        {caseId && <Link to="/client-portal/messages">{copy().allMessages}</Link>}
      </AppHeader>
      <PanelView panel={threads} what={copy().yourMessages}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={copy().noMessagesYet}
              text={copy().youCanAskYourAdviser}
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
  firm: {
    kind: 'info',
    get label() {
      return copy().waitingForOurReply
    },
  },
  client: {
    kind: 'off',
    get label() {
      return copy().answered
    },
  },
  nobody: {
    kind: 'off',
    get label() {
      return copy().done
    },
  },
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
          {isNew ? <Tag tone="red">{copy().new}</Tag> : <Status kind={kind}>{label}</Status>}
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
