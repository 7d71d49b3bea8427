import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type Figure, type FigureLine, figureFrequencies } from '#returns/amounts/figure.ts'
import { figureCodes, groupOf } from '#returns/amounts/figure-codes.ts'
import type { WorksheetGroup, WorksheetRow } from '#returns/amounts/worksheet.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { OriginalText } from '#returns/ui/original-text.tsx'

const figureCellsCopy = () => t(returnStaffTexts.figureCells)

const formOf = ({ lineId }: Figure) => `figure-${lineId}`

const copy = () => t(returnStaffTexts.groupTable)

type Props = {
  group: WorksheetGroup
  lastYear: number | null
  taxYear: number
  mayWrite: boolean
  answered: ReadonlyMap<string, number | null>
  isPartYear: boolean
}

type Row = WorksheetRow | null

export function GroupTable({ group, lastYear, taxYear, mayWrite, answered, isPartYear }: Props) {
  const { title, total } = t(returnTexts.figure).groups[group.group]
  const columns: Column<Row>[] = [
    { key: 'name', header: copy().amount, cell: (row) => (row ? <FigureName row={row} /> : total) },
    {
      key: 'amount',
      header: copy().chf(taxYear),
      numeric: true,
      cell: (row) => (row ? <AmountCell row={row} {...{ mayWrite, isPartYear }} /> : formatAmount(group.sumCents)),
    },
    ...(lastYear === null ? [] : comparison(group, lastYear)),
    { key: 'source', header: copy().source, cell: (row) => row?.line && <SourceCell line={row.line} /> },
    {
      key: 'state',
      header: copy().status,
      cell: (row) => row?.line && <StateCell line={row.line} {...{ mayWrite, answered }} />,
    },
  ]
  return (
    <Table
      caption={title}
      columns={columns}
      rows={[...group.rows, null]}
      rowKey={(row) => row?.line?.lineId ?? row?.last?.lineId ?? 'sum'}
      rowTone={(row) => (row === null ? 'total' : row.line?.state === 'proposed' ? 'active' : undefined)}
      dense
    />
  )
}

function comparison({ sumCents, lastSumCents }: WorksheetGroup, lastYear: number): Column<Row>[] {
  return [
    {
      key: 'last',
      header: String(lastYear),
      numeric: true,
      cell: (row) => <span className="soft">{amountOrDash(row ? row.last?.amountCents : lastSumCents)}</span>,
    },
    {
      key: 'change',
      header: copy().change,
      numeric: true,
      cell: (row) => (row ? changeOf(row) : difference(sumCents - lastSumCents)),
    },
  ]
}

function changeOf({ line, last }: WorksheetRow): string {
  if (line?.amountCents === null) return '–'
  return difference((line?.amountCents ?? 0) - (last?.amountCents ?? 0))
}

function amountOrDash(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? '–' : formatAmount(cents)
}

function difference(cents: number): string {
  if (cents === 0) return '–'
  return cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents)
}

function nameOf({ code, label }: Pick<Figure, 'code' | 'label'>): string {
  return [t(returnTexts.figure).codes[code], label].filter(Boolean).join(', ')
}

function FigureName({ row: { code, line, last } }: { row: WorksheetRow }) {
  const shown = line ?? last
  const { codes, persons, states, requested } = t(returnTexts.figure)
  if (!shown) return codes[code]
  const about = [shown.label, shown.person !== 'client' && persons[shown.person]].filter(Boolean).join(', ')
  return (
    <>
      <span className="soft numbers">{figureCodes[code].number}</span> {codes[code]}
      {about && <span className="cell-note">{about}</span>}
      {line?.original && (
        <span className="cell-note">
          <OriginalText original={line.original} cents={line.original.rate ? null : line.amountCents} />
        </span>
      )}
      {line?.note && <span className="cell-note">{line.note}</span>}
      {line && line.earlier.length > 0 && (
        <details className="figure-before cell-note">
          <summary>{figureCellsCopy().before}</summary>
          <ul>
            {line.earlier.map(({ version, amountCents, state, createdAt, byName }) => (
              <li key={version}>
                {`${amountCents === null ? requested : formatAmount(amountCents)}, ${states[state].toLowerCase()}, `}
                {`${formatDateTime(createdAt)}, ${byName ?? copy().automatically}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type AmountProps = { row: WorksheetRow; mayWrite: boolean; isPartYear: boolean }

/** For part of a year, the adviser may say whether an amount is regular; by default, its code decides. */
function AmountCell({ row: { line }, mayWrite, isPartYear }: AmountProps) {
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
        aria-label={figureCellsCopy().amountInChf(nameOf(line))}
      />
      {isPartYear && hasFrequency(line) && (
        <Select
          key={`frequency-${line.version}`}
          className="figure-frequency"
          name="frequency"
          options={figureFrequencies.map((value) => ({ value, label: figureCellsCopy().frequencies[value] }))}
          placeholder={figureCellsCopy().frequencyByType}
          defaultValue={line.frequency ?? ''}
          aria-label={figureCellsCopy().frequencyOf(nameOf(line))}
        />
      )}
    </Form>
  )
}

function hasFrequency({ code }: Figure): boolean {
  return code !== 'one-off-pay' && (groupOf(code) === 'income' || groupOf(code) === 'deduction')
}

function SourceCell({ line }: { line: FigureLine }) {
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

function StateCell({ line, mayWrite, answered }: StateProps) {
  const { states, requested } = t(returnTexts.figure)
  const isRequested = line.amountCents === null
  const isProposed = line.state === 'proposed'
  const now = answered.get(line.lineId)
  return (
    <div className="figure-state">
      {now !== undefined && (
        <Status kind="warn">
          {now === null ? figureCellsCopy().noLongerAnswered : figureCellsCopy().answeredNow(formatAmount(now))}
        </Status>
      )}
      {isRequested ? (
        <Status kind="warn">{requested}</Status>
      ) : (
        <Status kind={isProposed ? 'wait' : 'done'}>{states[line.state]}</Status>
      )}
      {mayWrite && (
        <span className="figure-acts">
          <Button form={formOf(line)} name="intent" value="confirm" size="dense" kind="outline">
            {isProposed ? figureCellsCopy().confirm : figureCellsCopy().save}
            <span className="visually-hidden">: {nameOf(line)}</span>
          </Button>
          <Button form={formOf(line)} name="intent" value="remove" size="dense" kind="quiet">
            {figureCellsCopy().remove}
            <span className="visually-hidden">: {nameOf(line)}</span>
          </Button>
        </span>
      )}
    </div>
  )
}
