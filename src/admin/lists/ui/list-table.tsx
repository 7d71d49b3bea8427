import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { type CellContext, type ListColumn, type ListState, shownColumns } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { Tick } from '#design/form/choice.tsx'
import { type Column, type RowTone, Table } from '#design/table.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.listTable)

export type Selection<Row> = {
  field: string
  label: (row: Row) => string
  bar: (count: number, clear: () => void) => ReactNode
}

type Props<Row> = {
  caption: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  state: Pick<ListState, 'sort' | 'direction' | 'columns'>
  sorts: Readonly<Record<string, 'ascending' | 'descending'>>
  at: CellContext
  toneOf?: (row: Row) => RowTone | undefined
  selection?: Selection<Row>
  formTo: string
}

export function ListTable<Row>({ selection, formTo, ...props }: Props<Row>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { caption, rows, idOf, toneOf, at } = props
  const columns = shownColumns(props.columns, props.state.columns).map((column) => headed(column, props, at))
  const table = (shown: readonly Column<Row>[]) => (
    <Table
      caption={caption}
      hideCaption
      dense
      columns={shown}
      rows={rows}
      rowKey={idOf}
      rowTone={(row) => tonesOf(toneOf?.(row), ticked.has(idOf(row)))}
    />
  )
  if (!selection) return <div className="mt-16">{table(columns)}</div>
  const ids = rows.map(idOf)
  const here = ids.filter((id) => ticked.has(id))
  const select: Column<Row> = {
    key: 'select',
    header: (
      <Tick
        label={copy().selectAll}
        className="needs-script"
        checked={here.length === ids.length}
        some={here.length > 0 && here.length < ids.length}
        onChange={(event) => setTicked(new Set(event.currentTarget.checked ? ids : []))}
      />
    ),
    label: '',
    cell: (row) => (
      <Tick
        label={selection.label(row)}
        name={selection.field}
        value={idOf(row)}
        checked={ticked.has(idOf(row))}
        onChange={(event) => setTicked(withOne(ticked, idOf(row), event.currentTarget.checked))}
      />
    ),
  }
  return (
    <Form method="post" className="bulk-form mt-16" action={formTo}>
      {selection.bar(here.length, () => setTicked(new Set()))}
      {table([select, ...columns])}
    </Form>
  )
}

function tonesOf(own: RowTone | undefined, isTicked: boolean): RowTone[] {
  return [...(own ? [own] : []), ...(isTicked ? (['selected'] as const) : [])]
}

function withOne(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}

function headed<Row>(
  { key, header, cell, numeric, rowHeader, smallHide, sort }: ListColumn<Row>,
  { state, sorts }: Pick<Props<Row>, 'state' | 'sorts'>,
  at: CellContext,
): Column<Row> {
  const isSorted = sort !== undefined && state.sort === sort
  const turn = isSorted && state.direction === sorts[sort]
  return {
    key,
    header,
    cell: (row) => cell(row, at),
    ...(numeric && { numeric }),
    ...(rowHeader && { rowHeader }),
    ...(smallHide && { smallHide }),
    ...(sort && {
      sort: { to: at.to({ sort: turn ? `-${sort}` : sort }), ...(isSorted && { direction: state.direction }) },
    }),
  }
}
