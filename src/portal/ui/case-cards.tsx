import { Link } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { phasesOf } from '#cases/process/client/phases.ts'
import { PhaseBar } from '#design/charts/progress.tsx'
import { Table } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { caseBadge } from '#portal/badges.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { CaseView } from '#portal/views.server.ts'
import { Badge } from './badge.tsx'

const caseTableCopy = () => t(portalTexts.caseTable)

const copy = () => t(portalTexts.caseCards)

export function CaseCards({ cases }: { cases: readonly CaseView[] }) {
  return (
    <ul className="case-cards">
      {cases.map((found) => {
        const { id, title, caseNumber } = found
        const { turn } = found
        const { dates } = t(caseTexts.cases).turns
        const phases = phasesOf(found, [])
        const now = phases.find(({ state }) => state === 'now')
        return (
          <li key={id}>
            <div className="row between">
              <Link to={clientCasePath(id)} className="t20">
                {title}
              </Link>
              <Badge mark={caseBadge(found)} />
            </div>
            <p className="soft t14 numbers">
              {[caseNumber, turn?.on && `${dates[turn.date]} ${formatDate(turn.on)}`].filter(Boolean).join(', ')}
            </p>
            <PhaseBar phases={phases} label={copy().progressOf(caseNumber)} compact />
            {now && (
              <p className="where t14 numbers">
                <b>{now.name}</b>
                <span className="soft">{copy().phaseOf(phases.indexOf(now) + 1, phases.length)}</span>
                {now.note && <span className="soft">{now.note}</span>}
                {found.turnLabel && <span className="soft">{found.turnLabel}</span>}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

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
          header: caseTableCopy().case,
          cell: ({ id, title, caseNumber }) => (
            <>
              <Link to={clientCasePath(id)}>{title}</Link>
              <small className="reason numbers nowrap">{caseNumber}</small>
            </>
          ),
        },
        { key: 'status', header: caseTableCopy().status, cell: (row) => <Badge mark={caseBadge(row)} /> },
        { key: 'step', header: caseTableCopy().step, cell: (row) => <Step row={row} /> },
        { key: 'date', header: caseTableCopy().nextDate, numeric: true, cell: (row) => <NextDate row={row} /> },
      ]}
    />
  )
}

function Step({ row: { state, turnLabel } }: { row: CaseView }) {
  const { states } = t(caseTexts.cases)
  return (
    <>
      {states[state].label}
      <small className="reason cell-note">{turnLabel ?? states[state].step}</small>
    </>
  )
}

function NextDate({ row: { turn } }: { row: CaseView }) {
  return turn?.on ? (
    <>
      {formatDate(turn.on)}
      <small className="reason cell-note">{t(caseTexts.cases).turns.dates[turn.date]}</small>
    </>
  ) : (
    '–'
  )
}
