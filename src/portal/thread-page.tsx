import { randomUUID } from 'node:crypto'
import { actorOf } from '#accounts/visitor.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { findCaseOf } from '#cases/case-db.server.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { listMessagesOf } from '#cases/message-db.server.ts'
import { markReadBy } from '#cases/send-message.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { ArrowLink } from '#design/button.tsx'
import { BackLink } from '#design/navigation.tsx'
import { readForm } from '#web/read-form.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import { offlineText, unlessOffline } from '#web/unless-offline.ts'
import type { Route } from './+types/thread-page'
import { notFound } from './guard.server.ts'
import { type MessageAnswer, notSent } from './messages/message-answer.ts'
import { MessageForm } from './messages/message-form.tsx'
import { MessageList } from './messages/message-list.tsx'
import { postMessage, sentTo } from './messages/post-message.server.ts'
import { threadPath } from './messages/threads.ts'
import { loadPart } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { PanelView } from './ui/panel-view.tsx'
import { messageView } from './views.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(`Messages, ${loaderData?.found?.caseNumber ?? 'general'}`, matches)

const general = 'general'

/** One correspondence; opening it reads what is new. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const actor = actorOf({ request, context })
  const clientId = actor.person.id
  const { thread } = params
  return asClient(services.db, clientId, async (tx) => {
    const found = thread === general ? null : await findCaseOf(tx, clientId, thread)
    if (thread !== general && !found) throw notFound()
    const messages = await loadPart(context, tx, 'messages', async () => {
      const all = await listMessagesOf(tx, clientId, found ? { caseId: found.id } : {})
      const views = all.filter((row) => found !== null || row.caseId === null).map(messageView)
      const unread = views.filter(({ isNew }) => isNew)
      const choices = found && unread.length > 0 ? [{ caseId: found.id }] : unread.map(({ id }) => ({ messageId: id }))
      for (const choice of choices) await markReadBy(tx, actor, choice, services.now())
      return views
    })
    const shown = found && { id: found.id, title: found.title, caseNumber: found.caseNumber }
    return { found: shown, messages, submissionKey: randomUUID() }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  const caseId = params.thread === general ? null : params.thread
  const form = await readForm(request)
  if (caseId === null) form.set('subject', 'General question')
  return (await postMessage(servicesOf(context), actor, form, caseId)) ?? sentTo(caseId)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  return unlessOffline(serverAction, (): MessageAnswer => notSent(form, offlineText))
}

export default function ThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, messages, submissionKey } = loaderData
  return (
    <>
      <AppHead
        before={<BackLink to="/client-portal/messages">Messages</BackLink>}
        title={found ? found.title : 'General questions'}
        actions={found && <ArrowLink to={clientCasePath(found.id)}>Open the case</ArrowLink>}
      >
        {found && <span className="soft t16 nowrap">{found.caseNumber}</span>}
      </AppHead>
      <div className="thread">
        <MessageForm
          key={found?.id}
          action={threadPath(found?.id ?? null)}
          submissionKey={submissionKey}
          answer={actionData}
        />
        <PanelView panel={messages} what="Your messages">
          {(rows) =>
            rows.length === 0 ? (
              <p className="soft mt-24">No messages yet.</p>
            ) : (
              <div className="mt-24">
                <MessageList messages={rows} subjects />
              </div>
            )
          }
        </PanelView>
      </div>
    </>
  )
}
