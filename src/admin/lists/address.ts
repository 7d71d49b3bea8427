import { oneOf, withParams } from '#admin/ui/address.ts'
import { isDay } from '#cases/planning/due-date.ts'
import { dayOf } from '#platform/day.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { readCursor } from './cursor.ts'
import { type Change, type Filter, type Filters, type List, type ListState, namesOf, type Option } from './list.ts'

export type AddressInput<Name extends string = string> = {
  choices?: { readonly [name in Name]?: readonly Option[] }
  fallbacks?: Filters<Name>
}

type Readable<Name extends string, Sort extends string> = Pick<
  List<never, Name, Sort>,
  'filters' | 'sorts' | 'sort'
> & { columns: readonly { key: string }[] }

export function readListState<Name extends string, Sort extends string>(
  list: Readable<Name, Sort>,
  search: URLSearchParams,
  { choices, fallbacks }: AddressInput<Name> = {},
): ListState<Name, Sort> {
  const filters: { [name in Name]?: string } = {}
  for (const name of namesOf(list.filters)) {
    const value = valueIn(list.filters[name], search.get(name) ?? '', choices?.[name]) ?? fallbacks?.[name]
    if (value !== undefined) filters[name] = value
  }
  const requested = search.get('sort') ?? ''
  const sort = oneOf(namesOf(list.sorts), requested.replace(/^-/, '')) ?? list.sort
  const isTurned = requested === `-${sort}`
  const columns = list.columns.map(({ key }) => key).filter((key) => search.getAll('column').includes(key))
  return {
    filters,
    sort,
    direction: isTurned === (list.sorts[sort] === 'ascending') ? 'descending' : 'ascending',
    columns: columns.length > 0 ? columns : null,
    cursor: readCursor(search),
  }
}

const maxTextLength = 100

function valueIn({ kind, options }: Filter, written: string, read: readonly Option[] = []): string | undefined {
  const text = cleanText(written).slice(0, maxTextLength).trim().toWellFormed()
  switch (kind) {
    case 'choice':
      return (options?.() ?? read).find(({ value }) => value === text)?.value
    case 'flag':
      return text === '1' ? text : undefined
    case 'day':
      return isDay(dayOf(text)) ? dayOf(text) : undefined
    default:
      return text || undefined
  }
}

export function queryOf<Name extends string, Sort extends string>(
  list: Readable<Name, Sort>,
  { filters, sort, direction, columns }: Omit<ListState<Name, Sort>, 'cursor'>,
  { fallbacks }: AddressInput<Name> = {},
): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of namesOf(list.filters)) {
    const value = filters[name]
    if (value !== undefined && value !== fallbacks?.[name]) query.set(name, value)
  }
  const isTurned = direction !== list.sorts[sort]
  if (isTurned || sort !== list.sort) query.set('sort', isTurned ? `-${sort}` : sort)
  for (const key of columns ?? []) query.append('column', key)
  return query
}

export const passingParams = ['after', 'before', 'case', 'all', 'note'] as const

export function addressesOf(path: string, search: string, hasDefault: boolean): (change: Change) => string {
  const params = new URLSearchParams(search)
  const gone = Object.fromEntries(passingParams.map((name) => [name, null]))
  return (change) => {
    const address = withParams(path, params, { ...gone, ...change })
    return hasDefault && address === path ? `${path}?all=1` : address
  }
}

export function savedParams(search: string, fields: readonly string[]): [name: string, value: string][] {
  const dropped = [...passingParams, ...fields]
  return [...new URLSearchParams(search)].filter(([name]) => !dropped.includes(name))
}
