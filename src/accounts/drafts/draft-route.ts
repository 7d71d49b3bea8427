import { data, redirect } from 'react-router'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/draft-route'
import { pageOfDraft, saveNumberOf } from './draft.ts'
import { discardDraft, storeDraft } from './store-draft.server.ts'

/** Saves unsent text. `auto`: number of the autosave, or `sent` after sending; absent for manual saves. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  const services = servicesOf(context)
  const fields = await readForm(request)
  const text = (name: string) => String(fields.get(name) ?? '')
  // After the page was opened, another person may have signed in in this browser: never save the text as theirs.
  if (fields.has('owner') && text('owner') !== actor.person.id) throw data(null, { status: 403 })
  const draft = { actor, form: url.searchParams.get('form') ?? '', writer: url.searchParams.get('writer') ?? '' }
  const auto = text('auto')
  const outcome =
    auto === 'sent'
      ? await discardDraft(services, draft)
      : await storeDraft(services, {
          ...draft,
          subject: text('subject'),
          body: text('body'),
          saveNumber: saveNumberOf(auto),
        })
  if (!outcome.ok && outcome.reason === 'unknown-form') throw data(null, { status: 404 })
  if (auto) return data({ savedAt: outcome.ok ? outcome.savedAt : null })
  throw redirect(pageOfDraft(draft.form, 'draft-saved'), { status: 303 })
}
