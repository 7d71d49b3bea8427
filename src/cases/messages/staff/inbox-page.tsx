import { data } from 'react-router'
import { adminContext, notFound, requireIntent } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import type { SideHandle } from '#admin/ui/side.ts'
import { findThread } from '#cases/messages/thread-db.server.ts'
import { classes } from '#design/classes.ts'
import { EmptyState } from '#design/feedback/states.tsx'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/inbox-page'
import type { MessageFormAnswer } from './conversation.tsx'
import { handleThreadAction, readAnswer } from './handle-thread-action.server.ts'
import { type Inbox, loadInbox } from './load-inbox.server.ts'
import { ThreadFacts } from './ui/thread-facts.tsx'
import { ThreadList } from './ui/thread-list.tsx'
import { ThreadView } from './ui/thread-view.tsx'
import { useInboxKeys } from './ui/use-inbox-keys.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData?.open ? `${loaderData.open.thread.clientName}, messages` : 'Messages')

export const handle: SideHandle<Inbox> = {
  side: ({ open, at }) => open && <ThreadFacts open={open} at={at} />,
}

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return loadInbox(adminContext({ request, context }, 'message.read'), url, params.threadId)
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'message.read')
  const form = await readAnswer(ctx, request, params.threadId ?? '')
  requireIntent(ctx.person, '/admin/messages/:threadId?', form.fields.intent ?? '')
  const outcome = await handleThreadAction(ctx, params.threadId ?? '', form)
  if ('done' in outcome) {
    const search = withParams(url.pathname, url.searchParams, { write: null, template: null })
    const isSeen = await findThread(ctx.services.db, params.threadId ?? '', ctx.scope)
    throw doneAt(isSeen ? search : '/admin/messages', outcome.done)
  }
  const { status, text } = outcome.error
  if (status === 404) throw notFound()
  return data<MessageFormAnswer>({ text, values: form.fields, attached: form.attached }, { status })
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, list, search } = loaderData
  useStayFresh()
  useInboxKeys(list.threads, open?.thread.id, search)
  return (
    <div className={classes('inbox', open !== null && 'is-open')}>
      <ThreadList inbox={loaderData} />
      {open ? (
        <ThreadView key={open.thread.id} open={open} inbox={loaderData} answer={actionData} />
      ) : (
        <div className="thread-none">
          <EmptyState
            illustration="dialog"
            title={list.threads.length > 0 ? 'Choose a thread' : 'Nothing here'}
            text={
              list.threads.length > 0
                ? 'J and K go through them, R answers.'
                : 'Nobody waits in this part of the inbox.'
            }
          />
        </div>
      )}
    </div>
  )
}
