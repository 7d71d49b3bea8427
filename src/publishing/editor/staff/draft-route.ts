import { adminContext, notFound } from '#admin/guard.server.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import { saveContentItem } from '#publishing/editor/items/save-content-item.server.ts'
import { findVersion } from '#publishing/editor/items/version-db.server.ts'
import type { Route } from './+types/draft-route'
import { errorWords } from './content-item-errors.ts'
import { type ContentItemValues, textOf, valuesOf, withoutErrors } from './content-item-form.ts'
import { refusalOf } from './handle-content-item-action.server.ts'
import { lookAt } from './view-content-item.server.ts'

/** Action: `look` renders a preview, `keep` autosaves what has no error. If another author saved a newer version, returns that one. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor, person } = adminContext({ request, context }, 'content.write')
  const { intent, version = '', ...values } = textsOf(await readForm(request))
  const entry = await findContentItem(services.db, params.contentItemId)
  if (!entry) throw notFound()
  if (intent === 'look') return Response.json(await lookAt(services, { entry, person, values }))
  if (intent !== 'keep') throw notFound()
  const keep = (submitted: ContentItemValues) => {
    const saving = { id: entry.id, startedFrom: Number(version), text: textOf(entry.kind, submitted), isAutosave: true }
    return saveContentItem(services, actor, saving)
  }
  const first = await keep(values)
  // A field with an error does not stop the others: it stays as it was saved last, and the author is told.
  const wrong = !first.ok && first.reason === 'text-faults' ? first.errors : []
  const newest = wrong.length > 0 ? await findVersion(services.db, entry.id, entry.version) : null
  const saved = newest && valuesOf(entry.kind, newest)
  const outcome = saved ? await keep(withoutErrors(entry.kind, values, { errors: wrong, saved })) : first
  if (outcome.ok) {
    const errors = errorWords(wrong)
    return Response.json({ ok: true, version: outcome.version, savedAt: services.now(), errors })
  }
  if (outcome.reason === 'unknown-entry') throw notFound()
  const { errors = {}, theirs = null, text: words = null } = refusalOf(outcome, entry.kind)
  return Response.json({ ok: false, errors, theirs, text: words }, { status: theirs ? 409 : 422 })
}
