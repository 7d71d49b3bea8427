import { zurichClock } from '#platform/intl.ts'

export type Cell = string | number

/** Value in an export: instants become Zurich time in a sortable format, null becomes an empty text. */
export function cellOf(value: string | number | Date | null): Cell {
  if (value === null) return ''
  if (typeof value === 'number') return value
  if (!(value instanceof Date)) return value.replace(/[^\P{Cc}\n\t]/gu, '').toWellFormed()
  const { year, month, day, hour, minute } = zurichClock(value)
  return `${year}-${month}-${day} ${hour}:${minute}`
}
