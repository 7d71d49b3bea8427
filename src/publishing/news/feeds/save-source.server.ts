import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { titleKey } from '#publishing/news/addresses.ts'
import { findFeed, findFeedByUrl, lockFeeds, saveFeedEntered } from './feed-db.server.ts'
import type { SourceEntry } from './source-entry.ts'

type SaveSourceInput = { feedId: string | null; version: number; entry: SourceEntry; actor: AuditActor }
export type SaveSourceOutcome =
  | { ok: true; feedId: string }
  | { ok: false; reason: 'unknown-source' | 'conflict' | 'address-taken' }

export function saveSource(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { feedId, version, entry, actor }: SaveSourceInput,
): Promise<SaveSourceOutcome> {
  return db.transaction().execute(async (tx): Promise<SaveSourceOutcome> => {
    await lockFeeds(tx)
    const before = feedId ? await findFeed(tx, feedId) : null
    if (feedId && !before) return { ok: false, reason: 'unknown-source' }
    if (before && before.version !== version) return { ok: false, reason: 'conflict' }
    const holder = await findFeedByUrl(tx, entry.url)
    if (holder && holder.id !== feedId) return { ok: false, reason: 'address-taken' }
    const id = feedId ?? (await freeIdFor(tx, entry.name))
    const isMoved = before?.url !== entry.url
    await saveFeedEntered(tx, { ...entry, id, version: (before?.version ?? 0) + 1, isMoved, at: now() })
    await recordAudit(tx, actor, {
      action: before ? 'news.source-changed' : 'news.source-added',
      object: { type: 'news-source', id },
      detail: { value: JSON.stringify(entry) },
    })
    return { ok: true, feedId: id }
  })
}

async function freeIdFor(tx: Tx, name: string): Promise<string> {
  const base =
    titleKey(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'source'
  for (let count = 1; ; count++) {
    const id = count === 1 && base !== 'new' ? base : `${base}-${count}`
    if (!(await findFeed(tx, id))) return id
  }
}
