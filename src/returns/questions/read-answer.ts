import type { Question, RowColumn } from '#content/questions/question.ts'
import { countryCodeOf } from '#platform/countries.ts'
import { type DayError, readDay } from '#platform/read-day.ts'
import { cleanText, ungrouped } from '#platform/text/clean-text.ts'
import { foreignCurrencies } from '#tax/exchange-rates.ts'
import { type MoneyError, readMoney } from '#tax/money-input.ts'
import { type AnswerRow, type AnswerValue, otherCountry } from './answer.ts'

export type AnswerError = { ok: false; reason: AnswerErrorReason } | { ok: false; reason: 'no-date'; date: DayError }

type AnswerErrorReason =
  | Exclude<MoneyError, 'amount-missing'>
  | 'not-a-number'
  | 'number-too-large'
  | 'text-too-long'
  | 'no-such-option'
  | 'no-country'
  | 'row-without-name'
  | 'row-incomplete'
  | 'too-many-rows'

export type SubmittedFields = Pick<FormData, 'get' | 'getAll'>

export type ReadAnswer = { ok: true; value: AnswerValue | null } | (AnswerError & { at: string })

const maxTextLength = 500
const maxRows = 60

/** Parses a question's answer from form fields whose names start with `key`. Empty fields give null. */
export function readAnswer(question: Question, key: string, form: SubmittedFields, today: string): ReadAnswer {
  if (question.kind === 'rows') return readRows(question, key, form, today)
  if (question.kind === 'several') {
    const ticked = form.getAll(key).map(String)
    const isKnown = ticked.every((one) => question.options.some(({ value }) => value === one))
    if (!isKnown) return { ok: false, reason: 'no-such-option', at: key }
    return { ok: true, value: ticked.length > 0 ? ticked : null }
  }
  const submitted = cleanText(String(form.get(key) ?? '')).trim()
  if (submitted === '') return { ok: true, value: null }
  const read = readOne(question, submitted, today)
  return read.ok ? read : { ...read, at: key }
}

type One = { ok: true; value: string | number } | AnswerError
type OneKind = Exclude<Question['kind'], 'rows' | 'several'> | 'currency'
type Readable = { kind: OneKind; options?: readonly { value: string }[]; max?: number; past?: true }

function readOne(requested: Readable, submitted: string, today: string): One {
  switch (requested.kind) {
    case 'money': {
      const read = readMoney(submitted)
      if (read.ok) return { ok: true, value: read.cents }
      return { ok: false, reason: read.reason === 'amount-missing' ? 'amount-not-figures' : read.reason }
    }
    case 'date': {
      const read = readDay(submitted, requested.past && today)
      return read.ok ? { ok: true, value: read.day } : { ok: false, reason: 'no-date', date: read }
    }
    case 'number': {
      const digits = ungrouped(submitted).replace(',', '.')
      const value = Number(digits)
      if (!/^\d+(\.\d+)?$/.test(digits)) return { ok: false, reason: 'not-a-number' }
      return value > (requested.max ?? 1_000_000) ? { ok: false, reason: 'number-too-large' } : { ok: true, value }
    }
    case 'text':
      return submitted.length > maxTextLength
        ? { ok: false, reason: 'text-too-long' }
        : { ok: true, value: submitted.replaceAll(/\s*\n\s*/g, ' ') }
    case 'country': {
      const code = submitted === otherCountry ? submitted : countryCodeOf(submitted)
      return code ? { ok: true, value: code } : { ok: false, reason: 'no-country' }
    }
    case 'currency':
      return foreignCurrencies.some((one) => one === submitted)
        ? { ok: true, value: submitted }
        : { ok: false, reason: 'no-such-option' }
    case 'yes_no':
      return submitted === 'yes' || submitted === 'no'
        ? { ok: true, value: submitted }
        : { ok: false, reason: 'no-such-option' }
    case 'choice':
      return requested.options?.some(({ value }) => value === submitted)
        ? { ok: true, value: submitted }
        : { ok: false, reason: 'no-such-option' }
  }
}

export function rowsField(key: string): string {
  return `${key}.row`
}

export function cellField(key: string, rowId: string, column: RowColumn): string {
  return `${key}.${rowId}.${column.code}`
}

function readRows(
  question: Question & { kind: 'rows' },
  key: string,
  form: SubmittedFields,
  today: string,
): ReadAnswer {
  const ids = [...new Set(form.getAll(rowsField(key)).map(String))].filter((id) => /^[\w-]{1,36}$/.test(id))
  if (ids.length > maxRows) return { ok: false, reason: 'too-many-rows', at: key }
  const rows: AnswerRow[] = []
  for (const id of ids) {
    const fields: Record<string, string | number> = {}
    for (const column of question.columns) {
      const at = cellField(key, id, column)
      const submitted = cleanText(String(form.get(at) ?? '')).trim()
      if (submitted === '' || (column.kind === 'currency' && submitted === 'CHF')) continue
      const read = readOne(column, submitted, today)
      if (!read.ok) return { ...read, at }
      fields[column.code] = read.value
    }
    const [name] = question.columns
    if (Object.keys(fields).length === 0) continue
    if (fields[name.code] === undefined) {
      return { ok: false, reason: 'row-without-name', at: cellField(key, id, name) }
    }
    const missing = question.columns.find(({ code, required }) => required && fields[code] === undefined)
    if (missing) return { ok: false, reason: 'row-incomplete', at: cellField(key, id, missing) }
    rows.push({ id, fields })
  }
  return { ok: true, value: rows.length > 0 ? rows : null }
}
