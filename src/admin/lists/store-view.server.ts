import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { passingParams } from './address.ts'
import { maxViewNameLength, maxViews } from './list.ts'
import { countOwnViews, deleteView, insertView, saveView } from './view-db.server.ts'

const maxQueryLength = 2000

type ViewError =
  | 'name-missing'
  | 'name-too-long'
  | 'name-taken'
  | 'query-too-long'
  | 'too-many'
  | 'forbidden'
  | 'unknown'
export type ViewOutcome = { ok: true } | { ok: false; reason: ViewError }

type StoreViewDeps = Pick<Services, 'db' | 'now'>

export async function storeView(
  { db, now }: StoreViewDeps,
  actor: Actor,
  requested: { list: string; name: string; query: string; isShared: boolean },
): Promise<ViewOutcome> {
  const { list, isShared } = requested
  const query = viewQuery(requested.query)
  const name = cleanText(requested.name)
  const ownerId = actor.person.id
  if (isShared && !may(actor.person, 'view.share')) return { ok: false, reason: 'forbidden' }
  if (name === '') return { ok: false, reason: 'name-missing' }
  if (name.length > maxViewNameLength) return { ok: false, reason: 'name-too-long' }
  if (query.length > maxQueryLength) return { ok: false, reason: 'query-too-long' }
  if ((await countOwnViews(db, ownerId)) >= maxViews) return { ok: false, reason: 'too-many' }
  return db.transaction().execute(async (tx): Promise<ViewOutcome> => {
    const isSaved = await insertView(tx, { list, name, query, ownerId, isShared, createdAt: now() })
    if (!isSaved) return { ok: false, reason: 'name-taken' }
    if (isShared)
      await recordAudit(tx, actor, { action: 'view.shared', object: { type: 'list', id: list }, detail: { name } })
    return { ok: true }
  })
}

export function viewQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of passingParams) query.delete(name)
  return query.toString()
}

export const viewChanges = ['share', 'unshare', 'default', 'no-default', 'delete'] as const
export type ViewChange = (typeof viewChanges)[number]

/** Changes a saved view of the actor. Views of other people are reported as unknown. */
export async function changeView(
  { db }: StoreViewDeps,
  actor: Actor,
  { list, id, change }: { list: string; id: string; change: ViewChange },
): Promise<ViewOutcome> {
  if (change === 'share' && !may(actor.person, 'view.share')) return { ok: false, reason: 'forbidden' }
  const own = { id, list, ownerId: actor.person.id }
  return db.transaction().execute(async (tx): Promise<ViewOutcome> => {
    const isDone = change === 'delete' ? await deleteView(tx, own) : await saveView(tx, own, changes[change])
    if (!isDone) return { ok: false, reason: 'unknown' }
    if (change === 'share') {
      await recordAudit(tx, actor, { action: 'view.shared', object: { type: 'list', id: list }, detail: { view: id } })
    }
    return { ok: true }
  })
}

const changes = {
  share: { isShared: true },
  unshare: { isShared: false },
  default: { isDefault: true },
  'no-default': { isDefault: false },
} as const
