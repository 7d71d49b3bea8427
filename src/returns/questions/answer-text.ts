import type { Question, RowColumn } from '#content/questions/question.ts'
import { nameOfCountry } from '#platform/countries.ts'
import { formatAmount, formatNumericDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { type AnswerRow, type AnswerValue, otherCountry, rowsOf } from './answer.ts'

export function answerLines(question: Question, value: AnswerValue | null): string[] {
  if (value === null) return []
  switch (question.kind) {
    case 'rows':
      return rowsOf(value).map(({ fields }) =>
        question.columns
          .flatMap((column, index) => {
            const text = cellText(column, fields)
            if (text === '' || column.kind === 'currency') return []
            const { currency } = fields
            const amount = column.rate && currency !== undefined ? `${currency} ${text}` : text
            return index === 0 ? amount : `${column.label}: ${amount}`
          })
          .join(', '),
      )
    case 'several':
      return question.options
        .filter((one) => Array.isArray(value) && value.includes(one.value))
        .map(({ label }) => label)
    case 'choice':
      return question.options.filter((one) => one.value === value).map(({ label }) => label)
    case 'yes_no':
      return [value === 'yes' ? t(returnTexts.question).yes : t(returnTexts.question).no]
    case 'number':
      return [`${fieldText(question, value)} ${question.unit}`]
    default:
      return [question.kind === 'money' ? `CHF ${fieldText(question, value)}` : fieldText(question, value)]
  }
}

export function cellText(column: RowColumn, fields: AnswerRow['fields']): string {
  const field = fields[column.code]
  if (column.kind === 'choice')
    return column.options?.find(({ value }) => value === field)?.label ?? String(field ?? '')
  return fieldText(column, field)
}

export function fieldText(
  { kind }: { kind: Question['kind'] | RowColumn['kind'] },
  value: AnswerValue | null | undefined,
): string {
  if (value === null || value === undefined) return ''
  if (kind === 'money' && typeof value === 'number') return formatAmount(value, { decimals: value % 100 === 0 ? 0 : 2 })
  if (kind === 'country')
    return value === otherCountry ? t(returnTexts.question).otherCountry : nameOfCountry(String(value))
  return kind === 'date' ? formatNumericDate(String(value)) : String(value)
}
