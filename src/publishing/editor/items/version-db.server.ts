import type { Db, Tx } from '#platform/db/database.server.ts'
import type { ContentItemKind, VersionOrigin } from './content-item.ts'
import type { ContentItemFields } from './content-item-fields.ts'
import type { ContentItemVersion, ContentText } from './content-item-text.ts'

function versions(db: Db | Tx) {
  return db
    .selectFrom('contentItemVersions as v')
    .leftJoin('people as p', 'p.id', 'v.author')
    .selectAll('v')
    .select('p.name as authorName')
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number]

function versionOf({ contentItemId: _entryId, fingerprint: _fingerprint, ...row }: VersionRow): ContentItemVersion {
  return {
    ...row,
    origin: row.origin as VersionOrigin,
    fields: row.fields as ContentItemFields,
    seo: row.seo as ContentText['seo'],
    sources: row.sources as ContentText['sources'],
    facts: row.facts as Record<string, string>,
  }
}

export async function findVersion(
  db: Db | Tx,
  contentItemId: string,
  number: number,
): Promise<ContentItemVersion | null> {
  const row = await versions(db)
    .where('v.contentItemId', '=', contentItemId)
    .where('v.number', '=', number)
    .executeTakeFirst()
  return row ? versionOf(row) : null
}

export async function listVersions(db: Db | Tx, contentItemId: string): Promise<ContentItemVersion[]> {
  const rows = await versions(db).where('v.contentItemId', '=', contentItemId).orderBy('v.number', 'desc').execute()
  return rows.map(versionOf)
}

export type NewVersion = ContentText & {
  contentItemId: string
  number: number
  origin: VersionOrigin
  author: string | null
  createdAt: Date
  facts: Record<string, string>
  fingerprint: string
  isAutosave?: boolean
  restoredFrom?: number | null
}

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { fields, seo, sources, facts } = version
  const [fieldsText, seoText, sourcesText, factsText] = [fields, seo, sources, facts].map((part) =>
    JSON.stringify(part),
  )
  await tx
    .insertInto('contentItemVersions')
    .values({ ...version, fields: fieldsText, seo: seoText, sources: sourcesText, facts: factsText })
    .execute()
}

export async function findFingerprint(db: Db | Tx, contentItemId: string, number: number): Promise<string | null> {
  const row = await db
    .selectFrom('contentItemVersions')
    .select('fingerprint')
    .where('contentItemId', '=', contentItemId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.fingerprint ?? null
}

export async function removeVersion(tx: Tx, contentItemId: string, number: number): Promise<void> {
  await tx
    .deleteFrom('contentItemVersions')
    .where('contentItemId', '=', contentItemId)
    .where('number', '=', number)
    .execute()
}

/** Lists published items without their texts: a cheap query to detect new versions. */
export function listPublished(db: Db | Tx) {
  return db
    .selectFrom('contentItems')
    .select(['id', 'kind', 'language', 'slug', 'label', 'place', 'publishedVersion', 'publishedAt', 'updatedAt'])
    .where('publishedVersion', 'is not', null)
    .orderBy('kind')
    .orderBy('place')
    .orderBy('slug')
    .execute()
}

export type PublishedRow = Awaited<ReturnType<typeof listPublished>>[number]

export async function listPublishedTexts(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await versions(db)
    .innerJoin('contentItems as e', (on) =>
      on.onRef('e.id', '=', 'v.contentItemId').onRef('e.publishedVersion', '=', 'v.number'),
    )
    .where('e.id', 'in', ids)
    .execute()
  return rows.map((row) => ({ contentItemId: row.contentItemId, version: versionOf(row) }))
}

export async function listFactsNamed(db: Db | Tx) {
  const rows = await db
    .selectFrom('contentItems as e')
    .innerJoin('contentItemVersions as v', (on) =>
      on
        .onRef('v.contentItemId', '=', 'e.id')
        .on((is) =>
          is.or([is('v.number', '=', is.ref('e.version')), is('v.number', '=', is.ref('e.publishedVersion'))]),
        ),
    )
    .select(['e.id', 'e.kind', 'e.slug', 'e.state', 'e.publishedVersion', 'v.number', 'v.title', 'v.facts'])
    .where('e.state', '<>', 'withdrawn')
    .where((is) => is(is.cast<string>('v.facts', 'text'), '<>', '{}'))
    .orderBy('v.title')
    .execute()
  return rows.map(({ kind, facts, ...row }) => ({
    ...row,
    kind: kind as ContentItemKind,
    facts: facts as Record<string, string>,
  }))
}
