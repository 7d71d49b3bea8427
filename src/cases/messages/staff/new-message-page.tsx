import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { findDraft } from '#accounts/drafts/draft-db.server.ts'
import { discardDraft } from '#accounts/drafts/store-draft.server.ts'
import { clientSource } from '#accounts/people/staff/client-list-db.server.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { readPage } from '#admin/lists/list-db.server.ts'
import { listAt } from '#admin/lists/open-list.server.ts'
import { withFlash } from '#admin/notices.server.ts'
import { textIn } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { FindForm } from '#admin/ui/find-form.tsx'
import { caseSource } from '#cases/list/staff/case-list-db.server.ts'
import { newMessagePath } from '#cases/messages/message.ts'
import { readMessageForm } from '#cases/messages/read-message-form.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { findCaseFor, listCasesFor } from '#cases/process/case-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/new-message-page'
import { MessageForm, type MessageFormAnswer } from './conversation.tsx'
import { filesError, messageError } from './message-errors.ts'

const copy = () => t(caseStaffTexts.newMessagePage)

const requested = { direction: 'ascending', columns: null, cursor: null, size: 10 } as const

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().newMessage)

/** Searches for recipients (`?q=`), or loads the form for a message to a client (`?client=`) in a case (`?case=`). */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'message.write')
  const { services, scope } = ctx
  const search = url.searchParams
  const words = textIn(search, 'q') ?? ''
  const clientId = search.get('client')
  if (clientId === null) return { client: null, words, found: await findAddressees(ctx, words) }
  const client = await findClient(services.db, clientId, scope)
  if (!client) throw notFound()
  const rows = await listCasesFor(services.db, { scope, clientId: client.id })
  const cases = rows.map(({ id, title, caseNumber }) => ({ id, title, caseNumber }))
  const draftOf = async (field: 'subject' | 'body') =>
    (await findDraft(services.db, ctx.person.id, `${newMessagePath(client.id)} ${field}`))?.body ?? ''
  const draft = { subject: await draftOf('subject'), body: await draftOf('body') }
  return { client, cases, caseId: search.get('case') ?? '', key: randomUUID(), draft }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'message.write')
  const { services, actor } = ctx
  const clientId = url.searchParams.get('client') ?? ''
  const form = await readMessageForm(services, request, {
    actor,
    kindOf: () => 'letter',
    caseOf: ({ caseId = '' }) => caseOf(ctx, clientId, caseId),
  })
  const { fields: values, attached, refused } = form
  const answer = (text: string, status: number) => data<MessageFormAnswer>({ text, values, attached }, { status })
  if (refused.length > 0) {
    const { status, text } = filesError(refused)
    return answer(text, status)
  }
  const { subject = '', body = '', key: submissionKey = '' } = values
  const caseId = await caseOf(ctx, clientId, values.caseId ?? '')
  const attachments = attached.map(({ id }) => id)
  const written = { subject, body, submissionKey, attachments }
  const outcome = await sendMessage(services, { actor, caseId, clientId, ...written })
  if (outcome.ok) {
    for (const field of ['subject', 'body'])
      await discardDraft(services, { actor, form: `${newMessagePath(clientId)} ${field}`, writer: submissionKey })
    throw redirect(withFlash(`/admin/messages/${outcome.threadId}`, 'sent'), { status: 303 })
  }
  const { status, text } = messageError(outcome)
  if (status === 404) throw notFound()
  return answer(text, status)
}

/** Returns the id of the selected case, or null for none. Throws 404 unless the case belongs to this client. */
async function caseOf({ services, scope }: AdminContext, clientId: string, caseId: string): Promise<string | null> {
  if (caseId === '') return null
  const found = await findCaseFor(services.db, caseId, scope)
  if (found?.clientId !== clientId) throw notFound()
  return found.id
}

export default function NewMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const back = <BackLink to="/admin/messages">{copy().messages}</BackLink>
  if (!loaderData.client) {
    return (
      <>
        <AppHeader title={copy().newMessage} before={back} />
        <AddresseeSearch words={loaderData.words} found={loaderData.found} />
      </>
    )
  }
  const { client, cases, caseId, key, draft } = loaderData
  const draftPage = newMessagePath(client.id)
  return (
    <>
      <AppHeader title={copy().writeTo(client.name)} before={back}>
        <Link to={`/admin/clients/${client.id}`}>{copy().clientPage}</Link>
        <span className="soft">{client.email}</span>
      </AppHeader>
      <div className="mt-16">
        <MessageForm {...{ submissionKey: key, cases, caseId, answer: actionData, draftPage, draft }} needsSubject />
      </div>
    </>
  )
}

function AddresseeSearch({ words, found }: { words: string; found: Addressee[] }) {
  return (
    <FindForm
      label={copy().clientOrCase}
      hint={copy().nameEmailAddressOrCase}
      words={words}
      none={copy().noActiveClientsOrCases}
      found={found.map(({ clientId, name, caseId, about }) => ({
        ...{ key: caseId ?? clientId, name, about },
        to: `?${new URLSearchParams({ client: clientId, ...(caseId ? { case: caseId } : {}) })}`,
      }))}
    />
  )
}

type Addressee = { clientId: string; name: string; caseId: string | null; about: string }

async function findAddressees(ctx: AdminContext, words: string): Promise<Addressee[]> {
  if (words === '') return []
  const { db } = ctx.services
  const at = listAt(ctx)
  const cases = await readPage(db, caseSource, { ...requested, filters: { q: words }, sort: 'due' }, at)
  const active = { q: words, status: 'active' }
  const clients = await readPage(db, clientSource, { ...requested, filters: active, sort: 'name' }, at)
  return [
    ...cases.rows.map(({ id, clientId, clientName, title, caseNumber }) => ({
      ...{ clientId, name: clientName, caseId: id },
      about: `${title}, ${caseNumber}`,
    })),
    ...clients.rows.map(({ id, name, email }) => ({ clientId: id, name, caseId: null, about: email })),
  ]
}
