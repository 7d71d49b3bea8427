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
import { nextStep } from '#portal/next-step.ts'
import type { CaseView } from '#portal/views.server.ts'
import { Badge } from './badge.tsx'

const caseTableCopy = () => t(portalTexts.caseTable)

const copy = () => t(portalTexts.caseCards)

export function CaseCards({ cases }: { cases: readonly CaseView[] }) {
  return (
    <ul className="case-cards">
      {cases.map((found) => {
        const { id, title, caseNumber } = found
        const step = nextStep(found)
        const { nextDates, whoMayAct } = t(portalTexts.portal)
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
              {[caseNumber, step?.on && `${nextDates[step.date]} ${formatDate(step.on)}`].filter(Boolean).join(', ')}
            </p>
            <PhaseBar phases={phases} label={copy().progressOf(caseNumber)} compact />
            {now && (
              <p className="where t14 numbers">
                <b>{now.name}</b>
                <span className="soft">{copy().phaseOf(phases.indexOf(now) + 1, phases.length)}</span>
                {now.note && <span className="soft">{now.note}</span>}
                {step && <span className="soft">{whoMayAct(step)}</span>}
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
        { key: 'step', header: caseTableCopy().step, cell: ({ state }) => <Step state={state} /> },
        { key: 'date', header: caseTableCopy().nextDate, numeric: true, cell: (row) => <NextDate row={row} /> },
      ]}
    />
  )
}

function Step({ state }: Pick<CaseView, 'state'>) {
  const { label, step } = t(caseTexts.cases).states[state]
  return (
    <>
      {label}
      <small className="reason cell-note">{step}</small>
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
