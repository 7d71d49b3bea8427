import { randomUUID } from 'node:crypto'
import { actorOf } from '#accounts/current-user.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { findDraft } from '#cases/draft-db.server.ts'
import { listMessagesOf } from '#cases/message-db.server.ts'
import { markReadBy } from '#cases/send-message.server.ts'
import { findThread } from '#cases/thread-db.server.ts'
import { AppHeader } from '#design/app-shell.tsx'
import { ArrowLink } from '#design/button.tsx'
import { BackLink } from '#design/crumbs.tsx'
import { useStayFresh } from '#design/stay-fresh.ts'
import { readForm } from '#web/read-form.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import { offlineText, unlessOffline } from '#web/unless-offline.ts'
import type { Route } from './+types/thread-page'
import { notFound } from './guard.server.ts'
import { type MessageAnswer, notSent } from './messages/message-answer.ts'
import { MessageForm } from './messages/message-form.tsx'
import { MessageList } from './messages/message-list.tsx'
import { postMessage, readMessage, sentTo } from './messages/post-message.server.ts'
import { threadPath } from './messages/threads.ts'
import { loadPart } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { PanelView } from './ui/panel-view.tsx'
import { messageView } from './views.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `${loaderData.thread.subject}, messages` : 'Messages', matches)

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
    const draft = await findDraft(tx, { personId: clientId, threadId })
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
        before={<BackLink to="/client-portal/messages">Messages</BackLink>}
        title={thread.subject}
        actions={thread.caseId && <ArrowLink to={clientCasePath(thread.caseId)}>Open the case</ArrowLink>}
      >
        {thread.caseNumber && (
          <span className="soft t16">
            {thread.caseTitle}, <span className="nowrap">{thread.caseNumber}</span>
          </span>
        )}
      </AppHeader>
      <div className="thread">
        <PanelView panel={messages} what="Your messages">
          {(rows) => <MessageList messages={rows} />}
        </PanelView>
        <div className="mt-24" id="answer">
          <MessageForm
            key={thread.id}
            action={threadPath(thread.id)}
            threadId={thread.id}
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
