import { useState } from 'react'
import type { Question, RowColumn } from '#content/questions/question.ts'
import { Button } from '#design/button.tsx'
import { Checkbox, Segmented } from '#design/form/choice.tsx'
import { DateField } from '#design/form/date-field.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { AffixInput, LongLine, MoneyInput, Select } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { type AnswerRow, type AnswerValue, rowsOf } from '#returns/questions/answer.ts'
import { cellText, fieldText } from '#returns/questions/answer-text.ts'
import { cellField, rowsField } from '#returns/questions/read-answer.ts'
import { CommuneInput } from '#tax/pages/ui/commune-input.tsx'
import type { ControlProps } from './questions-answer.ts'
import { CountrySelect, RowCell } from './row-cell.tsx'
import { clearOthers } from './tick-list.tsx'

const copy = () => t(returnTexts.rowsControl)

export function QuestionControl(props: ControlProps) {
  const { requested, label, answer } = props
  const { key, question } = requested
  const field = { name: key, label, error: answer?.errors[key] }
  const shown = answer?.submitted[key]?.[0] ?? fieldText(question, requested.answer?.value)
  switch (question.kind) {
    case 'rows':
      return <RowsControl {...props} question={question} />
    case 'several':
      return <Several {...props} question={question} />
    case 'yes_no': {
      const { yes, no } = t(returnTexts.question)
      return (
        <FieldGroup {...field}>
          <Segmented
            options={[
              { value: 'yes', label: yes },
              { value: 'no', label: no },
            ]}
            defaultValue={shown}
          />
        </FieldGroup>
      )
    }
    case 'choice': {
      const isShort = question.options.every(({ label, hint }) => label.length < 18 && !hint)
      if (isShort && question.options.length <= 3) {
        return (
          <FieldGroup {...field}>
            <Segmented options={question.options} defaultValue={shown} />
          </FieldGroup>
        )
      }
      const options = question.options.map(({ value, label: text, hint }) => ({
        value,
        label: hint ? copy().withHint(text, hint) : text,
      }))
      return (
        <Field {...field}>
          <Select options={options} placeholder={copy().choose} defaultValue={shown} />
        </Field>
      )
    }
    case 'money':
      return (
        <Field {...field}>
          <MoneyInput defaultValue={shown} />
        </Field>
      )
    case 'number':
      return (
        <Field {...field}>
          <AffixInput suffix={question.unit} inputMode="decimal" autoComplete="off" defaultValue={shown} />
        </Field>
      )
    case 'date':
      return <DateField {...field} hint="" defaultValue={shown} />
    case 'country':
      return (
        <Field {...field}>
          <CountrySelect defaultValue={answer?.submitted[key]?.[0] ?? storedText(requested.answer?.value)} />
        </Field>
      )
    case 'text':
      return (
        <Field {...field}>
          {question.isCommune ? (
            <CommuneInput defaultValue={shown} />
          ) : (
            <LongLine defaultValue={shown} maxLength={500} autoComplete="off" />
          )}
        </Field>
      )
  }
}

function Several({
  requested,
  label,
  answer,
  question,
}: Omit<ControlProps, 'addRow'> & { question: Question & { kind: 'several' } }) {
  const { key } = requested
  const value = requested.answer?.value
  const ticked = answer?.submitted[key] ?? (Array.isArray(value) ? value : [])
  return (
    <FieldGroup name={key} label={label} error={answer?.errors[key]}>
      <div className="choices lined" onChange={clearOthers}>
        {question.options.map((option) => (
          <Checkbox
            key={option.value}
            name={key}
            value={option.value}
            label={option.label}
            hint={option.hint}
            defaultChecked={ticked.includes(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type Props = ControlProps & { question: Question & { kind: 'rows' } }

/** Saved rows, and an empty one if there is none yet or the client has asked for another one. */
function RowsControl({ requested: { key, answer: saved }, label, question, answer, blankRow, addRow }: Props) {
  const rows = rowsOf(saved?.value ?? null)
  const [blank, setBlank] = useState(blankRow)
  // The empty row retains its id while the user fills it in, so that no input is lost.
  if (rows.some(({ id }) => id === blank) && blank !== blankRow) setBlank(blankRow)
  const known = rows.map(({ id }) => id)
  const submittedIds = (answer?.submitted[rowsField(key)] ?? []).filter((id) => !known.includes(id) && id !== blank)
  const isAdding = rows.length + submittedIds.length === 0 || addRow === `${key}.${rows.length}`
  const shown: AnswerRow[] = [
    ...rows,
    ...[...submittedIds, ...(isAdding ? [blank] : [])].map((id) => ({ id, fields: {} })),
  ]
  return (
    <FieldGroup name={key} label={label} error={answer?.errors[key]}>
      <ul className="answer-rows">
        {shown.map((row) => (
          <li key={row.id} className={isInPairs(question.columns) ? 'pairs' : undefined}>
            <input type="hidden" name={rowsField(key)} value={row.id} />
            {question.columns.map((column) => (
              <RowCell
                key={column.code}
                {...{ column, columns: question.columns, row, answer }}
                field={cellField(key, row.id, column)}
              />
            ))}
            {known.includes(row.id) && (
              <Button kind="quiet" size="small" icon="trash-2" name="intent" value={`remove:${key}:${row.id}`}>
                {copy().remove}
                <span className="visually-hidden">: {cellText(question.columns[0], row.fields)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" icon="plus" name="intent" value={`add:${key}`}>
        {copy().addAnother(question.each)}
      </Button>
    </FieldGroup>
  )
}

/** Short rows with an even number of fields need no line of their own for the first one. */
function isInPairs(columns: readonly RowColumn[]): boolean {
  return columns.length % 2 === 0 && columns.length <= 4 && columns.every(({ kind }) => kind !== 'date')
}

function storedText(value: AnswerValue | null | undefined): string {
  return typeof value === 'string' ? value : ''
}
