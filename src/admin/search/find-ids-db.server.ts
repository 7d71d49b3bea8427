import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Sight } from '#cases/sight.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { isMistypable, type SearchQuery } from './search-query.ts'
import type { SearchSource } from './search-source.ts'

/** So many of one kind are compared; more than these nobody reads, and their count says that there are more. */
export const mostFound = 500

/** How like a word another one has to be so that it may be meant: of the groups of three letters, this part is shared. */
const leastResemblance = 0.5

/** Has to be called in a transaction before anything is looked for. */
export async function setResemblance(tx: Tx): Promise<void> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastResemblance)}, true)`.execute(tx)
}

type Wanted = { query: SearchQuery; sight: Sight; clientIds: readonly string[] }
type Condition = RawBuilder<SqlBool>

/**
 * The ids of what answers a query within somebody's sight, best first: what is called exactly so, then where a word begins
 * so, then what is most alike, then the newest. Only where nothing holds the words as they were typed, typing errors are forgiven.
 */
export async function findIds(tx: Tx, source: SearchSource, wanted: Wanted): Promise<string[]> {
  const { query, clientIds } = wanted
  const exact = source.exact?.(query) ?? null
  const ofClients = clientIds.length > 0 ? (source.ofClients?.(clientIds) ?? null) : null
  const typed = query.words.map((word) => holds(source.text, word))
  const conditions = [all(typed), exact, ofClients].filter((one) => one !== null)
  const found = await listIds(tx, source, wanted, { where: any(conditions), exact, ofClients })
  if (found.length > 0 || !source.forgives || !query.mayBeMistyped) return found
  const meant = query.words.map((word) =>
    isMistypable(word) ? sql<SqlBool>`resembles(searchable(${word}), ${source.text})` : holds(source.text, word),
  )
  return listIds(tx, source, wanted, { where: all(meant), exact: null, ofClients: null })
}

type Conditions = { where: Condition; exact: Condition | null; ofClients: Condition | null }

async function listIds(
  tx: Tx,
  { from, id, text, age, only }: SearchSource,
  { query, sight }: Wanted,
  { where, exact, ofClients }: Conditions,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select found.id::text as id
    from (
      select ${id} as id, ${text} as text, ${age} as age, ${exact ?? no} as is_exact, ${ofClients ?? no} as is_of_client
      from ${from} where ${only(sight)} and ${where} limit ${mostFound}
    ) found
    order by is_exact desc, is_of_client, (' ' || text) like '% ' || searchable(${escaped(query.text)}) || '%' desc,
      resemblance(searchable(${query.text}), left(text, 200)) desc, age desc nulls last, id`.execute(tx)
  return rows.map((row) => row.id)
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
