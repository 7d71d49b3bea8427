import { zurichClock } from '#platform/intl.ts'

/**
 * Formats an RFC 4180 line. Security: an apostrophe disarms formulas, even after `;`, the separator in Swiss settings.
 * @example csvLine(['=1+1', 'a "b"', 3]) // `'=1+1,"a ""b""",3\r\n`
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

export const byteOrderMark = '\uFEFF'

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell.replace(formula, "$1'").replace(/^(?=[\t\r\n])/, "'")
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Start of a formula. Spreadsheets skip quotes, spaces and control characters before it, and accept full-width signs.
 */
const formula = /(^|[;\t\r\n])(?=[\s\p{C}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu

export type Cell = string | number

/** Value of an export cell. Times become Zurich time in a sortable format; null becomes an empty text. */
export function cellOf(value: string | number | Date | null): Cell {
  if (value === null) return ''
  if (typeof value === 'number') return value
  if (!(value instanceof Date)) return value.replace(/[^\P{Cc}\n\t]/gu, '').toWellFormed()
  const { year, month, day, hour, minute } = zurichClock(value)
  return `${year}-${month}-${day} ${hour}:${minute}`
}
