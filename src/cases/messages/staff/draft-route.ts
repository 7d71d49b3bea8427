import { data } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { saveNumberOf, storeDraft } from '#cases/messages/store-draft.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import type { Route } from './+types/draft-route'

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'message.read')
  const { threadId = '', intent, body = '', key: submissionKey = '', auto } = textsOf(await readForm(request))
  const isInternal = intent === 'note'
  const outcome = await storeDraft(services, {
    actor,
    threadId,
    isInternal,
    subject: '',
    body,
    submissionKey,
    saveNumber: saveNumberOf(auto),
  })
  if (!outcome.ok && outcome.reason === 'unknown-thread') throw notFound()
  if (auto) return outcome.ok ? data({ savedAt: outcome.savedAt }) : data(null, { status: 409 })
  throw doneAt(`/admin/messages/${threadId}${isInternal ? '?write=note' : ''}`, 'draft-saved')
}
