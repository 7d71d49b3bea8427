import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatFrancs, formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { formTerm } from '#returns/locales/form-terms.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { lineName } from '#returns/transfer/line-name.ts'
import { stampOf } from '#returns/transfer/transfer-stamp.ts'
import type { Copying } from './copying.tsx'
import {
  codeYears,
  isEntered,
  personName,
  rowName,
  rowsOf,
  statusOf,
  type TransferRow,
  type TransferView,
} from './transfer-view.ts'

const copy = () => t(returnStaffTexts.transferPage)

type Section = TransferView['sections'][number]
type Props = { section: Section; view: TransferView; copying: Copying }

export function SectionTable({ section, view, copying }: Props) {
  const { columns } = copy()
  const amount = (level: 'canton' | 'federal', header: string): Column<TransferRow> => ({
    ...{ key: level, header, numeric: true },
    cell: (row) => <AmountCell row={row} level={level} copying={copying} />,
  })
  const all: Column<TransferRow>[] = [
    { key: 'code', header: columns.code, cell: (row) => <CodeCell row={row} /> },
    { key: 'line', header: columns.line, rowHeader: true, cell: (row) => <LineCell row={row} view={view} /> },
    amount('canton', columns.canton),
    amount('federal', columns.federal),
    { key: 'status', header: columns.status, cell: (row) => <StatusCell row={row} /> },
    { key: 'entered', header: columns.entered, cell: (row) => <EnteredCell row={row} view={view} /> },
  ]
  return (
    <Table
      caption={t(returnTexts.returnForm).sections[section.id]}
      columns={all}
      rows={rowsOf([section])}
      rowKey={({ field }) => field.key}
      rowTone={({ line, field }) =>
        line.kind === 'total' ? 'total' : copying.copied?.field === field.key ? 'selected' : undefined
      }
      dense
    />
  )
}

function CodeCell({ row: { line, field } }: { row: TransferRow }) {
  if (field.code === null) return <span className="soft">{copy().noCode}</span>
  return (
    <>
      <b className="numbers">{field.code}</b>
      <span className="cell-note">{codeYears(line)}</span>
    </>
  )
}

function LineCell({ row, view: { canton, lastYear } }: { row: TransferRow; view: TransferView }) {
  const { line, field } = row
  const person = personName(row)
  return (
    <>
      <span id={field.key}>{lineName(line)}</span>
      {person && <span className="cell-note">{person}</span>}
      {formTerm(line.id, canton).map(({ text, lang }) => (
        <span key={lang} className="cell-note" lang={lang}>
          {text}
        </span>
      ))}
      {lastYear !== null && field.lastCents !== null && (
        <span className="cell-note numbers">
          {copy().last(lastYear, formatFrancs(Math.floor(field.lastCents / 100)))}
        </span>
      )}
    </>
  )
}

type AmountProps = { row: TransferRow; level: 'canton' | 'federal'; copying: Copying }

function AmountCell({ row, level, copying: { copied, copyAmount } }: AmountProps) {
  const { line, field } = row
  const amount = field[level]
  if (amount === undefined) return null
  if (amount === null) return <span className="soft">–</span>
  const isCopied = copied?.field === field.key && copied.level === level
  return (
    <span className="transfer-field">
      <Francs amount={amount} />
      {line.kind === 'entry' && (
        <Button
          type="button"
          size="dense"
          kind={isCopied ? 'ink' : 'outline'}
          icon={isCopied ? 'check' : 'copy'}
          className="needs-script no-print copy-amount"
          onClick={({ currentTarget }) => copyAmount(currentTarget, field.key, level, rowName(row))}
        >
          <span className="copy-word">{isCopied ? copy().copied : copy().copy}</span>
          <span className="visually-hidden">{copy().copyFor(level, rowName(row))}</span>
        </Button>
      )}
    </span>
  )
}

/** Style sheets add the separators, so that a selected amount has only the digits that a tax program accepts. */
function Francs({ amount }: { amount: number }) {
  const [first, ...groups] = formatFrancs(amount).split(',')
  return (
    <data value={amount} className="francs">
      {first}
      {groups.map((digits, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of digits have no identity but their position
        <span key={at}>{digits}</span>
      ))}
    </data>
  )
}

function StatusCell({ row }: { row: TransferRow }) {
  if (row.line.kind === 'total' && !row.field.unknown) return <span className="soft t14">{copy().compareOnly}</span>
  const { kind, text, note } = statusOf(row)
  return (
    <>
      <Status kind={kind}>{text}</Status>
      {note && <span className="cell-note numbers">{note}</span>}
    </>
  )
}

function EnteredCell({ row, view: { mayWrite } }: { row: TransferRow; view: TransferView }) {
  const { line, field } = row
  const { entered, canton, federal } = field
  if (line.kind !== 'entry') return null
  const isDone = isEntered(field)
  const isKnown = canton !== null && federal !== null
  return (
    <>
      {entered && isDone && <Status kind="done">{copy().enteredAt(formatTime(entered.at))}</Status>}
      {entered && !isDone && (
        <Status kind="warn">
          {copy().changedSince(
            formatFrancs(entered.canton),
            entered.federal === null ? null : formatFrancs(entered.federal),
          )}
        </Status>
      )}
      {mayWrite && (isKnown || entered) && (
        <Form method="post" preventScrollReset className="no-print">
          <input type="hidden" name="field" value={field.key} />
          <input type="hidden" name="seen" value={stampOf([field])} />
          <Button
            name="intent"
            value={isDone || !isKnown ? 'undo-field' : 'enter-field'}
            size="dense"
            kind={isDone ? 'quiet' : 'outline'}
          >
            {isDone || !isKnown ? copy().undo : copy().enter}
            <span className="visually-hidden">: {rowName(row)}</span>
          </Button>
        </Form>
      )}
    </>
  )
}
