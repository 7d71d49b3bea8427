import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import type { ContentItemKind, ContentItemLabel } from './content-item.ts'
import { insertContentItem } from './content-item-db.server.ts'
import { readText, type TextError } from './content-item-text.ts'
import { isSlug } from './slug.ts'
import { writeVersion } from './write-version.server.ts'

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
