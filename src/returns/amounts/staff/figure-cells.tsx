import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Figure, FigureLine } from '#returns/amounts/figure.ts'
import { figureCodes } from '#returns/amounts/figure-codes.ts'
import type { WorksheetRow } from '#returns/amounts/worksheet.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const copy = () => t(returnStaffTexts.figureCells)

const formOf = ({ lineId }: Figure) => `figure-${lineId}`

function nameOf({ code, label }: Pick<Figure, 'code' | 'label'>): string {
  return [t(returnTexts.figure).codes[code], label].filter(Boolean).join(', ')
}

export function FigureName({ row: { code, line, last } }: { row: WorksheetRow }) {
  const shown = line ?? last
  const { codes, persons, states, requested } = t(returnTexts.figure)
  if (!shown) return codes[code]
  const about = [shown.label, shown.person !== 'client' && persons[shown.person]].filter(Boolean).join(', ')
  return (
    <>
      <span className="soft numbers">{figureCodes[code].number}</span> {codes[code]}
      {about && <span className="cell-note">{about}</span>}
      {line?.note && <span className="cell-note">{line.note}</span>}
      {line && line.earlier.length > 0 && (
        <details className="figure-before cell-note">
          <summary>{copy().before}</summary>
          <ul>
            {line.earlier.map(({ version, amountCents, state, createdAt, byName }) => (
              <li key={version}>
                {`${amountCents === null ? requested : formatAmount(amountCents)}, ${states[state].toLowerCase()}, `}
                {`${formatDateTime(createdAt)}, ${byName ?? 'by the program'}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

export function AmountCell({ row: { line }, mayWrite }: { row: WorksheetRow; mayWrite: boolean }) {
  if (!line) return '–'
  const amount = line.amountCents === null ? '' : formatAmount(line.amountCents)
  if (!mayWrite) return amount || t(returnTexts.figure).requested
  return (
    <Form method="post" id={formOf(line)} preventScrollReset>
      <input type="hidden" name="line" value={line.lineId} />
      <input type="hidden" name="version" value={line.version} />
      <TextInput
        key={`${line.version}`}
        className="figure-amount"
        name="amount"
        defaultValue={amount}
        placeholder={t(returnTexts.figure).requested}
        inputMode="decimal"
        autoComplete="off"
        aria-label={copy().amountInChf(nameOf(line))}
      />
    </Form>
  )
}

export function SourceCell({ line }: { line: FigureLine }) {
  const { documentId, filename, page, source, byName } = line
  const words = t(returnTexts.figure).sources[source].staff
  if (!documentId) return <>{source === 'adviser' && byName ? byName : words}</>
  return (
    <a href={`/admin/documents/${documentId}${page ? `#page=${page}` : ''}`}>
      {`${words}: ${filename ?? ''}${page ? `, p. ${page}` : ''}`}
    </a>
  )
}

type StateProps = { line: FigureLine; mayWrite: boolean; answered: ReadonlyMap<string, number | null> }

export function StateCell({ line, mayWrite, answered }: StateProps) {
  const { states, requested } = t(returnTexts.figure)
  const isRequested = line.amountCents === null
  const isProposed = line.state === 'proposed'
  const now = answered.get(line.lineId)
  return (
    <div className="figure-state">
      {now !== undefined && (
        <Status kind="warn">{now === null ? copy().noLongerAnswered : copy().answeredNow(formatAmount(now))}</Status>
      )}
      {isRequested ? (
        <Status kind="warn">{requested}</Status>
      ) : (
        <Status kind={isProposed ? 'wait' : 'done'}>{states[line.state]}</Status>
      )}
      {mayWrite && (
        <span className="figure-acts">
          <Button form={formOf(line)} name="intent" value="confirm" size="dense" kind="outline">
            {isProposed ? copy().confirm : copy().save}
            <span className="visually-hidden">: {nameOf(line)}</span>
          </Button>
          <Button form={formOf(line)} name="intent" value="remove" size="dense" kind="quiet">
            {copy().remove}
            <span className="visually-hidden">: {nameOf(line)}</span>
          </Button>
        </span>
      )}
    </div>
  )
}
