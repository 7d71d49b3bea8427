import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { LongLine, TextInput } from '#design/form/input.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { figureCodes } from '#returns/amounts/figure-codes.ts'
import { type ComparedGroup, type ComparedLine, type Difference, keyOf } from '#returns/assessment/assessment.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'
import { missingInWords } from '#returns/expected/expected-note.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const compareCellsCopy = () => t(returnStaffTexts.compareCells)

const formOf = ({ code, person }: ComparedLine) => `assessed-${code}-${person}`

const nameOf = ({ code, person }: ComparedLine) => {
  const { codes, persons } = t(returnTexts.figure)
  return person === 'client' ? codes[code] : `${codes[code]}, ${persons[person]}`
}

const effectNoteCopy = () => t(returnStaffTexts.effectNote)

const copy = () => t(returnStaffTexts.compareTable)

type Props = { group: ComparedGroup; effects: TaxEffects; mayWrite: boolean }

type Row = ComparedLine | null

export function CompareTable({ group, effects, mayWrite }: Props) {
  const { title, total } = t(returnTexts.figure).groups[group.group]
  const columns: Column<Row>[] = [
    { key: 'name', header: copy().amount, cell: (line) => (line ? <ComparedName line={line} /> : total) },
    {
      key: 'declared',
      header: copy().declaredChf,
      numeric: true,
      cell: (line) => (line ? <DeclaredCell line={line} /> : formatAmount(group.declaredCents)),
    },
    {
      key: 'assessed',
      header: copy().assessedChf,
      numeric: true,
      cell: (line) => (line ? <AssessedCell line={line} mayWrite={mayWrite} /> : formatAmount(group.assessedCents)),
    },
    {
      key: 'difference',
      header: copy().difference,
      numeric: true,
      cell: (line) => (line ? <DifferenceCell line={line} /> : difference(group.assessedCents - group.declaredCents)),
    },
    {
      key: 'effect',
      header: copy().taxEffect,
      numeric: true,
      cell: (line) => line && effectOf(line, effects),
    },
    {
      key: 'reason',
      header: copy().whyOurAmountIsCorrect,
      cell: (line) => line && <ReasonCell line={line} mayWrite={mayWrite} />,
    },
  ]
  return (
    <div className="compared">
      <Table
        caption={title}
        columns={columns}
        rows={[...group.lines, null]}
        rowKey={(line) => (line ? keyOf(line) : 'sum')}
        rowTone={(line) => (line === null ? 'total' : differs(line) ? 'active' : undefined)}
        dense
      />
    </div>
  )
}

function differs({ assessedCents, declaredCents }: ComparedLine): boolean {
  return assessedCents !== null && assessedCents !== declaredCents
}

function DeclaredCell({ line: { declaredCents, statedCents } }: { line: ComparedLine }) {
  return (
    <>
      {formatAmount(declaredCents)}
      {statedCents !== declaredCents && <span className="cell-note">{copy().stated(formatAmount(statedCents))}</span>}
    </>
  )
}

function DifferenceCell({ line: { assessedCents, declaredCents } }: { line: ComparedLine }) {
  if (assessedCents === null) return <Status kind="wait">{copy().toEnter}</Status>
  return difference(assessedCents - declaredCents)
}

/** Tax effect of this difference alone; '–' if it is zero or cannot be computed. */
function effectOf(line: ComparedLine, effects: TaxEffects): string {
  const cents = effects.ok ? effects.ofEach[keyOf(line)] : undefined
  return cents === undefined ? '–' : difference(cents)
}

function difference(cents: number): string {
  if (cents === 0) return '–'
  return cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents)
}

type EffectNoteProps = { effects: TaxEffects; differences: readonly Difference[] }

export function EffectNote({ effects, differences }: EffectNoteProps) {
  if (differences.length === 0) return null
  if (!effects.ok) {
    const reasons = effects.reasons.map((reason) => missingInWords(reason, 'staff').text)
    return <p className="soft t16 mt-16">{effectNoteCopy().taxEffectHasNotBeen(reasons.join(' '))}</p>
  }
  return (
    <p className="t16 mt-16">
      <b>{effectNoteCopy().taxEffectOfAllDifferences(t(returnTexts.assessment).effect(effects.totalCents))}</b>
      {differences.length > 1 && <span className="soft"> {effectNoteCopy().itCanDifferFromSum}</span>}
      {!effects.isChecked && <span className="soft"> {effectNoteCopy().notCheckedSeeExpectedTax}</span>}
    </p>
  )
}

function ComparedName({ line }: { line: ComparedLine }) {
  const { codes, persons } = t(returnTexts.figure)
  const { code, person, earlier } = line
  return (
    <>
      <span className="soft numbers">{figureCodes[code].number}</span> {codes[code]}
      {person !== 'client' && <span className="cell-note">{persons[person]}</span>}
      {earlier.length > 0 && (
        <details className="figure-before cell-note">
          <summary>{compareCellsCopy().before}</summary>
          <ul>
            {earlier.map(({ version, amountCents, createdAt, byName }) => (
              <li key={version}>
                {`${amountCents === null ? compareCellsCopy().withdrawn : formatAmount(amountCents)}, `}
                {`${formatDateTime(createdAt)}, ${byName ?? compareCellsCopy().automatically}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function AssessedCell({ line, mayWrite }: { line: ComparedLine; mayWrite: boolean }) {
  const amount = line.assessedCents === null ? '' : formatAmount(line.assessedCents)
  if (!mayWrite) return amount || '–'
  return (
    <Form method="post" id={formOf(line)} preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="code" value={figureCodes[line.code].number} />
      <input type="hidden" name="person" value={line.person} />
      <input type="hidden" name="version" value={line.version} />
      <TextInput
        key={line.version}
        className="figure-amount"
        name="amount"
        defaultValue={amount}
        placeholder={formatAmount(line.declaredCents)}
        inputMode="decimal"
        autoComplete="off"
        aria-label={compareCellsCopy().assessedInChf(nameOf(line))}
      />
    </Form>
  )
}

function ReasonCell({ line, mayWrite }: { line: ComparedLine; mayWrite: boolean }) {
  if (!mayWrite) return line.reason || '–'
  return (
    <div className="figure-state">
      <LongLine
        key={line.version}
        form={formOf(line)}
        name="reason"
        defaultValue={line.reason}
        maxLength={1000}
        autoComplete="off"
        aria-label={compareCellsCopy().whyOurAmountIsCorrect(nameOf(line))}
      />
      <Button form={formOf(line)} size="dense" kind="outline">
        {compareCellsCopy().save}
        <span className="visually-hidden">: {nameOf(line)}</span>
      </Button>
    </div>
  )
}
