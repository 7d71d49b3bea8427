import { randomUUID } from 'node:crypto'
import { data, Link } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { pageIn, rangeText } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listMessages } from '#cases/messages/message-db.server.ts'
import { markRead, sendMessage } from '#cases/messages/send-message.server.ts'
import { MessageForm, type MessageFormAnswer, MessageList } from '#cases/messages/staff/conversation.tsx'
import { messageError } from '#cases/messages/staff/message-errors.ts'
import { groupKinds, groupOf, groups, threadAddress } from '#cases/messages/staff/ui/thread-turn.ts'
import { findThreadAbout, type ThreadRow } from '#cases/messages/thread-db.server.ts'
import { listThreadsOfCase } from '#cases/messages/thread-list-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { ArrowLink } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Pagination } from '#design/page/navigation.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/case-messages-page'

const copy = () => t(caseStaffTexts.caseMessagesPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().messages)

const messagesPerPage = 25

/** Opening the page marks the client's messages as read. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person, actor, scope } = adminContext({ request, context }, 'message.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  const { id: caseId } = found
  const list = await listMessages(services.db, {
    scope,
    caseId,
    page: pageIn(url.searchParams),
    pageSize: messagesPerPage,
  })
  const [newest] = list.messages
  if (newest) await markRead(services, { actor, choice: { caseId }, upTo: newest.createdAt })
  return {
    list,
    threads: await listThreadsOfCase(services.db, caseId, scope),
    goesTo: await findThreadAbout(services.db, { clientId: found.clientId, caseId, topic: null, isAnswer: true }),
    at: services.now(),
    key: randomUUID(),
    mayWrite: may(person, 'message.write', found),
    path: `${staffCasePath(caseId)}/messages`,
    newThread: `/admin/messages/new?${new URLSearchParams({ client: found.clientId, case: caseId })}`,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'message.read')
  const values = textsOf(await readForm(request))
  const error = await sendAnswer(ctx, { caseId: params.caseId }, values)
  if (!error) throw doneAt(`${staffCasePath(params.caseId)}/messages`, 'sent')
  if (error.status === 404) throw notFound()
  return data<MessageFormAnswer>({ text: error.text, values }, { status: error.status })
}

export default function CaseMessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, threads, goesTo, at, key, mayWrite, path, newThread } = loaderData
  const answered = threads.find(({ id }) => id === goesTo)
  return (
    <div className="panels">
      <Panel title={copy().messages} end={mayWrite && <ArrowLink to={newThread}>{copy().newConversation}</ArrowLink>}>
        <MessageList messages={list.messages} />
        <Pagination
          page={list.page}
          pages={list.pages}
          linkTo={(page) => `${path}?page=${page}`}
          summary={list.pages > 1 && rangeText(list.page, messagesPerPage, list.messages.length, list.total)}
        />
      </Panel>
      <div className="panel-stack">
        {threads.length > 0 && (
          <Panel title={copy().conversations}>
            <CaseThreads threads={threads} at={at} />
          </Panel>
        )}
        {mayWrite && (
          <Panel title={threads.length > 0 ? copy().answer : copy().write}>
            {answered && (
              <p className="soft t14">
                {copy().yourMessageWillBeAdded}{' '}
                {answered.waitingFor === 'firm' ? copy().conversationWaitingForUs : copy().latestConversation}
                {copy().toStartNewConversationEnter(answered.subject)}
              </p>
            )}
            <MessageForm submissionKey={key} needsSubject={false} answer={actionData} />
          </Panel>
        )}
      </div>
    </div>
  )
}

type Addressee = { caseId: string; clientId?: undefined } | { caseId: null; clientId: string }

async function sendAnswer(
  { services, actor }: AdminContext,
  to: Addressee,
  values: Record<string, string>,
): Promise<FieldError | null> {
  const { subject = '', body = '', key: submissionKey = '' } = values
  const outcome = await sendMessage(services, { ...to, actor, subject, body, submissionKey })
  return outcome.ok ? null : messageError(outcome)
}

type Thread = Pick<ThreadRow, 'id' | 'subject' | 'ownerName' | 'waitingFor' | 'answerDueAt' | 'lastMessageAt'>

function CaseThreads({ threads, at }: { threads: readonly Thread[]; at: Date }) {
  return (
    <ul>
      {threads.map((thread) => {
        const group = groupOf(thread, at)
        return (
          <li key={thread.id} className="work-line">
            <span>
              <Link to={threadAddress(thread.id, 'view=all')}>{thread.subject}</Link>
              <small>
                {thread.ownerName ?? copy().noOwnerYet}, {formatDateTime(thread.lastMessageAt)}
              </small>
            </span>
            <Status kind={groupKinds[group]}>{groups[group]}</Status>
          </li>
        )
      })}
    </ul>
  )
}
