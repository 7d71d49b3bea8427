import { type Column, Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { WorksheetGroup, WorksheetRow } from '#returns/amounts/worksheet.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { AmountCell, FigureName, SourceCell, StateCell } from './figure-cells.tsx'

const copy = () => t(returnStaffTexts.groupTable)

type Props = {
  group: WorksheetGroup
  lastYear: number | null
  taxYear: number
  mayWrite: boolean
  answered: ReadonlyMap<string, number | null>
}

/** A table row: a figure, or null for the total of the group. */
type Row = WorksheetRow | null

export function GroupTable({ group, lastYear, taxYear, mayWrite, answered }: Props) {
  const { title, total } = t(returnTexts.figure).groups[group.group]
  const columns: Column<Row>[] = [
    { key: 'name', header: copy().amount, cell: (row) => (row ? <FigureName row={row} /> : total) },
    {
      key: 'amount',
      header: copy().chf(taxYear),
      numeric: true,
      cell: (row) => (row ? <AmountCell row={row} mayWrite={mayWrite} /> : formatAmount(group.sumCents)),
    },
    ...(lastYear === null ? [] : comparison(group, lastYear)),
    { key: 'source', header: copy().source, cell: (row) => row?.line && <SourceCell line={row.line} /> },
    {
      key: 'state',
      header: copy().status,
      cell: (row) => row?.line && <StateCell line={row.line} {...{ mayWrite, answered }} />,
    },
  ]
  return (
    <Table
      caption={title}
      columns={columns}
      rows={[...group.rows, null]}
      rowKey={(row) => row?.line?.lineId ?? row?.last?.lineId ?? 'sum'}
      rowTone={(row) => (row === null ? 'total' : row.line?.state === 'proposed' ? 'active' : undefined)}
      dense
    />
  )
}

function comparison({ sumCents, lastSumCents }: WorksheetGroup, lastYear: number): Column<Row>[] {
  return [
    {
      key: 'last',
      header: String(lastYear),
      numeric: true,
      cell: (row) => <span className="soft">{amountOrDash(row ? row.last?.amountCents : lastSumCents)}</span>,
    },
    {
      key: 'change',
      header: copy().change,
      numeric: true,
      cell: (row) => (row ? changeOf(row) : difference(sumCents - lastSumCents)),
    },
  ]
}

function changeOf({ line, last }: WorksheetRow): string {
  if (line?.amountCents === null) return '–'
  return difference((line?.amountCents ?? 0) - (last?.amountCents ?? 0))
}

function amountOrDash(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? '–' : formatAmount(cents)
}

function difference(cents: number): string {
  if (cents === 0) return '–'
  return cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents)
}
