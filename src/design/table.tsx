// biome-ignore-all lint/a11y/noRedundantRoles: on small screens CSS displays rows as blocks, which removes their roles
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** Label of the column in the list layout. Required if the header is not plain text. */
  label?: string
  rowHeader?: boolean
  smallHide?: boolean
  sort?: { to: string; direction?: 'ascending' | 'descending' }
}

export type RowTone = 'total' | 'strong' | 'selected' | 'active'

/** Layout below 720 px: `"list"` (a block per row), `"scroll"` (scrolling table) or `"fit"` (table that fits). */
export function Table<Row>({
  caption,
  hideCaption,
  columns,
  rows,
  rowKey,
  rowTone,
  dense,
  small = 'list',
}: {
  caption: string
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowTone?: (row: Row) => RowTone | RowTone[] | undefined
  dense?: boolean
  small?: 'list' | 'scroll' | 'fit'
}) {
  const naming = columns.find(({ rowHeader }) => rowHeader) ?? columns[0]
  const table = (
    <table className={classes('table', dense && 'dense', small === 'list' && 'listed')} role="table">
      <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={classes(...[rowTone?.(row)].flat()) || undefined}>
            {columns.map((column) => (
              <BodyCell key={column.key} column={column} row={row} names={column === naming} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (small !== 'scroll') return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scroll-x" aria-label={caption} tabIndex={0}>
      {table}
    </section>
  )
}

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const { header, numeric, smallHide, sort } = column
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={sort?.direction}
      className={classes(numeric && 'number', smallHide && 'small-hide') || undefined}
    >
      {sort ? (
        <Link to={sort.to} preventScrollReset>
          {header}
          {sort.direction && <Icon name={sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'} small />}
        </Link>
      ) : (
        header
      )}
    </th>
  )
}

function BodyCell<Row>({ column, row, names }: { column: Column<Row>; row: Row; names: boolean }) {
  const { header, label, cell, numeric, smallHide } = column
  const className = classes(numeric && 'number', smallHide && 'small-hide') || undefined
  if (names) {
    return (
      <th scope="row" role="rowheader" className={className}>
        {cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" className={className} data-label={label ?? (typeof header === 'string' ? header : undefined)}>
      {cell(row)}
    </td>
  )
}
