import { Link } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Table } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { caseBadge } from '#portal/badges.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { nextStep } from '#portal/next-step.ts'
import type { CaseView } from '#portal/views.server.ts'

import { Badge } from './badge.tsx'

const copy = () => t(portalTexts.caseTable)

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
          header: copy().case,
          cell: ({ id, title, caseNumber }) => (
            <>
              <Link to={clientCasePath(id)}>{title}</Link>
              <small className="reason numbers nowrap">{caseNumber}</small>
            </>
          ),
        },
        { key: 'status', header: copy().status, cell: (row) => <Badge mark={caseBadge(row)} /> },
        { key: 'step', header: copy().step, cell: ({ state }) => <Step state={state} /> },
        { key: 'date', header: copy().nextDate, numeric: true, cell: (row) => <NextDate row={row} /> },
      ]}
    />
  )
}

function Step({ state }: Pick<CaseView, 'state'>) {
  return (
    <>
      {t(caseTexts.cases).states[state].label}
      <small className="reason cell-note">{copy().steps[state]}</small>
    </>
  )
}

function NextDate({ row }: { row: CaseView }) {
  const next = nextStep(row)
  return next?.on ? (
    <>
      {formatDate(next.on)}
      <small className="reason cell-note">{t(portalTexts.portal).nextDates[next.date]}</small>
    </>
  ) : (
    '–'
  )
}
