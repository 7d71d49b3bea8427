import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { type ContentItemKind, type ContentItemLabel, isSlug } from './content-item.ts'
import {
  insertContentItem,
  insertRedirect,
  isSlugTaken,
  lockContentItem,
  removeRedirect,
  updateContentItem,
} from './content-item-db.server.ts'
import { readText, type TextError } from './content-item-text.ts'
import { writeVersion } from './save-content-item.server.ts'
import { notifyReaders } from './show-content-item.server.ts'

type NewContentItem = {
  kind: ContentItemKind
  slug: string
  language?: string
  text: unknown
  label?: ContentItemLabel | null
  place?: number
  reviewer?: string | null
  origin?: 'person' | 'generator'
}

export type CreateContentItemOutcome =
  | { ok: true; id: string; version: number }
  | { ok: false; reason: 'slug-taken' | 'wrong-slug' }
  | { ok: false; reason: 'text-faults'; errors: TextError[] }

export function createContentItem(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { kind, slug, text, language = 'en', label = null, place = 0, reviewer = null, origin = 'person' }: NewContentItem,
): Promise<CreateContentItemOutcome> {
  return db.transaction().execute(async (tx): Promise<CreateContentItemOutcome> => {
    if (!isSlug(slug)) return { ok: false, reason: 'wrong-slug' }
    const read = readText(kind, text)
    if (!read.ok) return { ok: false, reason: 'text-faults', errors: read.errors }
    const [createdAt, createdBy] = [now(), actor.person?.id ?? null]
    const row = { kind, language, slug, label, place, reviewer, createdAt, createdBy, state: 'draft' as const }
    const id = await insertContentItem(tx, row)
    if (!id) return { ok: false, reason: 'slug-taken' }
    const author = origin === 'person' ? createdBy : null
    await writeVersion(tx, { contentItemId: id, number: 1, origin, author, createdAt }, read.text)
    await recordAudit(tx, actor, { action: 'entry.made', object: { type: 'entry', id }, detail: { kind, slug } })
    return { ok: true, id, version: 1 }
  })
}

type RenameContentItemOutcome = { ok: true } | { ok: false; reason: 'unknown-entry' | 'wrong-slug' | 'slug-taken' }

/** Changes an item's slug. If the item was ever public, its former URL redirects permanently to the new one. */
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
