import type { ReactNode } from 'react'
import type { Action } from '#accounts/people/may.ts'
import type { IllustrationName } from '#design/illustrations/draw.ts'

export const maxViewNameLength = 60

export const maxViews = 50

export type Option = { value: string; label: string }

export type Filter = {
  kind: 'search' | 'text' | 'choice' | 'flag' | 'day'
  label: string
  placeholder?: string
  options?: () => readonly Option[]
  by?: 'form' | 'tabs' | 'links'
}

export type Filters<Name extends string = string> = { readonly [name in Name]?: string }

export type ListTab<Name extends string = string> = {
  key: string
  label: string
  set: Filters<Name>
  sort?: string | null
}

export type Direction = 'ascending' | 'descending'

/** `to` returns the URL of this list with the given parameters changed; `today` is the current day in Zurich. */
export type CellContext = { to: (change: Change) => string; today: string }
export type Change = Readonly<Record<string, string | number | null | undefined>>

export type ListColumn<Row, Sort extends string = string> = {
  key: string
  header: string
  cell: (row: Row, at: CellContext) => ReactNode
  sort?: Sort
  numeric?: boolean
  rowHeader?: boolean
  smallHide?: boolean
  extra?: boolean
}

export type ExportedColumn<Row, Sort extends string = string> = ListColumn<Row, Sort> & {
  value: (row: Row) => string | number | Date | null
}

export type List<Row, Name extends string = string, Sort extends string = string, IsLarge extends boolean = boolean> = {
  name: string
  isLarge: IsLarge
  title: string
  path: string
  right: Action
  filters: Readonly<Record<Name, Filter>>
  tabsLabel?: string
  tabs?: () => readonly ListTab<NoInfer<Name>>[]
  sorts: Readonly<Record<Sort, Direction>>
  sort: NoInfer<Sort>
  columns: readonly (IsLarge extends true ? ExportedColumn<Row, NoInfer<Sort>> : ListColumn<Row, NoInfer<Sort>>)[]
  empty: { title: string; text: string; filteredText?: string; illustration?: IllustrationName }
  uncounted?: true
  isSigned?: true
}

export type LargeList<Row, Name extends string = string, Sort extends string = string> = List<Row, Name, Sort, true>

export function defineList<Row>() {
  return <const Name extends string, const Sort extends string, const IsLarge extends boolean>(
    list: List<Row, Name, Sort, IsLarge>,
  ) => list
}

export type ListState<Name extends string = string, Sort extends string = string> = {
  filters: Filters<Name>
  sort: Sort
  direction: Direction
  columns: readonly string[] | null
  /** Last row of the previous page (`after`) or first row of the next page (`before`); null for the first page. */
  cursor: Cursor | null
}

export type Cursor = { side: 'after' | 'before'; key: string; id: string }

export function tabNames<Name extends string>({ filters }: { filters: Readonly<Record<Name, Filter>> }): Name[] {
  return namesOf(filters).filter((name) => filters[name].by === 'tabs')
}

export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record).filter((name): name is Name => Object.hasOwn(record, name))
}

export function shownColumns<Column extends ListColumn<never>>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] {
  return columns.filter(({ key, extra, rowHeader }) => rowHeader || (chosen ? chosen.includes(key) : !extra))
}
