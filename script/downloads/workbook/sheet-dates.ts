const day = 86_400_000
const start = Date.UTC(1899, 11, 30)

/** Spreadsheet date: days since 30 December 1899. `on` is YYYY-MM-DD. */
export function serialOf(on: string): number {
  return (Date.parse(`${on}T00:00:00Z`) - start) / day
}

export function serialOfParts(year: number, month: number, dayOfMonth: number): number {
  return (Date.UTC(year, month - 1, dayOfMonth) - start) / day
}

export function weekdayOf(serial: number): number {
  return ((((Math.floor(serial) - 2) % 7) + 7) % 7) + 1
}
