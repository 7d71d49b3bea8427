import { data, redirect } from 'react-router'
import { actorOf } from '#accounts/visitor.server.ts'
import { keepDraft } from '#cases/keep-draft.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { withNote } from '#portal/notices.server.ts'
import { readForm } from '#web/read-form.ts'
import { servicesOf } from '#web/request-context.server.ts'
import type { Route } from './+types/draft-route'
import { threadPath } from './threads.ts'

/** Keeps what a client is writing: as they type, or when they press 'Save draft'. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const threadId = text('threadId') || null
  const wanted = { actor, threadId, isInternal: false, subject: text('subject'), body: text('body') }
  const outcome = await keepDraft(servicesOf(context), wanted)
  if (!outcome.ok) throw notFound()
  if (form.get('auto')) return data({ savedAt: outcome.savedAt })
  throw redirect(withNote(threadId ? threadPath(threadId) : '/client-portal/messages/new', 'draft-saved'), {
    status: 303,
  })
}
