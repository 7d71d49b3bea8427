import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { ContentItems } from '#platform/db/schema.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { ContentItem, ContentItemKind } from './content-item.ts'
import type { ContentText } from './content-item-text.ts'

type Address = Pick<ContentItem, 'kind' | 'language' | 'slug'>

export type ContentItemRow = ContentItem &
  Pick<Selectable<ContentItems>, 'seedKey' | 'seedFingerprint' | 'programText' | 'programFingerprint'>

export function entryOf({ kind, state, label, ...row }: Selectable<ContentItems>): ContentItemRow {
  return {
    ...row,
    kind: kind as ContentItem['kind'],
    state: state as ContentItem['state'],
    label: label as ContentItem['label'],
    isChangedInProgram: row.programText !== null,
  }
}

export async function findContentItem(db: Db | Tx, id: string): Promise<ContentItemRow | null> {
  if (!isUuid(id)) return null
  const row = await db.selectFrom('contentItems').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? entryOf(row) : null
}

export async function lockContentItem(tx: Tx, id: string): Promise<ContentItemRow | null> {
  if (!isUuid(id)) return null
  const row = await tx.selectFrom('contentItems').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? entryOf(row) : null
}

type NewContentItem = Pick<ContentItemRow, 'kind' | 'language' | 'slug' | 'state' | 'createdAt'> &
  Partial<Pick<ContentItemRow, 'label' | 'place' | 'createdBy' | 'reviewer' | 'seedKey' | 'seedFingerprint'>> &
  Partial<Pick<ContentItemRow, 'publishedVersion' | 'publishedAt' | 'updatedAt'>>

/** Adds an item; returns null if the slug is in use. Insert the first version in the same transaction. */
export async function insertContentItem(tx: Tx, entry: NewContentItem): Promise<string | null> {
  if (await isSlugTaken(tx, { ...entry, id: null })) return null
  const row = await tx
    .insertInto('contentItems')
    .values({ ...entry, version: 1 })
    .onConflict((on) => on.columns(['kind', 'language', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type ContentItemChange = Partial<
  Omit<ContentItemRow, 'id' | 'isChangedInProgram' | 'programText' | 'createdAt' | 'kind'>
>

export async function updateContentItem(tx: Tx, id: string, change: ContentItemChange): Promise<void> {
  await tx.updateTable('contentItems').set(change).where('id', '=', id).execute()
}

export type ProgramText = { text: ContentText; fingerprint: string }

/** Stores a new built-in text beside the staff version, until staff choose one of them; null removes it. */
export async function storeProgramText(tx: Tx, id: string, waiting: ProgramText | null): Promise<void> {
  const programText = waiting && JSON.stringify(waiting.text)
  await tx
    .updateTable('contentItems')
    .set({ programText, programFingerprint: waiting?.fingerprint ?? null })
    .where('id', '=', id)
    .execute()
}

export async function listSeeded(tx: Tx) {
  const rows = await tx
    .selectFrom('contentItems')
    .select(['id', 'seedKey', 'seedFingerprint', 'programFingerprint'])
    .where('seedKey', 'is not', null)
    .execute()
  return new Map(rows.map(({ seedKey, ...row }) => [seedKey ?? '', row]))
}

export async function findByAddress(db: Db | Tx, { kind, language, slug }: Address): Promise<ContentItemRow | null> {
  const row = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ? entryOf(row) : null
}

export async function listDueEntries(db: Db, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from content_items
    where publish_at <= ${at} or (withdraw_at <= ${at} and state in ('scheduled', 'published'))
    order by least(publish_at, withdraw_at), id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listPublicSlugs(db: Db | Tx, kind: ContentItemKind): Promise<string[]> {
  const rows = await db
    .selectFrom('contentItems')
    .select('slug')
    .where('kind', '=', kind)
    .where('publishedVersion', 'is not', null)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** True if an item other than `id` has or had this slug. `id` is null if the item is not created yet. */
export async function isSlugTaken(tx: Tx, { id, kind, language, slug }: Address & { id: string | null }) {
  const { rows } = await sql`select 1 from content_items
      where kind = ${kind} and language = ${language} and slug = ${slug} and id is distinct from ${id}::uuid
    union all select 1 from content_item_redirects
      where kind = ${kind} and language = ${language} and slug = ${slug} and content_item_id is distinct from ${id}::uuid`.execute(
    tx,
  )
  return rows.length > 0
}

export async function insertRedirect(
  tx: Tx,
  { kind, language, slug }: Address,
  contentItemId: string,
  createdAt: Date,
) {
  await tx.insertInto('contentItemRedirects').values({ kind, language, slug, contentItemId, createdAt }).execute()
}

export async function removeRedirect(tx: Tx, { kind, language, slug }: Address): Promise<void> {
  await tx
    .deleteFrom('contentItemRedirects')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('slug', '=', slug)
    .execute()
}

export async function findEarlier(
  db: Db | Tx,
  { kind, language, slug }: Address,
): Promise<{ slug: string; isPublic: boolean } | null> {
  const { rows } = await sql<{ slug: string; isPublic: boolean }>`
    select e.slug, e.published_version is not null as is_public from content_items e
    where e.kind = ${kind} and e.language = ${language} and e.published_at is not null
      and (e.slug = ${slug} or e.id = (select r.content_item_id from content_item_redirects r
        where r.kind = ${kind} and r.language = ${language} and r.slug = ${slug}))
    order by (e.slug = ${slug}) desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function hasContentItems(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('contentItems').select('id').limit(1).executeTakeFirst()) !== undefined
}

export function listReaders(db: Db | Tx, { createdBy, reviewer }: Pick<ContentItem, 'createdBy' | 'reviewer'>) {
  const ids = [createdBy, reviewer].filter((id) => id !== null)
  if (ids.length === 0) return []
  return db
    .selectFrom('people')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .where('role', '<>', 'client')
    .execute()
}

export async function findDefaultReviewer(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('role', 'in', ['owner', 'admin'])
    .where('status', '=', 'active')
    .orderBy('role', 'desc')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

function reviewers(db: Db | Tx) {
  return db.selectFrom('people').where('role', 'in', ['adviser', 'admin', 'owner']).where('status', '=', 'active')
}

export function listReviewers(db: Db): Promise<{ id: string; name: string }[]> {
  return reviewers(db).select(['id', 'name']).orderBy('name').execute()
}

export async function findReviewer(db: Db | Tx, id: string): Promise<{ id: string; email: string } | null> {
  return (await reviewers(db).select(['id', 'email']).where('id', '=', id).executeTakeFirst()) ?? null
}
