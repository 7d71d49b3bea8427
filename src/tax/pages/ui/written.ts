import { formatDate, formatNumber, formatPercent } from '#platform/format.ts'

export function written(amount: number): string {
  return formatNumber(amount, { decimals: Number.isInteger(amount) ? 0 : 2 })
}

export function chf(francs: number): string {
  return `CHF\u00a0${formatNumber(francs)}`
}

export function percentOf(bp: number, decimals = 1): string {
  return formatPercent(bp / 10_000, { decimals })
}

/**
 * Reformats ISO days in a text to the display format.
 * @example dated('ESTV, state 2026-09-01') // 'ESTV, state 01.09.2026'
 */
export function dated(words: string): string {
  return words.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day))
}
