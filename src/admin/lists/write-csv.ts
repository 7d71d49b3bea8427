import type { Cell } from './cell.ts'

/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front, and so
 * does each part of it that would become a cell of its own where cells are parted by semicolons, as they are in Switzerland.
 * @example csvLine(['=1+1', 'a "b"', 3]) // `'=1+1,"a ""b""",3\r\n`
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Without it spreadsheets read a file of UTF-8 as something else. */
export const byteOrderMark = '\uFEFF'

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell.replace(formula, "$1'").replace(/^(?=[\t\r\n])/, "'")
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * What spreadsheets calculate, at the start of a text or of what some take for a cell of its own: they skip quotes, spaces and
 * some control characters before the sign, and know its full-width form.
 */
const formula = /(^|[;\t\r\n])(?=[\s\p{C}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu
