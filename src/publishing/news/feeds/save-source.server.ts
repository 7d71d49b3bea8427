import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { OutboundError } from '#platform/outbound/outbound.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { titleKey } from '#publishing/news/addresses.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import { reasonToDrop } from '#publishing/news/runs/relevance.ts'
import { findFeed, findFeedByUrl, lockFeeds, saveFeedEntered } from './feed-db.server.ts'
import { readFeed } from './read-feed.ts'
import { feedTypes, whileWaitingMs } from './refresh-feeds.server.ts'
import type { SourceEntry } from './source-entry.ts'

const copy = () => t(newsTexts.trySource)

const shown = 10

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

export type TriedEntry = { title: string; url: string; publishedAt: Date | null; dropped: string | null }

export type TriedSource =
  | { ok: true; count: number; aboutTaxes: number; entries: TriedEntry[] }
  | { ok: false; reason: string }

/** Fetches a feed as the worker would, but stores nothing. */
export async function trySource(
  { fetchOutbound, now }: Pick<Services, 'fetchOutbound' | 'now'>,
  url: string,
): Promise<TriedSource> {
  try {
    const answer = await fetchOutbound({ url, accept: feedTypes, timeoutMs: whileWaitingMs })
    if (answer.kind === 'unchanged') return { ok: false, reason: copy().feedSaysNothingHasChanged }
    const read = readFeed(answer.text, answer.url)
    if (!read.ok) return read
    const entries = read.entries.map(({ title, url: address, publishedAt, ...texts }) => ({
      ...{ title, url: address, publishedAt },
      dropped: reasonToDrop({ title, ...texts }, { publishedAt: publishedAt ?? now(), isDuplicate: false, now: now() }),
    }))
    const aboutTaxes = entries.filter(({ dropped }) => dropped === null).length
    return { ok: true, count: entries.length, aboutTaxes, entries: entries.slice(0, shown) }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { ok: false, reason: error.message }
  }
}
