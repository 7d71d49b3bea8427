const zurichDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/**
 * The day it is in Switzerland.
 * @example swissDay(new Date('2026-12-31T23:30:00Z')) // '2027-01-01'
 */
export function swissDay(instant: Date): string {
  return zurichDay.format(instant)
}

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** @example addDays('2026-02-27', 2) // '2026-03-01' */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Days that a client gets to send documents. */
const documentDays = 14

/** Days we give ourselves when the ordinary filing date is over. */
const lateFilingDays = 30

/** When the client's documents should be here. */
export function documentsDueOn(today: string): string {
  return addDays(today, documentDays)
}

/**
 * When a return should be filed: 31 March of the year after the tax year, the ordinary date of most cantons; once that
 * is past, 30 days from today. Staff enter the date on the client's own form or of the extension instead.
 * @example filingDueOn(2025, '2026-01-10') // '2026-03-31'
 * @example filingDueOn(2024, '2026-01-10') // '2026-02-09'
 */
export function filingDueOn(taxYear: number, today: string): string {
  const ordinary = `${taxYear + 1}-03-31`
  return ordinary >= today ? ordinary : addDays(today, lateFilingDays)
}

/** The tax year of a case whose order does not name one: the last year that is over in Switzerland. */
export function lastFullYear(instant: Date): number {
  return Number(swissDay(instant).slice(0, 4)) - 1
}
