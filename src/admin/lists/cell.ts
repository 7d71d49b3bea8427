import { zurichClock } from '#platform/intl.ts'

/** What an export holds in one place. */
export type Cell = string | number

/** A value as an export says it: instants on the clock in Zurich, in an order that sorts; nothing as an empty text. */
export function cellOf(value: string | number | Date | null): Cell {
  if (value === null) return ''
  if (typeof value === 'number') return value
  if (!(value instanceof Date)) return value.replace(/[^\P{Cc}\n\t]/gu, '').toWellFormed()
  const { year, month, day, hour, minute } = zurichClock(value)
  return `${year}-${month}-${day} ${hour}:${minute}`
}
