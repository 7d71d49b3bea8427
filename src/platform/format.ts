import { digits, zurichClock } from './intl.ts'

// How numbers, days and sizes are written everywhere: CHF 1’299.00, 21.11.2026, 23.4 %; in the locale of whoever reads.

const NO_BREAK_SPACE = '\u00a0'

/**
 * An amount without its currency, from cents. Whole francs on request, half a franc away from zero.
 * @example formatAmount(129900) // '1’299.00'
 * @example formatAmount(129950, { decimals: 0 }) // '1’300'
 */
export function formatAmount(cents: number, { decimals = 2 }: { decimals?: 0 | 2 } = {}) {
  const francs = decimals === 2 ? cents / 100 : Math.sign(cents) * Math.round(Math.abs(cents) / 100)
  return digits(francs, decimals)
}

/**
 * An amount with its currency and a space that never breaks, from cents.
 * @example formatMoney(129900) // 'CHF 1’299.00'
 */
export function formatMoney(
  cents: number,
  { currency = 'CHF', ...written }: { decimals?: 0 | 2; currency?: string } = {},
): string {
  return `${currency}${NO_BREAK_SPACE}${formatAmount(cents, written)}`
}

/**
 * A plain number with thousands marked.
 * @example formatNumber(38000) // '38’000'
 */
export function formatNumber(value: number, { decimals = 0 }: { decimals?: number } = {}) {
  return digits(value, decimals)
}

/**
 * A difference with its sign.
 * @example formatDifference(1500) // '+1’500'
 */
export function formatDifference(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value)
}

/**
 * Francs as sentences print them: whole ones plainly, others with two decimals.
 * @example formatFrancs(12345.5) // '12’345.50'
 */
export function formatFrancs(francs: number): string {
  const rounded = (Math.sign(francs) * Math.round(Math.abs(francs) * 100)) / 100
  return formatNumber(rounded, { decimals: Number.isInteger(rounded) ? 0 : 2 })
}

/**
 * A share as percent, from a ratio (0.234 is 23.4 %). One decimal unless the rule says otherwise.
 * @example formatPercent(0.234) // '23.4 %'
 */
export function formatPercent(ratio: number, { decimals = 1 }: { decimals?: number } = {}) {
  return `${digits(ratio * 100, decimals)}${NO_BREAK_SPACE}%`
}

function clockAt(moment: Date | string) {
  return zurichClock(typeof moment === 'string' ? new Date(moment) : moment)
}

/**
 * A day. Takes a date without time (`2026-11-21`), or an instant, which is read on the clock in Zurich.
 * @example formatDate('2026-11-21') // '21.11.2026'
 */
export function formatDate(day: Date | string): string {
  const plain = typeof day === 'string' ? /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(day)?.groups : undefined
  const shown = plain ?? clockAt(day)
  return `${shown.day}.${shown.month}.${shown.year}`
}

/**
 * A day with the day of the week before it.
 * @example formatWeekday('2026-11-21T13:30:00Z') // 'Sat 21.11.2026'
 */
export function formatWeekday(moment: Date | string): string {
  return `${clockAt(moment).weekday} ${formatDate(moment)}`
}

/**
 * The time of day of an instant, on the clock in Zurich.
 * @example formatTime('2026-11-21T13:30:00Z') // '14:30'
 */
export function formatTime(moment: Date | string): string {
  const { hour, minute } = clockAt(moment)
  return `${hour}:${minute}`
}

/**
 * Day and time of an instant, on the clock in Zurich.
 * @example formatDateTime('2026-11-21T13:30:00Z') // '21.11.2026, 14:30'
 */
export function formatDateTime(moment: Date | string): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`
}

/**
 * The size of a file: KB below one MB, MB above, one decimal (1 KB = 1024 bytes).
 * @example formatFileSize(421_888) // '412.0 KB'
 */
export function formatFileSize(bytes: number): string {
  const inKb = (bytes / 1024).toFixed(1)
  const [value, unit] = Number(inKb) < 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB']
  return `${digits(value, 1)}${NO_BREAK_SPACE}${unit}`
}
