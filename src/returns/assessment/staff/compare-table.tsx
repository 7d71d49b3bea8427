import { Status } from '#design/feedback/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type ComparedGroup, type ComparedLine, keyOf } from '#returns/assessment/assessment.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { AssessedCell, ComparedName, ReasonCell } from './compare-cells.tsx'

const copy = () => t(returnStaffTexts.compareTable)

type Props = { group: ComparedGroup; effects: TaxEffects; mayWrite: boolean }

/** A table row: a figure, or null for the total of the group. */
type Row = ComparedLine | null

export function CompareTable({ group, effects, mayWrite }: Props) {
  const { title, total } = t(returnTexts.figure).groups[group.group]
  const columns: Column<Row>[] = [
    { key: 'name', header: copy().amount, cell: (line) => (line ? <ComparedName line={line} /> : total) },
    {
      key: 'declared',
      header: copy().declaredChf,
      numeric: true,
      cell: (line) => formatAmount((line ?? group).declaredCents),
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
