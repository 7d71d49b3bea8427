import { redirect } from 'react-router'
import { may } from '#accounts/people/may.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type AddressInput, readListState } from './address.ts'
import { writeCursor } from './cursor.ts'
import type { Filters, List, ListState } from './list.ts'
import { countRows, type ListAt, type ListSource, readCounted, readPage } from './list-db.server.ts'
import { listViews } from './view-db.server.ts'

const rowsPerPage = 25

export async function openList<Row, Name extends string, Sort extends string>(
  ctx: AdminContext,
  list: List<Row, Name, Sort>,
  source: ListSource<Row, Name, Sort>,
  { searchParams }: URL,
  { fallbacks, size = rowsPerPage }: { fallbacks?: Filters<Name>; size?: number } = {},
) {
  const { services, person } = ctx
  const { db } = services
  const views = list.isLarge ? await listViews(db, person.id, list.name) : []
  const defaults = views.find(({ isDefault }) => isDefault)
  if (defaults && [...searchParams.keys()].every((name) => name === 'note')) {
    throw redirect(`${list.path}?${[defaults.query || 'all=1', searchParams.toString()].filter(Boolean).join('&')}`)
  }
  const at = listAt(ctx)
  const choices: AddressInput<Name>['choices'] = await source.choices?.(db, at, searchParams)
  const given = { ...(choices && { choices }), ...(fallbacks && { fallbacks }) }
  const state = readListState(list, searchParams, given)
  const { page, counts } = await readAll(db, list, source, { ...state, size }, at)
  const { rows, first, last } = page
  return {
    rows,
    previous: first && writeCursor(first),
    next: last && writeCursor(last),
    state,
    isCounted: counts !== null,
    total: counts?.total ?? 0,
    from: (counts?.before ?? 0) + 1,
    tabs: counts?.tabs ?? {},
    given,
    views,
    hasDefault: defaults !== undefined,
    mayExport: list.isLarge && may(person, 'list.export'),
    search: searchParams.toString(),
    today: at.today,
  }
}

async function readAll<Row, Name extends string, Sort extends string>(
  db: Db,
  list: List<Row, Name, Sort>,
  source: ListSource<Row, Name, Sort>,
  requested: ListState<Name, Sort> & { size: number },
  at: ListAt,
) {
  if (list.uncounted) return { page: await readPage(db, source, requested, at), counts: null }
  if (!requested.cursor && source.isCostly?.(requested.filters)) return readCounted(db, list, source, requested, at)
  const page = await readPage(db, source, requested, at)
  return { page, counts: await countRows(db, list, source, { ...requested, first: page.first }, at) }
}

export type OpenedList<Row> = Awaited<ReturnType<typeof openList<Row, string, string>>>

export function listAt({ services, person, scope }: AdminContext): ListAt {
  const now = services.now()
  return { person, scope, now, today: swissDay(now) }
}
