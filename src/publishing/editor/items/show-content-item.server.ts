import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages, publishCacheChange } from '#platform/db/notify-db.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { contentItemPublished, contentItemWithdrawn } from '#publishing/editor/events.ts'
import type { ContentItem, ContentItemKind } from './content-item.ts'
import { type ContentItemRow, listPublicSlugs, updateContentItem } from './content-item-db.server.ts'
import { findFingerprint } from './version-db.server.ts'

export const cachedContentItems = 'entries'

type When = { at: Date; byClock?: boolean }

/** Makes a version public. The caller must have locked the item. */
export async function showVersion(
  tx: Tx,
  entry: ContentItemRow,
  version: number,
  { at, byClock = false }: When,
): Promise<void> {
  const before = entry.publishedVersion
  const isSame =
    before !== null && (await findFingerprint(tx, entry.id, before)) === (await findFingerprint(tx, entry.id, version))
  await updateContentItem(tx, entry.id, {
    state: 'published',
    publishedVersion: version,
    ...{ scheduledVersion: null, publishAt: null, withdrawnAt: null },
    publishedAt: entry.publishedAt ?? at,
    updatedAt: isSame ? entry.updatedAt : at,
  })
  const notified = { contentItemId: entry.id, kind: entry.kind, version, byClock }
  await publish(tx, contentItemPublished, { ...notified, isFirst: entry.publishedAt === null })
  await notifyReaders(tx, entry)
}

/** Withdraws an item, so that its URL answers 410. The caller must have locked the item. */
export async function hideContentItem(tx: Tx, entry: ContentItemRow, { at, byClock = false }: When): Promise<void> {
  await updateContentItem(tx, entry.id, {
    state: 'withdrawn',
    ...{ publishedVersion: null, scheduledVersion: null, publishAt: null, withdrawAt: null },
    withdrawnAt: at,
  })
  if (entry.publishedVersion === null) return
  const notified = { contentItemId: entry.id, kind: entry.kind, version: entry.publishedVersion, byClock }
  await publish(tx, contentItemWithdrawn, notified)
  await notifyReaders(tx, entry)
}

const pagesOf: Readonly<Record<Exclude<ContentItemKind, 'article'>, readonly string[]>> = {
  faq: ['/faq'],
  'case-study': ['/case-studies'],
  law: ['/law'],
  position: ['/careers'],
  profile: ['/team', '/about'],
}

/** Invalidates cached content first and cached pages second; otherwise pages could be rebuilt from old content. */
export async function notifyReaders(tx: Tx, { kind, slug }: Pick<ContentItem, 'kind' | 'slug'>): Promise<void> {
  await publishCacheChange(tx, cachedContentItems)
  await announceChangedPages(tx, kind === 'article' ? await articlePages(tx, slug) : [...pagesOf[kind]])
}

async function articlePages(tx: Tx, slug: string): Promise<string[]> {
  const slugs = new Set([...(await listPublicSlugs(tx, 'article')), slug])
  return ['/', '/blog', '/sitemap', ...[...slugs].map((each) => `/blog/${each}`)]
}
