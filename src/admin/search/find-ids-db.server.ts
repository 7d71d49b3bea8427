import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { inSavepoint } from '#platform/db/savepoint-db.server.ts'
import { defaultTimeouts } from '#platform/db/timeouts.ts'
import { folded, isNearly } from './search-match.ts'
import { isMistypable, type SearchQuery } from './search-query.ts'
import type { SearchSource } from './search-source.ts'

export const maxFound = 200

/** Minimum trigram similarity (0 to 1) at which a word counts as a match. */
const minResemblance = 0.3

/** Sets the similarity threshold for this transaction; call it before searching. */
export async function setResemblance(tx: Tx): Promise<void> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(minResemblance)}, true)`.execute(tx)
}

type FindIdsDbInput = { query: SearchQuery; scope: AccessScope; clientIds: readonly string[] }
type Condition = RawBuilder<SqlBool>

export type FoundIds = { ids: string[]; gaveUp: boolean }

/**
 * Sorts exact identifiers first, then words that start with the query, then by similarity, then newest first. Runs a
 * fuzzy search only if nothing matches literally.
 */
export async function findIds(tx: Tx, source: SearchSource, requested: FindIdsDbInput): Promise<FoundIds> {
  const { query, clientIds } = requested
  const exact = source.exact?.(query) ?? null
  const ofClients = clientIds.length > 0 ? (source.ofClients?.(clientIds) ?? null) : null
  const submitted = query.words.map((word) => holds(source.text, word))
  const conditions = [all(submitted), exact, ofClients].filter((one) => one !== null)
  if (source.isLong && !query.words.some((word) => [...word].length >= 3)) return { ids: [], gaveUp: false }
  const found = await listRows(tx, source, requested, { where: any(conditions), exact, ofClients })
  if (found.length > 0 || !source.forgives || !query.mayBeMistyped) return { ids: idsOf(found), gaveUp: false }
  const intended = query.words.map((word) =>
    isMistypable(word) ? sql<SqlBool>`resembles(searchable(${word}), ${source.text})` : holds(source.text, word),
  )
  const candidates = await withinTimeout(tx, () =>
    listRows(tx, source, requested, { where: all(intended), exact: null, ofClients: null }),
  )
  if (!candidates) return { ids: [], gaveUp: true }
  return {
    ids: idsOf(candidates.filter(({ text }) => query.words.every((word) => isIntended(word, text)))),
    gaveUp: false,
  }
}

function isIntended(word: string, text: string): boolean {
  if (!isMistypable(word)) return true
  const requested = folded(word).plain
  return [...text.matchAll(/\p{L}+/gu)].some(([found]) => isNearly(found, requested))
}

/** Milliseconds for fuzzy search. Very common words can exceed the limit; the page then shows exact matches only. */
const statementTimeoutMs = 80

async function withinTimeout(tx: Tx, find: () => Promise<Found[]>): Promise<Found[] | null> {
  try {
    return await inSavepoint(tx, async () => {
      await sql`set local statement_timeout = ${sql.lit(statementTimeoutMs)}`.execute(tx)
      const found = await find()
      await sql`set local statement_timeout = ${sql.lit(defaultTimeouts.statement_timeout)}`.execute(tx)
      return found
    })
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '57014') return null
    throw error
  }
}

type Found = { id: string; text: string }
const idsOf = (rows: Found[]) => rows.map(({ id }) => id)

type Conditions = { where: Condition; exact: Condition | null; ofClients: Condition | null }

async function listRows(
  tx: Tx,
  { from, id, text, age, only }: SearchSource,
  { query, scope }: FindIdsDbInput,
  { where, exact, ofClients }: Conditions,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select found.id::text as id, left(found.text, 500) as text
    from (
      select ${id} as id, ${text} as text, ${age} as age, ${exact ?? no} as is_exact, ${ofClients ?? no} as is_of_client
      from ${from} where ${only(scope)} and ${where} limit ${maxFound}
    ) found
    order by is_exact desc, is_of_client, (' ' || text) like '% ' || searchable(${escaped(query.text)}) || '%' desc,
      resemblance(searchable(${query.text}), left(text, 200)) desc, age desc nulls last, id`.execute(tx)
  return rows
}

const no = sql<SqlBool>`false`

function holds(text: RawBuilder<string>, word: string): Condition {
  return sql<SqlBool>`${text} like searchable(${`%${escaped(word)}%`})`
}

function escaped(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&')
}

const all = (conditions: Condition[]): Condition => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
const any = (conditions: Condition[]): Condition => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
