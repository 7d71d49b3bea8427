import { Form, Link } from 'react-router'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { FactList } from '#design/facts.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDifference } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { securitiesPath, transferPath } from '#returns/amounts/figure-links.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { enterable, stampOf } from '#returns/transfer/transfer-stamp.ts'
import { type Copying, CopyKeys } from './copying.tsx'
import { isEntered, rowName, rowsOf, statusOf, type TransferRow, type TransferView } from './transfer-view.ts'

const copy = () => t(returnStaffTexts.transferPage)

const maxChange = 0.15

export function TransferSide({ view, copying }: { view: TransferView; copying: Copying }) {
  const { sections, caseId, lastYear, mayWrite } = view
  const rows = rowsOf(sections).filter(({ line }) => line.kind === 'entry')
  const done = rows.filter(({ field }) => isEntered(field)).length
  const open = rows.flatMap((row) => {
    const status = statusOf(row)
    return status.kind === 'warn' || status.kind === 'wait' ? [{ row, ...status }] : []
  })
  const changes = lastYear === null ? [] : rows.flatMap(changeOf)
  return (
    <aside className="panel-stack" aria-label={copy().progress}>
      <Panel title={copy().enteredInForm}>
        <p className="t44 numbers">{copy().of(done, rows.length)}</p>
        <Progress value={done} max={rows.length} label={copy().enteredInForm} />
        <div className="stack close mt-16 no-print">
          {mayWrite && done < enterable(sections).length && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="seen" value={stampOf(enterable(sections))} />
              <Button name="intent" value="enter-all" size="small" kind="ink">
                {copy().enterAll}
              </Button>
            </Form>
          )}
          <Button
            type="button"
            size="small"
            kind="outline"
            icon="printer"
            className="needs-script"
            onClick={() => window.print()}
          >
            {copy().print}
          </Button>
          <a className="alone" href={`${transferPath(caseId)}.xlsx`} download>
            {copy().download}
          </a>
          <Link className="alone" to={securitiesPath(staffCasePath(caseId))}>
            {copy().securitiesSchedule}
          </Link>
          <CopyKeys copying={copying} />
        </div>
      </Panel>
      {open.length > 0 && (
        <Panel title={copy().notChecked} end={<span className="soft numbers">{open.length}</span>}>
          <ul className="transfer-open">
            {open.map(({ row, text, note }) => (
              <li key={row.field.key}>
                <a href={`#${row.field.key}`}>{rowName(row)}</a>
                <p className="t14">{[withReason(text, row), note].filter(Boolean).join('. ')}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {lastYear !== null && changes.length > 0 && (
        <Panel title={copy().changed(lastYear)} end={<span className="soft numbers">{changes.length}</span>}>
          <FactList
            facts={changes.map(({ row, francs }) => ({
              key: row.field.key,
              term: rowName(row),
              value: formatDifference(francs),
            }))}
            amounts
            dense
          />
        </Panel>
      )}
    </aside>
  )
}

function withReason(text: string, { field }: TransferRow): string {
  return field.open ? `${text} (${t(returnTexts.openReasons)[field.open]})` : text
}

function changeOf(row: TransferRow): { row: TransferRow; francs: number }[] {
  const { enteredCents, lastCents, unknown } = row.field
  if (unknown === 'not-stated') return []
  const change = enteredCents - (lastCents ?? 0)
  return Math.abs(change) > maxChange * (lastCents ?? 0) ? [{ row, francs: Math.round(change / 100) }] : []
}
