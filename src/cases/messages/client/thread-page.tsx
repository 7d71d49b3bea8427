import { randomUUID } from 'node:crypto'
import { asClient } from '#accounts/access/as-client.server.ts'
import { findDraft } from '#accounts/drafts/draft-db.server.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { messageDraftForm } from '#cases/messages/message.ts'
import { listMessagesOf } from '#cases/messages/message-db.server.ts'
import { markReadBy } from '#cases/messages/send-message.server.ts'
import { findThread } from '#cases/messages/thread-db.server.ts'
import { clientCasePath, threadPath } from '#cases/process/case-links.ts'
import { ArrowLink } from '#design/button.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { loadPart } from '#portal/panel.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'
import { messageView } from '#portal/views.server.ts'
import type { Route } from './+types/thread-page'
import { type MessageAnswer, notSent } from './message-answer.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { postMessage, readMessage, sentTo } from './post-message.server.ts'

const copy = () => t(caseTexts.threadPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? copy().messages(loaderData.thread.subject) : copy().messages2, matches)

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const actor = actorOf({ request, context })
  const clientId = actor.person.id
  const { thread: threadId } = params
  return asClient(services.db, clientId, async (tx) => {
    const found = await findThread(tx, threadId, clientId)
    if (!found) throw notFound()
    const messages = await loadPart(context, tx, 'messages', async () => {
      const views = (await listMessagesOf(tx, clientId, { threadId })).map((row) => messageView(row, clientId))
      const [newest] = views
      if (newest && views.some(({ isNew }) => isNew)) await markReadBy(tx, actor, { threadId }, newest.createdAt)
      return views.toReversed()
    })
    const draft = await findDraft(tx, clientId, messageDraftForm(threadId, 'client'))
    const { id, subject, caseId, caseNumber, caseTitle } = found
    const thread = { id, subject, caseId, caseNumber, caseTitle }
    return { thread, messages, draft: draft?.body ?? '', submissionKey: randomUUID() }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  const services = servicesOf(context)
  const form = await readMessage(services, actor, request, params.thread)
  const { threadId, refused } = await postMessage(services, actor, form, { threadId: params.thread })
  return refused ?? sentTo(threadId)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  return unlessOffline(serverAction, (): MessageAnswer => notSent(form, offlineText))
}

export default function ThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, messages, draft, submissionKey } = loaderData
  useStayFresh()
  return (
    <>
      <AppHeader
        before={<BackLink to="/client-portal/messages">{copy().messages2}</BackLink>}
        title={thread.subject}
        actions={thread.caseId && <ArrowLink to={clientCasePath(thread.caseId)}>{copy().openCase}</ArrowLink>}
      >
        {thread.caseNumber && (
          <span className="soft t16">
            {thread.caseTitle}, <span className="nowrap">{thread.caseNumber}</span>
          </span>
        )}
      </AppHeader>
      <div className="thread">
        <PanelView panel={messages} what={copy().yourMessages}>
          {(rows) => <MessageList messages={rows} />}
        </PanelView>
        <div className="mt-24" id="answer">
          <MessageForm
            key={thread.id}
            action={threadPath(thread.id)}
            takesFiles={thread.caseId !== null}
            draft={{ body: draft }}
            submissionKey={submissionKey}
            answer={actionData}
          />
        </div>
      </div>
    </>
  )
}
