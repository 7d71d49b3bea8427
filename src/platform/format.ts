import { swissDay } from './day.ts'
import { digits, writtenDay, zurichClock } from './intl.ts'

const NO_BREAK_SPACE = '\u00a0'

/**
 * Formats an amount in cents without currency. `decimals: 0` rounds to whole francs, and half a franc away from zero.
 * @example formatAmount(129900) // '1,299.00'
 * @example formatAmount(129950, { decimals: 0 }) // '1,300'
 */
export function formatAmount(cents: number, { decimals = 2 }: { decimals?: 0 | 2 } = {}) {
  const francs = decimals === 2 ? cents / 100 : Math.sign(cents) * Math.round(Math.abs(cents) / 100)
  return digits(francs, decimals)
}

/** @example formatMoney(129900) // 'CHF 1,299.00', from cents, with a no-break space */
export function formatMoney(
  cents: number,
  { currency = 'CHF', ...written }: { decimals?: 0 | 2; currency?: string } = {},
): string {
  return `${currency}${NO_BREAK_SPACE}${formatAmount(cents, written)}`
}

/** Format of letters to Swiss offices. @example formatSwissMoney(129900) // 'CHF 1’299.00', in all Swiss languages */
export function formatSwissMoney(cents: number): string {
  return formatMoney(cents).replaceAll(',', '’')
}

/** @example formatNumber(38000) // '38,000' */
export function formatNumber(value: number, { decimals = 0 }: { decimals?: number } = {}) {
  return digits(value, decimals)
}

/** @example formatDifference(1500) // '+1,500' */
export function formatDifference(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value)
}

/** @example formatFrancs(12345.5) // '12,345.50'; whole francs have no decimals */
export function formatFrancs(francs: number): string {
  const rounded = (Math.sign(francs) * Math.round(Math.abs(francs) * 100)) / 100
  return formatNumber(rounded, { decimals: Number.isInteger(rounded) ? 0 : 2 })
}

/** @example formatPercent(0.234) // '23.4%' */
export function formatPercent(ratio: number, { decimals = 1 }: { decimals?: number } = {}) {
  return `${digits(ratio * 100, decimals)}%`
}

function dayOfMoment(day: Date | string): string {
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : swissDay(asInstant(day))
}

function asInstant(moment: Date | string): Date {
  return typeof moment === 'string' ? new Date(moment) : moment
}

/** Format of tables and emails. @example formatDate('2026-11-21') // '21 Nov 2026'; instants: the day in Zurich */
export function formatDate(day: Date | string): string {
  return writtenDay(dayOfMoment(day), 'short')
}

/** Format of sentences. @example formatLongDate('2026-11-21') // '21 November 2026' */
export function formatLongDate(day: Date | string): string {
  return writtenDay(dayOfMoment(day), 'long')
}

/** Format of near dates in sentences. @example formatDayName('2026-12-04') // 'Friday 4 December' */
export function formatDayName(day: Date | string): string {
  return writtenDay(dayOfMoment(day), 'weekday')
}

/** Format of date fields and letters to Swiss offices. @example formatNumericDate('2026-11-21') // '21.11.2026' */
export function formatNumericDate(day: Date | string): string {
  return dayOfMoment(day).split('-').toReversed().join('.')
}

/** @example formatWeekday('2026-11-21T13:30:00Z') // 'Sat 21 Nov 2026' */
export function formatWeekday(moment: Date | string): string {
  return `${zurichClock(asInstant(moment)).weekday} ${formatDate(moment)}`
}

/** @example formatTime('2026-11-21T13:30:00Z') // '14:30', Zurich time */
export function formatTime(moment: Date | string): string {
  const { hour, minute } = zurichClock(asInstant(moment))
  return `${hour}:${minute}`
}

/** @example formatDateTime('2026-11-21T13:30:00Z') // '21 Nov 2026, 14:30', Zurich time */
export function formatDateTime(moment: Date | string): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}

/** @example formatFileSize(421_888) // '412.0 KB' (1 KB is 1024 bytes); larger sizes are in MB */
export function formatFileSize(bytes: number): string {
  const inKb = (bytes / 1024).toFixed(1)
  const [value, unit] = Number(inKb) < 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${digits(value, 1)}${NO_BREAK_SPACE}${unit}`
}
