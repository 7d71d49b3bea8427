import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type AddressInput, addressesOf } from '#admin/lists/address.ts'
import { type CellContext, type Change, type List, type ListState, namesOf, tabNames } from '#admin/lists/list.ts'
import type { OpenedList } from '#admin/lists/open-list.server.ts'
import type { SavedView } from '#admin/lists/view-db.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Icon } from '#design/icon.tsx'
import { Chips, Tabs } from '#design/page/navigation.tsx'
import type { RowTone } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { FilterForm } from './filter-form.tsx'
import { ListKeys } from './list-keys.tsx'
import { ColumnMenu, ListPages } from './list-menus.tsx'
import { ListTable, type Selection } from './list-table.tsx'

const copy = () => t(adminTexts.listView)

export type ListViewProps<Row> = {
  list: List<Row>
  opened: OpenedList<Row>
  idOf: (row: Row) => string
  toneOf?: (row: Row) => RowTone | undefined
  selection?: Selection<Row>
  answer?: ReactNode
  rows?: (rows: readonly Row[], at: CellContext) => ReactNode
}

export function ListView<Row>({ list, opened, idOf, toneOf, selection, answer, rows: drawn }: ListViewProps<Row>) {
  const { rows, state, given, search, hasDefault, today } = opened
  const to = addressesOf(list.path, search, hasDefault)
  const at = { to, today }
  const chips = filterChips(list, state.filters, given)
  const tab = currentTab(list, state.filters)
  const none = Object.fromEntries(Object.keys(list.filters).map((name) => [name, null]))
  const isFiltered = chips.length > 0 || Object.keys(tab?.set ?? {}).length > 0
  const place = new URLSearchParams(search)
  return (
    <>
      {list.isLarge && <ViewLinks name={list.name} path={list.path} views={opened.views} search={search} to={to} />}
      {list.tabs && (
        <Chips
          label={list.tabsLabel ?? copy().filterByStatus}
          chips={list.tabs().map(({ key, label, set, sort }) => ({
            to: to({ ...tabsOff(list), ...set, sort }),
            label,
            count: opened.tabs[key] ?? 0,
            current: tab?.key === key,
          }))}
        />
      )}
      <FilterForm
        filters={list.filters}
        chosen={state.filters}
        given={given}
        search={search}
        isFiltered={isFiltered}
        clearTo={to(none)}
      />
      <FilterChips chips={chips} to={to} />
      {answer}
      {rows.length === 0 ? (
        <Nothing list={list} isFiltered={isFiltered} clearTo={to(none)} />
      ) : (
        <div className="list-rows">
          {drawn ? (
            drawn(rows, at)
          ) : (
            <ListTable
              caption={list.title}
              columns={list.columns}
              rows={rows}
              idOf={idOf}
              state={state}
              sorts={list.sorts}
              at={at}
              formTo={to({ after: place.get('after'), before: place.get('before') })}
              {...(toneOf && { toneOf })}
              {...(selection && { selection })}
            />
          )}
        </div>
      )}
      <div className="list-foot">
        <ListPages {...opened} shown={rows.length} to={to} />
        <div className="row tight">
          {!drawn && <ColumnMenu columns={list.columns} chosen={state.columns} search={search} />}
          <ListKeys canSelect={selection !== undefined} />
        </div>
      </div>
    </>
  )
}

function tabsOff({ filters }: Pick<List<never>, 'filters'>): Record<string, null> {
  const names = Object.keys(filters).filter((name) => filters[name]?.by === 'tabs')
  return Object.fromEntries(names.map((name) => [name, null]))
}

function Nothing<Row>({ list, isFiltered, clearTo }: { list: List<Row>; isFiltered: boolean; clearTo: string }) {
  const { title, text, filteredText, illustration } = list.empty
  return (
    <EmptyState
      title={title}
      text={isFiltered ? (filteredText ?? text) : text}
      {...(illustration && { illustration })}
      action={
        isFiltered && (
          <ButtonLink to={clearTo} kind="outline" size="small">
            {copy().clearFilters}
          </ButtonLink>
        )
      }
    />
  )
}

function FilterChips({ chips, to }: { chips: readonly FilterChip[]; to: (change: Change) => string }) {
  if (chips.length === 0) return null
  return (
    <ul className="filter-chips" aria-label={copy().filteredBy}>
      {chips.map(({ name, text, change }) => (
        <li key={name}>
          <Link to={to(change)} className="tag" preventScrollReset>
            <span className="visually-hidden">{copy().removeFilter} </span>
            {text}
            <Icon name="x" small />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Shown<Name extends string> = Pick<List<never, Name>, 'filters' | 'tabs'>

export function currentTab<Name extends string>(list: Shown<Name>, filters: ListState<Name>['filters']) {
  const names = tabNames(list)
  return list.tabs?.().find(({ set }) => names.every((name) => set[name] === filters[name]))
}

type FilterChip = { name: string; text: string; change: Change }

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

type Props = {
  name: string
  path: string
  views: readonly SavedView[]
  search: string
  to: (change: Change) => string
}

function ViewLinks({ name, path, views, search, to }: Props) {
  const query = queryIn(to({}))
  return (
    <div className="view-links">
      {views.length > 0 && (
        <Tabs
          label={copy().savedViews}
          small
          tabs={views.map((view) => ({
            to: `${path}?${view.query || 'all=1'}`,
            label: view.name,
            current: view.query === query && (query !== '' || search === 'all=1'),
          }))}
        />
      )}
      <ButtonLink to={`/admin/lists/${name}/views?${new URLSearchParams({ query })}`} kind="quiet" size="dense">
        {copy().saveView}
      </ButtonLink>
    </div>
  )
}

function queryIn(address: string): string {
  const [, query = ''] = address.split('?')
  return query === 'all=1' ? '' : query
}
