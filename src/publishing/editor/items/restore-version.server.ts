import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { lockContentItem } from './content-item-db.server.ts'
import type { ContentItemVersion, TextError } from './content-item-text.ts'
import { readText } from './content-item-text.ts'
import { appendVersion } from './save-content-item.server.ts'
import { findVersion } from './version-db.server.ts'

export type RestoreVersionOutcome =
  | { ok: true; version: number }
  | { ok: false; reason: 'unknown-entry' | 'unknown-version' }
  | { ok: false; reason: 'changed-since'; theirs: ContentItemVersion }
  | { ok: false; reason: 'text-faults'; errors: TextError[] }

export function restoreVersion(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { id, number, startedFrom }: { id: string; number: number; startedFrom: number },
): Promise<RestoreVersionOutcome> {
  return db.transaction().execute(async (tx): Promise<RestoreVersionOutcome> => {
    const entry = await lockContentItem(tx, id)
    const newest = entry && (await findVersion(tx, id, entry.version))
    if (!entry || !newest) return { ok: false, reason: 'unknown-entry' }
    if (entry.version !== startedFrom) return { ok: false, reason: 'changed-since', theirs: newest }
    const earlier = await findVersion(tx, id, number)
    if (!earlier) return { ok: false, reason: 'unknown-version' }
    const read = readText(entry.kind, earlier)
    if (!read.ok) return { ok: false, reason: 'text-faults', errors: read.errors }
    const hand = { origin: 'person', author: actor.person?.id ?? null, createdAt: now(), restoredFrom: number } as const
    const version = await appendVersion(tx, entry, hand, read.text)
    await recordAudit(tx, actor, {
      action: 'entry.restored',
      object: { type: 'entry', id },
      detail: { from: number, version },
    })
    return { ok: true, version }
  })
}
