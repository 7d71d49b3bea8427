import { type SqlBool, sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import { factFlags, knownFacts } from '#publishing/editor/facts.ts'
import {
  type ContentItemKind,
  type ContentItemState,
  contentItemKinds,
  contentItemStates,
} from '#publishing/editor/items/content-item.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { handOf, languageName } from './content-item-errors.ts'
import type { ContentItemListRow, contentList } from './content-list.tsx'

const copy = () => t(publishingStaffTexts.contentListDb)

type Name = keyof typeof contentList.filters
type Sort = keyof typeof contentList.sorts

/** SQL condition: a figure that the item quotes no longer exists, has changed since the save, or has expired by `today`. */
function isFlagged(today: string) {
  const now = JSON.stringify(Object.fromEntries(knownFacts.map(({ reference, says }) => [reference, says])))
  const over = knownFacts.filter(({ validUntil }) => validUntil < today).map(({ reference }) => reference)
  return sql<SqlBool>`e.state <> 'withdrawn' and exists (
    select from jsonb_each_text(v.facts) said left join jsonb_each_text(${now}::jsonb) known using (key)
    where known.value is distinct from said.value or said.key = any(${over}::text[]))`
}

export const contentSource: ListSource<ContentItemListRow, Name, Sort> = {
  from: sql`content_items e join content_item_versions v on v.content_item_id = e.id and v.number = e.version`,
  id: { by: sql`e.id`, type: 'uuid' },
  where: {
    q: (text) => sql`(${has('v.title', text)} or ${has('e.slug', text)})`,
    state: (state) => (isOneOf(contentItemStates, state) ? sql`e.state = ${state}` : sql`false`),
    kind: (kind) => (isOneOf(contentItemKinds, kind) ? sql`e.kind = ${kind}` : sql`false`),
    author: (author) => (author === 'program' ? sql`v.author is null` : sql`v.author = ${author}`),
    language: (language) => sql`e.language = ${language}`,
    flagged: (_, { today }) => isFlagged(today),
    program: () => sql`e.program_text is not null`,
  },
  sorts: {
    saved: { by: sql`v.created_at`, type: 'timestamptz' },
    title: { by: sql`(v.title collate people_order)`, type: 'text' },
  },
  rows: (db, ids, { today }) => listRows(db, ids, today),
  idOf: ({ id }) => id,
  choices: async (db) => ({ author: await listAuthors(db), language: await listLanguages(db) }),
}

async function listRows(db: Db, ids: string[], today: string): Promise<ContentItemListRow[]> {
  const rows = await db
    .selectFrom('contentItems as e')
    .innerJoin('contentItemVersions as v', (on) =>
      on.onRef('v.contentItemId', '=', 'e.id').onRef('v.number', '=', 'e.version'),
    )
    .leftJoin('people as p', 'p.id', 'v.author')
    .select(['e.id', 'e.kind', 'e.language', 'e.slug', 'e.state', 'e.version', 'e.publishedVersion'])
    .select(['v.title', 'v.origin', 'v.createdAt as savedAt', 'v.facts', 'p.name as authorName'])
    .select((is) => is('e.programText', 'is not', null).as('isChangedInProgram'))
    .where('e.id', 'in', ids)
    .execute()
  return rows.map(({ facts, origin, authorName, kind, state, isChangedInProgram, ...row }) => ({
    ...row,
    kind: kind as ContentItemKind,
    state: state as ContentItemState,
    author: handOf({ origin: origin as Parameters<typeof handOf>[0]['origin'], authorName }),
    flags: state === 'withdrawn' ? 0 : factFlags(facts as Record<string, string>, today).length,
    isChangedInProgram: Boolean(isChangedInProgram),
  }))
}

async function listAuthors(db: Db) {
  const people = await db
    .selectFrom('people as p')
    .select(['p.id as value', 'p.name as label'])
    .where(
      'p.id',
      'in',
      db.selectFrom('contentItemVersions').select('author').where('author', 'is not', null).distinct(),
    )
    .orderBy('p.name')
    .execute()
  return [{ value: 'program', label: copy().system }, ...people]
}

async function listLanguages(db: Db) {
  const rows = await db.selectFrom('contentItems').select('language').distinct().orderBy('language').execute()
  return rows.map(({ language }) => ({ value: language, label: languageName(language) }))
}

function isOneOf<Value extends string>(values: readonly Value[], text: string): text is Value {
  return values.some((value) => value === text)
}
