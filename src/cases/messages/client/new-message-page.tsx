import { randomUUID } from 'node:crypto'
import { asClient } from '#accounts/access/as-client.server.ts'
import { findDraft } from '#accounts/drafts/draft-db.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { messageDraftForm } from '#cases/messages/message.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/new-message-page'
import { type MessageAnswer, notSent } from './message-answer.ts'
import { MessageForm } from './message-form.tsx'
import { postMessage, readMessage, sentTo } from './post-message.server.ts'

const copy = () => t(caseTexts.newMessagePage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().newMessage, matches)

const topics: Record<string, string> = {
  get meeting() {
    return copy().pleaseScheduleMeeting
  },
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const { id: clientId } = currentUserOf(context).person
  const { rows, draft } = await asClient(db, clientId, async (tx) => ({
    rows: await listCasesOf(tx, clientId),
    draft: await findDraft(tx, clientId, messageDraftForm(null, 'client')),
  }))
  const cases = rows.map(({ id, title, caseNumber }) => ({ id, title, caseNumber }))
  const subject = topics[url.searchParams.get('about') ?? '']
  const caseId = url.searchParams.get('case') ?? undefined
  const saved = { subject: draft?.subject, body: draft?.body ?? '' }
  return { cases, preset: { subject, caseId }, draft: saved, submissionKey: randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  const services = servicesOf(context)
  const form = await readMessage(services, actor, request)
  const caseId = form.fields.caseId || null
  const { threadId, refused } = await postMessage(services, actor, form, { caseId, isNew: true })
  return refused ?? sentTo(threadId)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  return unlessOffline(serverAction, (): MessageAnswer => notSent(form, offlineText))
}

export default function NewMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader
        before={<BackLink to="/client-portal/messages">{copy().messages}</BackLink>}
        title={copy().newMessage}
      />
      <MessageForm
        action="/client-portal/messages/new"
        takesFiles={loaderData.cases.length > 0}
        answer={actionData}
        {...loaderData}
      />
    </>
  )
}
