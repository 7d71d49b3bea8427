import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { findClient, listAssignableStaff } from '#accounts/team/recipient-db.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import type { Db } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import type { Option } from './list.ts'
import type { ListAt } from './list-db.server.ts'

const copy = () => t(adminTexts.partsDb)

/** SQL conditions for a timestamp column: on or after (`since`), or on or before (`until`), this day in Zurich. */
export function since(column: string, day: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} >= ${day}::date::timestamp at time zone 'Europe/Zurich'`
}
export function until(column: string, day: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone 'Europe/Zurich'`
}

/** SQL condition for tables without a search column: the column contains this text, ignoring case and accents. */
export function has(column: string, words: string): RawBuilder<SqlBool> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`searchable(${sql.ref(column)}) like searchable(${pattern})`
}

export function isNumber(column: string, submitted: string): RawBuilder<SqlBool> {
  const number = /^#?\d{1,9}$/.test(submitted) ? Number(submitted.replace('#', '')) : -1
  return sql<SqlBool>`${sql.ref(column)} = ${number}`
}

export function isWith(column: string, id: string): RawBuilder<SqlBool> {
  return id === 'nobody' ? sql<SqlBool>`${sql.ref(column)} is null` : sql<SqlBool>`${sql.ref(column)} = ${id}`
}

/** The client that the URL filters by. An id that the user may not see stays a filter, so that nothing is listed. */
export async function clientOptions(db: Db, { scope }: ListAt, search: URLSearchParams): Promise<Option[]> {
  const id = search.get('client') ?? ''
  if (id === '') return []
  return [{ value: id, label: (await findClient(db, id, scope))?.name ?? copy().unknownClient }]
}

export async function adviserOptions(db: Db, { person: me }: ListAt): Promise<Option[]> {
  const staff = await listAssignableStaff(db)
  const named = staff.map(({ id, name }) => ({ value: id, label: id === me.id ? copy().you(name) : name }))
  return [{ value: 'nobody', label: copy().notAssigned }, ...named]
}
