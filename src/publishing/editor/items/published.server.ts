import { type Cached, cacheFromDatabase } from '#platform/db/cached-value.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { listSeedContentItems, morningOf } from '#publishing/editor/seed-texts.server.ts'
import { type ContentItemKind, type ContentItemLabel, pathOf } from './content-item.ts'
import { findEarlier, hasContentItems } from './content-item-db.server.ts'
import { type PublishedContentItem, published, publishedSeed } from './published-content-item.server.ts'
import { cachedContentItems } from './show-content-item.server.ts'
import { listPublished, listPublishedTexts, type PublishedRow } from './version-db.server.ts'

type PublishedDeps = Pick<Services, 'db' | 'log'>
type Published = { state: string; entries: ReadonlyMap<string, PublishedContentItem> }

const cached = new WeakMap<Db, Cached<Published>>()

/**
 * Cache of public content. It is used only after the server has called `listenOn`, which invalidates it on changes;
 * until then, every call reads the database.
 */
export function cachedPublished({ db, log }: PublishedDeps): Cached<Published> {
  const known = cached.get(db)
  if (known) return known
  const first = seedPublished()
  const created = cacheFromDatabase<Published>({
    name: cachedContentItems,
    first,
    read: (last) => readPublished(db, last, first),
    log,
  })
  cached.set(db, created)
  return created
}

export async function publishedState(services: PublishedDeps): Promise<string> {
  return (await cachedPublished(services).now()).state
}

export async function publishedContentItems<Kind extends ContentItemKind>(
  services: PublishedDeps,
  kind: Kind,
): Promise<readonly PublishedContentItem<Kind>[]> {
  return ofKind(await cachedPublished(services).now(), kind)
}

const sorted = new WeakMap<Published, Map<ContentItemKind, readonly PublishedContentItem[]>>()

/** Public items of a kind; the same array until content changes, so that callers can use it as a cache key. */
function ofKind<Kind extends ContentItemKind>(all: Published, kind: Kind): readonly PublishedContentItem<Kind>[] {
  const kinds = sorted.get(all) ?? new Map<ContentItemKind, readonly PublishedContentItem[]>()
  sorted.set(all, kinds)
  const known = kinds.get(kind) ?? [...all.entries.values()].filter((entry) => entry.kind === kind)
  kinds.set(kind, known)
  return known as readonly PublishedContentItem<Kind>[]
}

async function readPublished(db: Db, last: Published, first: Published): Promise<Published> {
  const rows = (await listPublished(db)).filter(({ language }) => language === 'en')
  if (rows.length === 0 && !(await hasContentItems(db))) return first
  const state = JSON.stringify(rows)
  if (state === last.state) return last
  const isKnown = ({ id, publishedVersion }: PublishedRow) => last.entries.get(id)?.version === publishedVersion
  const fresh = await listPublishedTexts(
    db,
    rows.filter((row) => !isKnown(row)).map(({ id }) => id),
  )
  const texts = new Map(fresh.map(({ contentItemId, version }) => [contentItemId, version]))
  const found = await Promise.all(
    rows.map(
      async ({
        id,
        kind,
        label,
        publishedVersion,
        publishedAt,
        updatedAt,
        slug,
        place,
      }): Promise<[string, PublishedContentItem] | null> => {
        const row = {
          ...{ id, slug, place },
          kind: kind as ContentItemKind,
          label: label as ContentItemLabel | null,
          version: publishedVersion ?? 0,
          publishedAt: publishedAt ?? new Date(0),
          updatedAt: updatedAt ?? new Date(0),
        }
        const text = texts.get(id)
        const known = last.entries.get(id)
        if (text) return [id, await published({ ...row, version: text.number }, text)]
        return known ? [id, { ...known, slug, place, label: row.label }] : null
      },
    ),
  )
  const entries = new Map(found.filter((entry) => entry !== null))
  return { state, entries }
}

let seeds: Published | undefined

function seedPublished(): Published {
  const entries = () =>
    listSeedContentItems().map(({ key, kind, slug, place, publishedOn, changedOn, text }) => {
      const [publishedAt, updatedAt] = [morningOf(publishedOn), morningOf(changedOn)]
      const row = { id: key, kind, slug, place, version: 1, label: null, publishedAt, updatedAt }
      return [key, publishedSeed(row, text)] as const
    })
  seeds ??= { state: 'seed', entries: new Map(entries()) }
  return seeds
}

/** Item with this former slug, or null. `leadsTo`: its current path, or null if it is not public. */
export async function findEarlierAddress(
  { db }: Pick<Services, 'db'>,
  kind: ContentItemKind,
  slug: string,
): Promise<{ leadsTo: string | null } | null> {
  const found = await findEarlier(db, { kind, language: 'en', slug })
  if (!found) return null
  return { leadsTo: found.isPublic && found.slug !== slug ? pathOf({ kind, slug: found.slug }) : null }
}
