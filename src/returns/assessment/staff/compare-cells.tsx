import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { TextInput } from '#design/form/input.tsx'
import { LongLine } from '#design/long-line.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { figureCodes } from '#returns/amounts/figure-codes.ts'
import type { ComparedLine } from '#returns/assessment/assessment.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const copy = () => t(returnStaffTexts.compareCells)

const formOf = ({ code, person }: ComparedLine) => `assessed-${code}-${person}`
const nameOf = ({ code, person }: ComparedLine) => {
  const { codes, persons } = t(returnTexts.figure)
  return person === 'client' ? codes[code] : `${codes[code]}, ${persons[person]}`
}

export function ComparedName({ line }: { line: ComparedLine }) {
  const { codes, persons } = t(returnTexts.figure)
  const { code, person, earlier } = line
  return (
    <>
      <span className="soft numbers">{figureCodes[code].number}</span> {codes[code]}
      {person !== 'client' && <span className="cell-note">{persons[person]}</span>}
      {earlier.length > 0 && (
        <details className="figure-before cell-note">
          <summary>{copy().before}</summary>
          <ul>
            {earlier.map(({ version, amountCents, createdAt, byName }) => (
              <li key={version}>
                {`${amountCents === null ? 'taken back' : formatAmount(amountCents)}, `}
                {`${formatDateTime(createdAt)}, ${byName ?? 'by the program'}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Form for one assessed figure: Enter saves it, and an empty amount withdraws it. */
export function AssessedCell({ line, mayWrite }: { line: ComparedLine; mayWrite: boolean }) {
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
        aria-label={copy().assessedInChf(nameOf(line))}
      />
    </Form>
  )
}

export function ReasonCell({ line, mayWrite }: { line: ComparedLine; mayWrite: boolean }) {
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
        aria-label={copy().whyOurAmountIsCorrect(nameOf(line))}
      />
      <Button form={formOf(line)} size="dense" kind="outline">
        {copy().save}
        <span className="visually-hidden">: {nameOf(line)}</span>
      </Button>
    </div>
  )
}
