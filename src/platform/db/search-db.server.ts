import { type RawBuilder, type SqlBool, sql } from 'kysely'

export function contains(column: string, words: string): RawBuilder<SqlBool> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${sql.ref(column)} like searchable(${pattern})`
}

/** Sorts names by collation, so that 'Älvarez' is next to 'Alvarez', and upper case next to lower case. */
export function byName(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate people_order`
}
