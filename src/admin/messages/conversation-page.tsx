import { randomUUID } from 'node:crypto'
import { data, Link } from 'react-router'
import { deskFor, insist, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { pageIn, rangeText } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { listMessages } from '#cases/message-db.server.ts'
import { markMessagesRead } from '#cases/send-message.server.ts'
import { findClient } from '#cases/staff-db.server.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { BackLink, Pagination } from '#design/navigation.tsx'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/conversation-page'
import { sendAnswer } from './answer.server.ts'
import { MessageForm, type MessageFormAnswer, MessageList } from './conversation.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Messages ${loaderData?.client.name ?? ''}`.trim())

const messagesPerPage = 25

/** All messages of one client, those of cases included. Whoever opens them has read what the client wrote. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person, actor } = deskFor({ request, context }, 'message.read')
  const client = await findClient(services.db, params.clientId)
  if (!client) throw notFound()
  const { id: clientId } = client
  insist(person, 'message.read', { clientId })
  const list = await listMessages(services.db, { clientId, page: pageIn(url.searchParams), pageSize: messagesPerPage })
  if (list.unread > 0) await markMessagesRead(services, { actor, choice: { clientId } })
  return { client, list, key: randomUUID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const desk = deskFor({ request, context }, 'message.write')
  const values = textsOf(await readForm(request))
  const { clientId } = params
  const fault = await sendAnswer(desk, { caseId: null, clientId }, values)
  if (!fault) throw doneAt(`/admin/messages/${clientId}`, 'sent')
  if (fault.status === 404) throw notFound()
  return data<MessageFormAnswer>({ text: fault.text, values }, { status: fault.status })
}

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { client, list, key } = loaderData
  return (
    <>
      <AppHead title={client.name} before={<BackLink to="/admin/messages">Messages</BackLink>}>
        <Link to={`/admin/clients/${client.id}`}>Client page</Link>
        <span className="soft">{client.email}</span>
      </AppHead>
      <div className="panels">
        <Panel title="Messages">
          <MessageList messages={list.messages} showCase />
          <Pagination
            page={list.page}
            pages={list.pages}
            linkTo={(page) => `/admin/messages/${client.id}?page=${page}`}
            summary={list.pages > 1 && rangeText(list.page, messagesPerPage, list.messages.length, list.total)}
          />
        </Panel>
        <Panel title="Write">
          <p className="soft t14">This message belongs to no case. To answer in a case, open the case.</p>
          <MessageForm submissionKey={key} needsSubject answer={actionData} />
        </Panel>
      </div>
    </>
  )
}
