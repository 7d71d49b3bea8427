import type { ReactNode } from 'react'
import type { Action } from '#accounts/may.ts'
import type { IllustrationName } from '#design/illustrations/draw.ts'

export type Option = { value: string; label: string }

/** One filter of a list: its field in the form, its chip, its parameter in the address, its condition in the source. */
export type Filter = {
  /** A `choice` without `options` takes those that the source reads from the database. */
  kind: 'search' | 'text' | 'choice' | 'flag' | 'day'
  label: string
  /** In an empty field; of a choice the entry that means all. */
  placeholder?: string
  options?: () => readonly Option[]
  /** Where it is set: in the form, by the tabs, or only by links that lead here. */
  by?: 'form' | 'tabs' | 'links'
}

export type Filters<Name extends string = string> = { readonly [name in Name]?: string }

/** A tab above a list: what it filters by, and the name of its count. */
export type ListTab<Name extends string = string> = {
  key: string
  label: string
  set: Filters<Name>
  /** The sort that it opens with; null for the usual one, none to leave it. */
  sort?: string | null
}

export type Direction = 'ascending' | 'descending'

/** What a cell may need beside its row: addresses of this list with something changed, and the day in Zurich. */
export type CellContext = { to: (change: Change) => string; today: string }
export type Change = Readonly<Record<string, string | number | null | undefined>>

export type ListColumn<Row, Sort extends string = string> = {
  key: string
  header: string
  cell: (row: Row, at: CellContext) => ReactNode
  /** The same in an export. */
  value: (row: Row) => string | number | Date | null
  sort?: Sort
  numeric?: boolean
  rowHeader?: boolean
  smallHide?: boolean
  /** Left out until somebody chooses it. */
  extra?: boolean
}

/** All that a list is, but for its SQL (`ListSource`): form, chips, tabs, address, columns and export are made from it. */
export type List<Row, Name extends string = string, Sort extends string = string> = {
  /** In addresses and saved views; never change it. */
  name: string
  title: string
  path: string
  /** What a person must be allowed to do to see it. */
  right: Action
  filters: Readonly<Record<Name, Filter>>
  tabsLabel?: string
  tabs?: () => readonly ListTab<NoInfer<Name>>[]
  /** Each sort with the direction it starts in. */
  sorts: Readonly<Record<Sort, Direction>>
  sort: NoInfer<Sort>
  columns: readonly ListColumn<Row, NoInfer<Sort>>[]
  /** What stands there instead of rows: when there are none at all, and when none fits the filters. */
  empty: { title: string; text: string; filteredText?: string; illustration?: IllustrationName }
  /** For tables so long that counting them takes too long. */
  uncounted?: true
  /** Whether it can be had as a file that proves itself. */
  isSigned?: true
}

/** Defines a list of such rows; the names of its filters and sorts are read from the definition. */
export function defineList<Row>() {
  return <const Name extends string, const Sort extends string>(list: List<Row, Name, Sort>) => list
}

/** How a list is looked at: what an address says about it. */
export type ListState<Name extends string = string, Sort extends string = string> = {
  filters: Filters<Name>
  sort: Sort
  direction: Direction
  /** Null for the usual ones. */
  columns: readonly string[] | null
  /** The row that this page comes after, or before; null for the first page. */
  cursor: Cursor | null
}

export type Cursor = { side: 'after' | 'before'; key: string; id: string }

/** The names of the filters that the tabs set. */
export function tabNames<Name extends string>({ filters }: { filters: Readonly<Record<Name, Filter>> }): Name[] {
  return namesOf(filters).filter((name) => filters[name].by === 'tabs')
}

/** The keys of a record whose keys are known. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record).filter((name): name is Name => Object.hasOwn(record, name))
}

/** The columns that are shown: the chosen ones, and always the one that names the row. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
): readonly ListColumn<Row>[] {
  return columns.filter(({ key, extra, rowHeader }) => rowHeader || (chosen ? chosen.includes(key) : !extra))
}
