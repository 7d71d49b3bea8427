import { formatDate } from '#platform/format.ts'
import type { AddressInput } from './address.ts'
import { type Change, type List, type ListState, namesOf, tabNames } from './list.ts'

type Shown<Name extends string> = Pick<List<never, Name>, 'filters' | 'tabs'>

export function currentTab<Name extends string>(list: Shown<Name>, filters: ListState<Name>['filters']) {
  const names = tabNames(list)
  return list.tabs?.().find(({ set }) => names.every((name) => set[name] === filters[name]))
}

export type FilterChip = { name: string; text: string; change: Change }

export function filterChips<Name extends string>(
  list: Shown<Name>,
  filters: ListState<Name>['filters'],
  { choices, fallbacks }: AddressInput<Name> = {},
): FilterChip[] {
  const byTab = currentTab(list, filters)?.set ?? {}
  return namesOf(list.filters).flatMap((name) => {
    const { label, kind, options } = list.filters[name]
    const value = filters[name]
    if (value === undefined || name in byTab || value === fallbacks?.[name]) return []
    const named = (options?.() ?? choices?.[name])?.find((option) => option.value === value)?.label
    const text = kind === 'flag' ? label : `${label}: ${kind === 'day' ? formatDate(value) : (named ?? value)}`
    return [{ name, text, change: { [name]: null } }]
  })
}
