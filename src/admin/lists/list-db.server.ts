import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import type { Person } from '#accounts/people/person.ts'
import type { Db } from '#platform/db/database.server.ts'
import { isKey, type KeyType } from './cursor.ts'
import { type Filters, type List, type ListState, namesOf, type Option, tabNames } from './list.ts'

export type ListAt = { person: Person; scope: AccessScope; now: Date; today: string }

type Condition = RawBuilder<SqlBool>

/** SQL expression by which rows are sorted. It must never be null, because paging would skip such rows. */
export type Key = { by: RawBuilder<unknown>; type: KeyType }

export type ListSource<Row, Name extends string, Sort extends string> = {
  /** FROM clause. Must be the same for all tabs of a list, because one query counts the rows of all tabs. */
  from: RawBuilder<unknown> | ((filters: Filters<Name>) => RawBuilder<unknown>)
  /** FROM clause for counting rows. Set it if counting needs fewer joins than sorting, so that an index may suffice. */
  countedIn?: RawBuilder<unknown>
  id: Key
  always?: (at: ListAt, filters: Filters<Name>) => Condition
  where: Readonly<Record<Name, (value: string, at: ListAt) => Condition>>
  sorts: Readonly<Record<Sort, Key>>
  rows: (db: Db, ids: string[], at: ListAt) => Promise<Row[]>
  idOf: (row: Row) => string
  choices?: (db: Db, at: ListAt, search: URLSearchParams) => Promise<{ readonly [name in Name]?: readonly Option[] }>
  isCostly?: (filters: Filters<Name>) => boolean
}

type ListDbInput<Name extends string, Sort extends string> = ListState<Name, Sort> & { size: number }
export type ListPage<Row> = {
  rows: Row[]
  /** Sort keys of the first and last row, for links to the previous and next page; null if there is no such page. */
  first: KeyOfRow | null
  last: KeyOfRow | null
}
type KeyOfRow = { key: string; id: string }

/** Reads a page by keyset pagination, so that rows inserted or deleted in the meantime do not shift the pages. */
export async function readPage<Row, Name extends string, Sort extends string>(
  db: Db,
  source: ListSource<Row, Name, Sort>,
  requested: ListDbInput<Name, Sort>,
  at: ListAt,
): Promise<ListPage<Row>> {
  const { size } = requested
  const cursor = cursorFor(source, requested)
  const isBack = cursor?.side === 'before'
  const { rows: found } = await selectKeys(source, { ...requested, cursor, size: size + 1 }, at).execute(db)
  if (cursor && found.length <= (isBack ? size : 0)) return readPage(db, source, { ...requested, cursor: null }, at)
  const keys = found.slice(0, size)
  if (isBack) keys.reverse()
  const [first, last] = [keys[0], keys.at(-1)]
  return {
    rows: await rowsOf(db, source, keys, at),
    first: (cursor && first) ?? null,
    last: (found.length > size || isBack ? last : null) ?? null,
  }
}

function selectKeys<Row, Name extends string, Sort extends string>(
  source: ListSource<Row, Name, Sort>,
  { filters, sort, direction, cursor, size }: ListDbInput<Name, Sort>,
  at: ListAt,
) {
  const key = source.sorts[sort]
  const isDown = (direction === 'descending') !== (cursor?.side === 'before')
  const place = cursor ? sql`and ${beyond(source, key, cursor, isDown)}` : sql``
  const order = sql.raw(isDown ? 'desc' : 'asc')
  return sql<KeyOfRow>`
    select (${source.id.by})::text as id, (${key.by})::text as key from ${tablesOf(source, filters)}
    where ${conditionOf(source, filters, at)} ${place}
    order by ${key.by} ${order}, ${source.id.by} ${order} limit ${size}`
}

export async function readFirst<Row, Name extends string, Sort extends string>(
  db: Db,
  source: ListSource<Row, Name, Sort>,
  { each, ...requested }: Omit<ListDbInput<Name, Sort>, 'filters' | 'cursor'> & { each: readonly Filters<Name>[] },
  at: ListAt,
): Promise<Row[][]> {
  if (each.length === 0) return []
  const parts = each.map(
    (filters, part) =>
      sql`select ${sql.lit(part)} as part, keys.id, keys.key
        from (${selectKeys(source, { ...requested, filters, cursor: null }, at)}) keys`,
  )
  const { rows: keys } = await sql<KeyOfRow & { part: number }>`${sql.join(parts, sql` union all `)}`.execute(db)
  const found = new Map((await rowsOf(db, source, keys, at)).map((row) => [source.idOf(row), row]))
  return each.map((_, part) => keys.flatMap((key) => (key.part === part ? (found.get(key.id) ?? []) : [])))
}

async function rowsOf<Row>(
  db: Db,
  { rows, idOf }: Pick<ListSource<Row, never, never>, 'rows' | 'idOf'>,
  keys: KeyOfRow[],
  at: ListAt,
): Promise<Row[]> {
  if (keys.length === 0) return []
  const read = await rows(
    db,
    keys.map(({ id }) => id),
    at,
  )
  const byId = new Map(read.map((row) => [idOf(row), row]))
  return keys.flatMap(({ id }) => byId.get(id) ?? [])
}

type Keyed<Sort extends string> = Pick<ListSource<never, never, never>, 'id'> & { sorts: Readonly<Record<Sort, Key>> }

function cursorFor<Sort extends string>(
  { id, sorts }: Keyed<Sort>,
  { cursor, sort }: Pick<ListDbInput<never, Sort>, 'cursor' | 'sort'>,
) {
  return cursor && isKey(id.type, cursor.id) && isKey(sorts[sort].type, cursor.key) ? cursor : null
}

function beyond({ id }: { id: Key }, key: Key, place: KeyOfRow, isDown: boolean): Condition {
  return sql`(${key.by}, ${id.by}) ${sql.raw(isDown ? '<' : '>')}
    (cast(${place.key} as ${sql.raw(key.type)}), cast(${place.id} as ${sql.raw(id.type)}))`
}

type Conditions<Name extends string> = Pick<ListSource<never, Name, never>, 'always' | 'where'>

function chosen<Name extends string>({ where }: Conditions<Name>, filters: Filters<Name>, at: ListAt): Condition[] {
  return namesOf(where).flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [where[name](value, at)]
  })
}

function always<Name extends string>(source: Conditions<Name>, filters: Filters<Name>, at: ListAt): Condition {
  return source.always?.(at, filters) ?? sql<SqlBool>`true`
}

function tablesOf<Name extends string>({ from }: Pick<ListSource<never, Name, never>, 'from'>, filters: Filters<Name>) {
  return typeof from === 'function' ? from(filters) : from
}

export function conditionOf<Name extends string>(source: Conditions<Name>, filters: Filters<Name>, at: ListAt) {
  return all([always(source, filters, at), ...chosen(source, filters, at)])
}

function all(conditions: Condition[]): Condition {
  return sql`(${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`})`
}

/** Counts the rows that match (`total`), those before the current page (`before`), and those in each tab. */
export async function countRows<Row, Name extends string, Sort extends string>(
  db: Db,
  list: Pick<List<Row, Name, Sort>, 'filters' | 'tabs'>,
  source: ListSource<Row, Name, Sort>,
  { filters, sort, direction, first }: ListState<Name, Sort> & Pick<ListPage<Row>, 'first'>,
  at: ListAt,
): Promise<{ total: number; before: number; tabs: Record<string, number> }> {
  const { others, here, tabs } = countedBy(list, source, filters, at)
  const before = first
    ? all([here, beyond(source, source.sorts[sort], first, direction === 'ascending')])
    : sql<SqlBool>`false`
  const counted = [here, before, ...tabs.map(({ condition }) => condition)]
  const count = (condition: Condition) => sql`count(*) filter (where ${condition})`
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counted.map(count))}] as counts from ${(first === null && source.countedIn) || tablesOf(source, others)}
    where ${all(chosen(source, others, at))}`.execute(db)
  const [total = 0, passed = 0, ...numbers] = rows[0]?.counts.map(Number) ?? []
  return { total, before: passed, tabs: Object.fromEntries(tabs.map(({ key }, i) => [key, numbers[i] ?? 0])) }
}

function countedBy<Row, Name extends string, Sort extends string>(
  list: Pick<List<Row, Name, Sort>, 'filters' | 'tabs'>,
  source: Conditions<Name>,
  filters: Filters<Name>,
  at: ListAt,
) {
  const names = namesOf(list.filters)
  const others = selected(
    filters,
    names.filter((name) => list.filters[name].by !== 'tabs'),
  )
  const under = (set: Filters<Name>) => all([always(source, { ...others, ...set }, at), ...chosen(source, set, at)])
  return {
    others,
    here: under(selected(filters, tabNames(list))),
    tabs: (list.tabs?.() ?? []).map(({ key, set }) => ({ key, condition: under(set) })),
  }
}

export async function readCounted<Row, Name extends string, Sort extends string>(
  db: Db,
  list: Pick<List<Row, Name, Sort>, 'filters' | 'tabs'>,
  source: ListSource<Row, Name, Sort>,
  { filters, sort, direction, size }: Omit<ListDbInput<Name, Sort>, 'cursor'>,
  at: ListAt,
): Promise<{ page: ListPage<Row>; counts: Awaited<ReturnType<typeof countRows>> }> {
  const { others, here, tabs } = countedBy(list, source, filters, at)
  const conditions = [here, ...tabs.map(({ condition }) => condition)]
  const fits = conditions.map((_, i) => sql`count(*) filter (where fits[${sql.lit(i + 1)}])`)
  const order = sql.raw(direction === 'descending' ? 'desc' : 'asc')
  const { rows } = await sql<{ counts: number[]; keys: KeyOfRow[] }>`
    with found as materialized (
      select ${source.id.by} as id, ${source.sorts[sort].by} as key, array[${sql.join(conditions)}] as fits
      from ${tablesOf(source, others)} where ${all(chosen(source, others, at))})
    select (select array[${sql.join(fits)}] from found) as counts,
      array(select json_build_object('id', id::text, 'key', key::text) from found where fits[1]
        order by key ${order}, id ${order} limit ${size + 1}) as keys`.execute(db)
  const [answer] = rows
  if (!answer) throw new Error('The database counted nothing')
  const [total = 0, ...numbers] = answer.counts.map(Number)
  const keys = answer.keys.slice(0, size)
  return {
    page: {
      rows: await rowsOf(db, source, keys, at),
      first: null,
      last: (answer.keys.length > size ? keys.at(-1) : null) ?? null,
    },
    counts: { total, before: 0, tabs: Object.fromEntries(tabs.map(({ key }, i) => [key, numbers[i] ?? 0])) },
  }
}

function selected<Name extends string>(filters: Filters<Name>, names: readonly Name[]): Filters<Name> {
  const some: { [name in Name]?: string } = {}
  for (const name of names) {
    const value = filters[name]
    if (value !== undefined) some[name] = value
  }
  return some
}
