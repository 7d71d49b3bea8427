import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a column that was made by `searchable` contains these words, whatever their case and accents. */
export function contains(column: string, words: string): RawBuilder<SqlBool> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${sql.ref(column)} like searchable(${pattern})`
}

/** To sort by a name as a reader expects it: 'Älvarez' beside 'Alvarez', capitals beside small letters. */
export function byName(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate people_order`
}
