import { useEffect } from 'react'
import { data, Link, useNavigate } from 'react-router'
import { adminContext, notFound, requireIntent } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import type { SideHandle } from '#admin/ui/admin-shell.tsx'
import { CaseStatusBadge } from '#admin/ui/badges.tsx'
import { findThread } from '#cases/messages/thread-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { FactList } from '#design/facts.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { SidePanel } from '#design/page/app-shell.tsx'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/inbox-page'
import type { MessageFormAnswer } from './conversation.tsx'
import { handleThreadAction, readAnswer } from './handle-thread-action.server.ts'
import { type Inbox, loadInbox, type OpenThread } from './load-inbox.server.ts'
import { ThreadList } from './ui/thread-list.tsx'
import { threadAddress, timeTo } from './ui/thread-turn.ts'
import { ThreadView } from './ui/thread-view.tsx'

const copy = () => t(caseStaffTexts.inboxPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData?.open ? copy().messagesFrom(loaderData.open.thread.clientName) : copy().inbox)

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
            title={list.threads.length > 0 ? copy().chooseConversation : copy().noConversations}
            text={list.threads.length > 0 ? copy().pressJAndKTo : copy().noConversationsAreWaitingHere}
          />
        </div>
      )}
    </div>
  )
}

function useInboxKeys(threads: readonly { id: string }[], openId: string | undefined, search: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'r') {
        event.preventDefault()
        document.querySelector<HTMLTextAreaElement>('.answer textarea')?.focus()
      }
      if (key !== 'j' && key !== 'k') return
      const at = threads.findIndex(({ id }) => id === openId)
      const next = threads[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)]
      if (next) navigate(threadAddress(next.id, search), { preventScrollReset: true })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [threads, openId, search, navigate])
}

function ThreadFacts({ open: { thread, found }, at }: { open: OpenThread; at: Date }) {
  const { waitingFor, answerDueAt } = thread
  const due = waitingFor === 'firm' && answerDueAt ? timeTo(answerDueAt, at) : null
  return (
    <SidePanel
      label={copy().about(thread.clientName)}
      head={
        <div className="thread-client">
          <h2 className="t20">
            <Link to={`/admin/clients/${thread.clientId}`}>{thread.clientName}</Link>
          </h2>
          <p className="soft t14">{thread.clientEmail}</p>
          {due && <p className={classes('promise numbers', due.isLate && 'late')}>{due.text}</p>}
          {waitingFor === 'client' && <p className="soft t14">{copy().waitingForClient}</p>}
          {waitingFor === 'nobody' && <p className="soft t14">{copy().noAnswerNeeded}</p>}
        </div>
      }
      footer={
        found && (
          <ButtonLink to={staffCasePath(found.id)} size="small" full>
            {copy().openCase}
          </ButtonLink>
        )
      }
    >
      <FactList
        dense
        facts={[
          ...(due && answerDueAt ? [{ term: copy().answerPromisedBy, value: formatDateTime(answerDueAt) }] : []),
          { term: copy().owner, value: thread.ownerName ?? copy().noOwnerYet },
          ...(found
            ? [
                { term: copy().case, value: <Link to={staffCasePath(found.id)}>{found.title}</Link> },
                { term: copy().step, value: <CaseStatusBadge status={found.status} state={found.state} /> },
                { term: copy().due, value: found.dueOn ? formatDate(found.dueOn) : '–' },
                { term: copy().documents, value: copy().receivedOf(found.progress.received, found.progress.needed) },
                { term: copy().adviser, value: found.adviserName ?? copy().notAssigned },
              ]
            : [{ term: copy().case, value: copy().notLinkedToCase }]),
        ]}
      />
    </SidePanel>
  )
}
