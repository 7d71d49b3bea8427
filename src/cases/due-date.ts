import { type Canton, filingDeadlines } from '#content/deadlines.ts'
import { swissDay } from '#platform/day.ts'

/** True for a day that exists, written `YYYY-MM-DD`. The calendar has no year 0, and the database none either. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
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

/** The day of the year after by which employers (who must: Art. 127 DBG), banks and funds usually have sent what a return needs. */
export const documentsDate = '01-31'

/**
 * When the client's documents should be here: those of a return not before others have sent them.
 * @example documentsDueOn({ caseType: 'tax_return', taxYear: 2025 }, '2026-11-24') // '2026-12-08'
 * @example documentsDueOn({ caseType: 'tax_return', taxYear: 2026 }, '2026-11-24') // '2027-02-14'
 */
export function documentsDueOn({ caseType, taxYear }: { caseType: string; taxYear: number }, today: string): string {
  const documentsOn = `${taxYear + 1}-${documentsDate}`
  return addDays(hasFilingDate(caseType) && documentsOn > today ? documentsOn : today, documentDays)
}

/** The ordinary date of most cantons, for whoever has not named theirs. */
const defaultDate = '03-31'

/** The cantons by name, for forms and facts. */
export const cantons = filingDeadlines
  .map(({ canton, name }) => ({ value: canton, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'de'))

/** Whether a text is the abbreviation of a canton. */
export function isCanton(text: string): text is Canton {
  return cantons.some(({ value }) => value === text)
}

/** @example cantonName('BE') // 'Bern' */
export function cantonName(canton: string): string {
  return cantons.find(({ value }) => value === canton)?.label ?? canton
}

/** Whether a return has to be filed; consultations, advice and add-ons have no such date. */
export function hasFilingDate(caseType: string): boolean {
  return caseType === 'tax_return'
}

type Taxed = { taxYear: number; canton: string | null }

/**
 * When a return should be filed: the ordinary date of its canton in the year after the tax year; once that is past, 30
 * days from today. Staff enter the date on the client's own form or of the extension instead.
 * @example filingDueOn({ taxYear: 2025, canton: 'BE' }, '2026-01-10') // '2026-03-15'
 * @example filingDueOn({ taxYear: 2024, canton: null }, '2026-01-10') // '2026-02-09'
 */
export function filingDueOn(taxed: Taxed, today: string): string {
  const ordinary = ordinaryDateOf(taxed)
  return ordinary >= today ? ordinary : addDays(today, lateFilingDays)
}

/** The ordinary filing date of a canton, past or not; that of most cantons when it is not known. */
export function ordinaryDateOf({ taxYear, canton }: Taxed): string {
  const date = filingDeadlines.find((row) => row.canton === canton)?.date ?? defaultDate
  return `${taxYear + 1}-${date}`
}

/** The tax year of a case whose order does not name one: the last year that is over in Switzerland. */
export function lastFullYear(instant: Date): number {
  return Number(swissDay(instant).slice(0, 4)) - 1
}
