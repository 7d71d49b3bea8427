import { Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { caseWords } from '#cases/words.ts'
import { Table } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import { caseBadge } from '#portal/badges.ts'
import { nextStep } from '#portal/next-step.ts'
import type { CaseView } from '#portal/views.server.ts'
import { portalWords } from '#portal/words.ts'
import { Badge } from './badge.tsx'

export function CaseTable({ cases, caption }: { cases: readonly CaseView[]; caption: string }) {
  return (
    <Table
      caption={caption}
      hideCaption
      rows={cases}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: 'Case',
          cell: ({ id, title, caseNumber }) => (
            <>
              <Link to={clientCasePath(id)}>{title}</Link>
              <small className="reason numbers nowrap">{caseNumber}</small>
            </>
          ),
        },
        { key: 'status', header: 'Status', cell: (row) => <Badge mark={caseBadge(row)} /> },
        { key: 'step', header: 'Step', cell: ({ state }) => caseWords().states[state].label },
        { key: 'date', header: 'Next date', numeric: true, cell: (row) => <NextDate row={row} /> },
      ]}
    />
  )
}

function NextDate({ row }: { row: CaseView }) {
  const next = nextStep(row)
  return next?.on ? (
    <>
      {formatDate(next.on)}
      <small className="reason cell-note">{portalWords().nextDates[next.date]}</small>
    </>
  ) : (
    '–'
  )
}
