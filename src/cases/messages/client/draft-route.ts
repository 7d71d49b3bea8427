import { data, redirect } from 'react-router'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { saveNumberOf, storeDraft } from '#cases/messages/store-draft.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { withFlash } from '#portal/notices.server.ts'
import type { Route } from './+types/draft-route'
import { threadPath } from './threads.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const threadId = text('threadId') || null
  const requested = { actor, threadId, isInternal: false, subject: text('subject'), body: text('body') }
  const auto = text('auto')
  const outcome = await storeDraft(servicesOf(context), {
    ...requested,
    submissionKey: text('submissionKey'),
    saveNumber: saveNumberOf(auto),
  })
  if (!outcome.ok && outcome.reason === 'unknown-thread') throw notFound()
  if (auto) return outcome.ok ? data({ savedAt: outcome.savedAt }) : data(null, { status: 409 })
  throw redirect(withFlash(threadId ? threadPath(threadId) : '/client-portal/messages/new', 'draft-saved'), {
    status: 303,
  })
}
