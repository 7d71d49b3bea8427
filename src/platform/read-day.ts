import * as platformTexts from '#platform/locales/en.ts'
import { t } from './texts.ts'
import { explain } from './words.ts'

export const dayParts = ['day', 'month', 'year'] as const
export type DayPart = (typeof dayParts)[number]

/** `part`: the part to correct. `month` of `no-such-day`: YYYY-MM. */
export type DayError =
  | { ok: false; reason: 'no-date'; part: 'day' }
  | { ok: false; reason: 'part-missing' | 'part-not-figures'; part: DayPart }
  | { ok: false; reason: 'no-such-month'; part: 'month'; month: number }
  | { ok: false; reason: 'year-too-far'; part: 'year' }
  | { ok: false; reason: 'no-such-day'; part: 'day'; month: string; days: number }

export type ReadDay = { ok: true; day: string } | DayError

const monthNames = [
  ...['january januar', 'february februar', 'march märz', 'april', 'may mai', 'june juni', 'july juli', 'august'],
  ...['september', 'october oktober', 'november', 'december dezember'],
].map((names) => names.split(' '))

/**
 * Reads a date as people write it, day before month: 1.4.25, 01042025, 31/12/2025, 1 April 2025, 2025-04-01.
 * Two digits of a year are read as in POSIX (69 to 99 as 1969 to 1999), but never after `latest`, such as today for a
 * date of birth.
 */
export function readDay(text: string, latest?: string): ReadDay {
  const [day, month, year] = partsOf(text.trim().toLowerCase()) ?? []
  if (day === undefined || month === undefined || year === undefined)
    return { ok: false, reason: 'no-date', part: 'day' }
  const parts = { day, month, year }
  const missing = dayParts.find((part) => parts[part] === '')
  if (missing) return { ok: false, reason: 'part-missing', part: missing }
  const numbers = { day: Number(day.replace(/(?<=\d)(st|nd|rd|th)$/, '')), month: monthOf(month), year: Number(year) }
  const notFigures = dayParts.find((part) => !Number.isInteger(numbers[part]) || numbers[part] < 0)
  if (notFigures) return { ok: false, reason: 'part-not-figures', part: notFigures }
  if (numbers.month < 1 || numbers.month > 12) {
    return { ok: false, reason: 'no-such-month', part: 'month', month: numbers.month }
  }
  const whole = year.length === 2 ? numbers.year + (numbers.year < 69 ? 2000 : 1900) : numbers.year
  const isLater = year.length === 2 && latest !== undefined && isoOf({ ...numbers, year: whole }) > latest
  const dated = { ...numbers, year: isLater ? whole - 100 : whole }
  if (dated.year < 1900 || dated.year > 2100) return { ok: false, reason: 'year-too-far', part: 'year' }
  const days = new Date(Date.UTC(dated.year, dated.month, 0)).getUTCDate()
  const iso = isoOf(dated)
  if (dated.day < 1 || dated.day > days) {
    return { ok: false, reason: 'no-such-day', part: 'day', month: iso.slice(0, 7), days }
  }
  return { ok: true, day: iso }
}

export function explainDay(error: DayError): string {
  return explain(t(platformTexts.dayErrors), error)
}

function partsOf(text: string): readonly string[] | null {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text)
  if (iso) return iso.slice(1).toReversed()
  const digits = /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(text)
  if (digits) return digits.slice(1)
  const american = /^(\p{L}{3,})\.? (\d{1,2}(?:st|nd|rd|th)?),? (\d+)$/u.exec(text)
  if (american) return [american[2] ?? '', american[1] ?? '', american[3] ?? '']
  const dotted = text.split('.')
  if (dotted.length === 3) return dotted.map((part) => part.trim())
  const words = text.split(/[\s.,/-]+/).filter(Boolean)
  return words.length === 3 ? words : null
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const found = monthNames.findIndex((names) => names.some((name) => text.length > 2 && name.startsWith(text)))
  return found < 0 ? Number.NaN : found + 1
}

function isoOf({ day, month, year }: Record<DayPart, number>): string {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'))
  return `${year}-${mm}-${dd}`
}

/** Names of the fields of a date in three boxes. A whole date may be in the first. */
export function datePartNames(name: string): Record<DayPart, string> {
  return { day: name, month: `${name}.month`, year: `${name}.year` }
}

/** Changes `form`: replaces the three fields of each date by one, as submitted: '31', '2' and '2025' become '31.2.2025'. */
export function joinDates<Form extends FormData | URLSearchParams>(form: Form): Form {
  for (const key of [...form.keys()]) {
    if (!key.endsWith('.year')) continue
    const names = datePartNames(key.slice(0, -'.year'.length))
    const values = dayParts.map((part) => String(form.get(names[part]) ?? '').trim())
    const [day = '', ...rest] = values
    const isWhole = rest.every((value) => value === '') || readDay(day).ok
    form.delete(names.month)
    form.delete(names.year)
    form.set(names.day, isWhole ? day : values.join('.'))
  }
  return form
}

/** Splits a stored or submitted date into three boxes. What is no date stays whole in the first. */
export function datePartsOf(text: string): Record<DayPart, string> {
  const read = readDay(text)
  const parts = read.ok
    ? read.day
        .split('-')
        .toReversed()
        .map((part) => String(Number(part)))
    : text.split('.')
  const [day = '', month = '', year = ''] = parts.length === 3 ? parts : [text]
  return { day, month, year }
}
