import { adminContext, notFound } from '#admin/guard.server.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import { saveContentItem } from '#publishing/editor/items/save-content-item.server.ts'
import type { Route } from './+types/draft-route'
import { textOf } from './content-item-form.ts'
import { refusalOf } from './handle-content-item-action.server.ts'
import { lookAt } from './view-content-item.server.ts'

/** Action: `look` renders a preview, `keep` autosaves. If another author saved a newer version, returns that one. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor, person } = adminContext({ request, context }, 'content.write')
  const { intent, version = '', ...values } = textsOf(await readForm(request))
  const entry = await findContentItem(services.db, params.contentItemId)
  if (!entry) throw notFound()
  if (intent === 'look') return Response.json(await lookAt(services, { entry, person, values }))
  if (intent !== 'keep') throw notFound()
  const text = textOf(entry.kind, values)
  const outcome = await saveContentItem(services, actor, {
    id: entry.id,
    startedFrom: Number(version),
    text,
    isAutosave: true,
  })
  if (outcome.ok) return Response.json({ ok: true, version: outcome.version, savedAt: services.now() })
  if (outcome.reason === 'unknown-entry') throw notFound()
  const { errors = {}, theirs = null, text: words = null } = refusalOf(outcome, entry.kind)
  return Response.json({ ok: false, errors, theirs, text: words }, { status: theirs ? 409 : 422 })
}
