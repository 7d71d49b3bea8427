import type { Cell } from './cell.ts'

/**
 * Formats a line as in RFC 4180. Security: puts an apostrophe before formulas, so that spreadsheets do not run them;
 * also before those that follow a semicolon, because spreadsheets with Swiss settings begin a new cell there.
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
 * Matches where a spreadsheet would begin a formula. Spreadsheets ignore quotes, spaces and control characters before
 * the sign, and also accept full-width forms of the signs `=`, `+`, `-` and `@`.
 */
const formula = /(^|[;\t\r\n])(?=[\s\p{C}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu
