import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { deskFor, notFound } from '#admin/guard.server.ts'
import { withNote } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { sendMessage } from '#cases/send-message.server.ts'
import { findClient } from '#cases/staff-db.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { BackLink } from '#design/navigation.tsx'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/new-message-page'
import { MessageForm, type MessageFormAnswer } from './conversation.tsx'
import { messageFault } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('New message')

/** Writes to a client (`?client=`) apart from any case; what belongs to a case is written there. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, sight } = deskFor({ request, context }, 'message.write')
  const client = await findClient(services.db, url.searchParams.get('client') ?? '', sight)
  if (!client) throw notFound()
  return { client, key: randomUUID() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { services, actor } = deskFor({ request, context }, 'message.write')
  const values = textsOf(await readForm(request))
  const { subject = '', body = '', key: submissionKey = '' } = values
  const clientId = url.searchParams.get('client') ?? ''
  const outcome = await sendMessage(services, { actor, caseId: null, clientId, subject, body, submissionKey })
  if (outcome.ok) throw redirect(withNote(`/admin/messages/${outcome.threadId}`, 'sent'), { status: 303 })
  const { status, text } = messageFault(outcome)
  if (status === 404) throw notFound()
  return data<MessageFormAnswer>({ text, values }, { status })
}

export default function NewMessagePage({ loaderData: { client, key }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHead title={`Write to ${client.name}`} before={<BackLink to="/admin/messages">Messages</BackLink>}>
        <Link to={`/admin/clients/${client.id}`}>Client page</Link>
        <span className="soft">{client.email}</span>
      </AppHead>
      <p className="soft t14">This message belongs to no case. To write about a case, open the case.</p>
      <div className="mt-16">
        <MessageForm submissionKey={key} needsSubject answer={actionData} />
      </div>
    </>
  )
}
