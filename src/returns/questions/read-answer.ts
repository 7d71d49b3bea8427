import type { Question, RowColumn } from '#content/questions/question.ts'
import { countryCodeOf } from '#platform/countries.ts'
import { type DayError, readDay } from '#platform/read-day.ts'
import { cleanText, ungrouped } from '#platform/text/clean-text.ts'
import { foreignCurrencies } from '#tax/exchange-rates.ts'
import { type MoneyError, readMoney } from '#tax/money-input.ts'
import { type AnswerRow, type AnswerValue, otherCountry, rowsOf } from './answer.ts'

export type AnswerError =
  | { ok: false; reason: AnswerErrorReason }
  | { ok: false; reason: 'no-date'; date: DayError }
  /** A part that is larger than its whole, such as working days. */
  | { ok: false; reason: 'above-total'; part: number; whole: number }

type AnswerErrorReason =
  | Exclude<MoneyError, 'amount-missing'>
  | 'not-a-number'
  | 'number-too-large'
  | 'text-too-long'
  | 'no-such-option'
  | 'no-country'
  | 'too-many-rows'

export type SubmittedFields = Pick<FormData, 'get' | 'getAll'>

/** `value`: what to save; undefined if nothing is valid. Wrong cells of a row do not prevent saving the others. */
export type ReadAnswer = { value?: AnswerValue | null; errors: readonly (AnswerError & { at: string })[] }

const maxTextLength = 500
const maxRows = 60

/** `before`: the saved value. */
export type Known = { today: string; before: AnswerValue | null }

/** Parses a question's answer from form fields whose names start with `key`. Empty fields give null. */
export function readAnswer(question: Question, key: string, form: SubmittedFields, known: Known): ReadAnswer {
  if (question.kind === 'rows') return readRows(question, key, form, known)
  if (question.kind === 'several') {
    const ticked = form.getAll(key).map(String)
    const isKnown = ticked.every((one) => question.options.some(({ value }) => value === one))
    if (!isKnown) return { errors: [{ ok: false, reason: 'no-such-option', at: key }] }
    const stated = ticked.length > 1 ? ticked.filter((one) => one !== 'none') : ticked
    return { value: stated.length > 0 ? stated : null, errors: [] }
  }
  const submitted = cleanText(String(form.get(key) ?? '')).trim()
  if (submitted === '') return { value: null, errors: [] }
  const read = readOne(question, submitted, known.today)
  return read.ok ? { value: read.value, errors: [] } : { errors: [{ ...read, at: key }] }
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

export function cellField(key: string, rowId: string, column: Pick<RowColumn, 'code'>): string {
  return `${key}.${rowId}.${column.code}`
}

/** If the entry in a cell of a row is invalid, the last saved value of the cell is kept. */
function readRows(
  question: Question & { kind: 'rows' },
  key: string,
  form: SubmittedFields,
  { today, before: saved }: Known,
): ReadAnswer {
  const ids = [...new Set(form.getAll(rowsField(key)).map(String))].filter((id) => /^[\w-]{1,36}$/.test(id))
  if (ids.length > maxRows) return { errors: [{ ok: false, reason: 'too-many-rows', at: key }] }
  const before = new Map(rowsOf(saved).map(({ id, fields }) => [id, fields]))
  const rows: AnswerRow[] = []
  const errors: (AnswerError & { at: string })[] = []
  for (const id of ids) {
    const fields: Record<string, string | number> = {}
    for (const column of question.columns) {
      const at = cellField(key, id, column)
      const submitted = cleanText(String(form.get(at) ?? '')).trim()
      if (submitted === '' || (column.kind === 'currency' && submitted === 'CHF')) continue
      const read = readOne(column, submitted, today)
      const value = read.ok ? read.value : before.get(id)?.[column.code]
      if (!read.ok) errors.push({ ...read, at })
      if (value !== undefined) fields[column.code] = value
    }
    for (const { code, atMost } of question.columns) {
      const [part, whole] = [fields[code], atMost === undefined ? undefined : fields[atMost]]
      if (typeof part !== 'number' || typeof whole !== 'number' || part <= whole) continue
      errors.push({ ok: false, reason: 'above-total', part, whole, at: cellField(key, id, { code }) })
      const last = before.get(id)?.[code]
      if (typeof last === 'number' && last <= whole) fields[code] = last
      else delete fields[code]
    }
    if (Object.keys(fields).length > 0) rows.push({ id, fields })
  }
  return { value: rows.length > 0 ? rows : null, errors }
}
