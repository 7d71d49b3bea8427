/** `sheets`: how many a workbook has; only the first is read. */
export type Table = { rows: string[][]; isCut: boolean; sheets?: number }

export type PartReader = { write(text: string): void; isFull(): boolean }

export type TableLimits = { rows: number; columns: number; cellLength: number; csvBytes: number; unpackedBytes: number }

/** Limits for tables that are only looked at. */
export const tableLimits: TableLimits = {
  rows: 200,
  columns: 40,
  cellLength: 500,
  csvBytes: 512 * 1024,
  unpackedBytes: 32 * 1024 * 1024,
}

export function cutRow(
  cells: readonly string[],
  { columns, cellLength }: TableLimits = tableLimits,
): { cells: string[]; isCut: boolean } {
  const isCut = cells.length > columns || cells.some((cell) => cell.length > cellLength)
  return { cells: cells.slice(0, columns).map((cell) => cell.slice(0, cellLength)), isCut }
}

const firstDay = Date.UTC(1899, 11, 30)
const firstDayOf1904 = Date.UTC(1904, 0, 1)

/** Converts Excel's day number to a date; null if out of range. @example dayOfSerial(45_992, false) // '2025-12-01' */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  if (!(serial >= 0 && serial < 2_958_466)) return null
  const minutes = Math.round((serial % 1) * 1440)
  const at = new Date((is1904 ? firstDayOf1904 : firstDay) + Math.floor(serial) * 86_400_000 + minutes * 60_000)
  const text = at.toISOString()
  return minutes === 0 ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}

export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 45 && id <= 47)
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|General|Standard/gi, ''))
}
