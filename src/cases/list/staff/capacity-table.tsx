import { Link } from 'react-router'
import { type Capacity, isOverloaded } from '#cases/planning/capacity.ts'
import { StackBar } from '#design/charts/stack-bar.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatNumber } from '#platform/format.ts'

export function CapacityTable({ lines, title = 'Capacity' }: { lines: readonly Capacity[]; title?: string }) {
  const to = (work: string, { id }: Capacity) => `/admin/cases?work=${work}&assigned=${id ?? 'nobody'}`
  const max = Math.max(1, ...lines.map(({ load, limit }) => (limit === null ? 0 : Math.max(load, limit))))
  return (
    <Panel title={title}>
      <Table
        caption="Cases in work, which are not filed yet, those due in the next 14 days, and the load by weight, for each adviser"
        hideCaption
        dense
        rows={lines}
        rowKey={({ id }) => id ?? 'nobody'}
        columns={[
          { key: 'who', header: 'Adviser', rowHeader: true, cell: ({ name }) => name ?? 'Not assigned' },
          {
            key: 'open',
            header: 'In work',
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
          {
            key: 'load',
            header: 'Load',
            numeric: true,
            cell: (line) => (
              <span className={isOverloaded(line) ? 'overdue nowrap' : 'nowrap'}>
                {loadText(line)}
                {isOverloaded(line) && ', too much'}
              </span>
            ),
          },
          {
            key: 'bar',
            header: 'Against the limit',
            smallHide: true,
            cell: (line) => <LoadBar {...line} max={max} />,
          },
        ]}
      />
    </Panel>
  )
}

function LoadBar({ load, limit, max }: Capacity & { max: number }) {
  if (limit === null) return <span className="soft">No limit is set</span>
  const over = Math.max(0, load - limit)
  const free = Math.max(0, limit - load)
  return (
    <StackBar
      thin
      total={max}
      label={loadText({ load, limit })}
      parts={[
        { series: 'canton', value: load - over },
        { series: 'red', value: over },
        { series: 'church', value: free },
      ]}
    />
  )
}

function loadText({ load, limit }: Pick<Capacity, 'load' | 'limit'>): string {
  const shown = formatNumber(load, { decimals: Number.isInteger(load) ? 0 : 1 })
  return limit === null ? shown : `${shown} of ${limit}`
}

export function withLoads(options: readonly { value: string; label: string }[], lines: readonly Capacity[]) {
  return options.map(({ value, label }) => {
    const line = lines.find(({ id }) => id === value)
    return { value, label: line ? `${label}: ${loadText(line)}` : label }
  })
}
