import { Link } from 'react-router'
import { Panel } from '#design/app-frame.tsx'
import { Table } from '#design/table.tsx'

type Line = { id: string | null; name: string | null; open: number; due: number }

/** How much each adviser has in hand; each number leads to its list. */
export function CapacityTable({ lines }: { lines: readonly Line[] }) {
  const to = (work: string, { id }: Line) => `/admin/cases?work=${work}&assigned=${id ?? 'nobody'}`
  return (
    <Panel title="Capacity">
      <Table
        caption="Open cases and those due in the next 14 days, for each adviser"
        hideCaption
        dense
        small="fit"
        rows={lines}
        rowKey={({ id }) => id ?? 'nobody'}
        columns={[
          { key: 'who', header: 'Adviser', rowHeader: true, cell: ({ name }) => name ?? 'Not assigned' },
          {
            key: 'open',
            header: 'Open',
            numeric: true,
            cell: (line) => (
              <Link className="count-link" to={to('open', line)}>
                {line.open}
              </Link>
            ),
          },
          {
            key: 'due',
            header: 'Due in 14 days',
            numeric: true,
            cell: (line) => (
              <Link className="count-link" to={to('deadlines', line)}>
                {line.due}
              </Link>
            ),
          },
        ]}
      />
    </Panel>
  )
}
