import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import {
  insertRedirect,
  isSlugTaken,
  lockContentItem,
  removeRedirect,
  updateContentItem,
} from './content-item-db.server.ts'
import { notifyReaders } from './show-content-item.server.ts'
import { isSlug } from './slug.ts'

export type RenameContentItemOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown-entry' | 'wrong-slug' | 'slug-taken' }

/** If the item was ever public, its former slug redirects permanently to the new one. */
export function renameContentItem(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { id, slug }: { id: string; slug: string },
): Promise<RenameContentItemOutcome> {
  return db.transaction().execute(async (tx): Promise<RenameContentItemOutcome> => {
    const entry = await lockContentItem(tx, id)
    if (!entry) return { ok: false, reason: 'unknown-entry' }
    if (!isSlug(slug)) return { ok: false, reason: 'wrong-slug' }
    if (slug === entry.slug) return { ok: true }
    const renamed = { ...entry, slug }
    if (await isSlugTaken(tx, renamed)) return { ok: false, reason: 'slug-taken' }
    await updateContentItem(tx, id, { slug })
    await removeRedirect(tx, renamed)
    if (entry.publishedAt) await insertRedirect(tx, entry, id, now())
    if (entry.publishedVersion !== null) for (const each of [entry, renamed]) await notifyReaders(tx, each)
    await recordAudit(tx, actor, {
      action: 'entry.renamed',
      object: { type: 'entry', id },
      detail: { before: entry.slug, slug },
    })
    return { ok: true }
  })
}
