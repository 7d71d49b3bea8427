import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { formatDate, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ShownRow } from '#privacy/import/import-row-db.server.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'
import { fieldName, fileRefusalText, problemText } from './import-texts.ts'
import type { ImportView } from './view-import.server.ts'

const copy = () => t(texts.importPage)

export function DryRun({ view }: { view: ImportView }) {
  const { counts, id, rowCount } = view
  const { new: added = 0, joined = 0, refused = 0, more = 0, filesRefused = 0 } = counts
  const mayChange = view.state === 'checked'
  const leftOut = counts['left-out'] ?? 0
  return (
    <>
      <dl className="import-figures">
        <Figure value={added} label={copy().newClients} />
        <Figure value={joined} label={copy().joinedByEmail} />
        <Figure value={refused + filesRefused} label={copy().errorsNotImported} isBad={refused + filesRefused > 0} />
      </dl>
      {mayChange && (
        <p className="soft t14">
          {copy().alsoInFile(rowCount, counts.households ?? 0, counts.years ?? 0, counts.files ?? 0)}
        </p>
      )}
      {more > 0 && <p className="soft t14">{copy().moreRows(more)}</p>}
      {refused + filesRefused > 0 && (
        <ListHead
          title={copy().errors}
          count={refused}
          end={
            <Link to={`/admin/import/${id}/errors.csv`} reloadDocument>
              <Icon name="download" /> {copy().downloadErrors}
            </Link>
          }
        />
      )}
      <ul className="import-rows">
        {view.refused.map((row) => (
          <RefusedRow key={row.number} row={row} view={view} mayChange={mayChange} />
        ))}
      </ul>
      <Cut shown={view.refused.length} all={refused} />
      {view.refusedFiles.length > 0 && (
        <>
          <ListHead title={copy().filesNotImported} count={filesRefused || view.refusedFiles.length} />
          <ul className="import-rows">
            {view.refusedFiles.map(({ position, path, refusal }) => (
              <li key={position}>
                <div>
                  <b>{path}</b>
                  <p>{fileRefusalText(refusal ?? '')}</p>
                </div>
              </li>
            ))}
          </ul>
          <Cut shown={view.refusedFiles.length} all={filesRefused} />
        </>
      )}
      {view.joined.length > 0 && (
        <RowList title={copy().joined} count={joined} rows={view.joined} intent={mayChange ? 'leave-out' : null}>
          {({ differs }) => <p>{differs ? copy().differs(formatDate(differs)) : copy().addsMissing}</p>}
        </RowList>
      )}
      {view.leftOut.length > 0 && (
        <RowList title={copy().leftOut} count={leftOut} rows={view.leftOut} intent={mayChange ? 'take-in' : null} />
      )}
    </>
  )
}

function Figure({ value, label, isBad = false }: { value: number; label: string; isBad?: boolean }) {
  return (
    <div className={isBad ? 'bad' : undefined}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  )
}

function ListHead({ title, count, end }: { title: string; count: number; end?: ReactNode }) {
  return (
    <div className="import-list-head mt-24">
      <h3>
        {title} <em>{formatNumber(count)}</em>
      </h3>
      {end}
    </div>
  )
}

function Cut({ shown, all }: { shown: number; all: number }) {
  return all > shown ? <p className="soft t14 mt-8">{copy().onlyFirst(shown)}</p> : null
}

type RefusedProps = { row: ShownRow; view: ImportView; mayChange: boolean }

function RefusedRow({ row, view, mayChange }: RefusedProps) {
  const { number, name, problems, cells } = row
  const wrong = new Set(problems.map(({ field }) => view.mapping.indexOf(field)).filter((at) => at >= 0))
  return (
    <li>
      <span className="import-row-number">{copy().row(number)}</span>
      <div>
        <b>{name || copy().noName}</b>
        {problems.map((problem) => (
          <p key={problem.field}>{problemText(problem)}</p>
        ))}
        {mayChange && (
          <details className="ask">
            <summary>{copy().correct}</summary>
            <Form method="post" className="admin-form compact" preventScrollReset>
              <input type="hidden" name="row" value={number} />
              {[...wrong].map((at) => {
                const field = view.mapping[at]
                const id = `row-${number}-${at}`
                return (
                  <div key={at} className="field">
                    <label htmlFor={id}>{field ? fieldName(field) : view.columns[at]}</label>
                    <input id={id} className="input" name={`cell-${at}`} defaultValue={cells[at] ?? ''} />
                  </div>
                )
              })}
              <div className="row">
                <Button kind="ink" size="small" name="intent" value="correct">
                  {copy().saveAndCheck}
                </Button>
                <Button kind="quiet" size="small" name="intent" value="leave-out">
                  {copy().leaveOut}
                </Button>
              </div>
            </Form>
          </details>
        )}
      </div>
    </li>
  )
}

type RowListProps = {
  title: string
  count: number
  rows: readonly ShownRow[]
  intent: 'leave-out' | 'take-in' | null
  children?: (row: ShownRow) => ReactNode
}

function RowList({ title, count, rows, intent, children }: RowListProps) {
  return (
    <>
      <ListHead title={title} count={count} />
      <ul className="import-rows">
        {rows.map((row) => (
          <li key={row.number}>
            <span className="import-row-number">{copy().row(row.number)}</span>
            <div>
              {row.personId ? <Link to={`/admin/clients/${row.personId}`}>{row.name}</Link> : <b>{row.name}</b>}
              {children?.(row)}
            </div>
            {intent && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="row" value={row.number} />
                <Button kind="outline" size="small" name="intent" value={intent}>
                  {intent === 'leave-out' ? copy().leaveOut : copy().takeIn}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Cut shown={rows.length} all={count} />
    </>
  )
}
