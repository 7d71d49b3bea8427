import { Link } from 'react-router'
import { type Capacity, isOverloaded } from '#cases/planning/work.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { StackBar } from '#design/charts/stack-bar.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.capacityTable)

export function CapacityTable({ lines, title = copy().capacity }: { lines: readonly Capacity[]; title?: string }) {
  const to = (work: string, { id }: Capacity) => `/admin/cases?work=${work}&assigned=${id ?? 'nobody'}`
  const max = Math.max(1, ...lines.map(({ open, limit }) => (limit === null ? 0 : Math.max(open, limit))))
  return (
    <Panel title={title}>
      <Table
        caption={copy().forEachAdviserOpenCases}
        hideCaption
        dense
        rows={lines}
        rowKey={({ id }) => id ?? 'nobody'}
        columns={[
          { key: 'who', header: copy().adviser, rowHeader: true, cell: ({ name }) => name ?? copy().notAssigned },
          {
            key: 'open',
            header: copy().openCases,
            numeric: true,
            cell: (line) => (
              <span className={isOverloaded(line) ? 'overdue nowrap' : 'nowrap'}>
                <Link className="count-link" to={to('open', line)}>
                  {line.open}
                </Link>
                {line.limit !== null && copy().ofLimit(line.limit)}
                {isOverloaded(line) && copy().overLimit}
              </span>
            ),
          },
          {
            key: 'due',
            header: copy().dueIn14Days,
            numeric: true,
            cell: (line) => (
              <Link className="count-link" to={to('deadlines', line)}>
                {line.due}
              </Link>
            ),
          },
          {
            key: 'bar',
            header: copy().shareOfLimit,
            smallHide: true,
            cell: (line) => <LimitBar {...line} max={max} />,
          },
        ]}
      />
    </Panel>
  )
}

function LimitBar({ open, limit, max }: Capacity & { max: number }) {
  if (limit === null) return <span className="soft">{copy().noLimitSet}</span>
  const over = Math.max(0, open - limit)
  const free = Math.max(0, limit - open)
  return (
    <StackBar
      thin
      total={max}
      label={countText({ open, limit })}
      parts={[
        { series: 'canton', value: open - over },
        { series: 'red', value: over },
        { series: 'church', value: free },
      ]}
    />
  )
}

function countText({ open, limit }: Pick<Capacity, 'open' | 'limit'>): string {
  return limit === null ? String(open) : `${open}${copy().ofLimit(limit)}`
}

export function withCaseCounts(options: readonly { value: string; label: string }[], lines: readonly Capacity[]) {
  return options.map(({ value, label }) => {
    const line = lines.find(({ id }) => id === value)
    return { value, label: line ? `${label}: ${countText(line)}` : label }
  })
}
