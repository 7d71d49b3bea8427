import { type Canton, filingDeadlines } from '#content/deadlines.ts'
import { swissDay } from '#platform/day.ts'

export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

const documentDays = 14

const lateFilingDays = 30

/** Day (MM-DD) by which employers (obliged by Art. 127 DBG), banks and funds have usually sent their documents. */
export const documentsDate = '01-31'

/**
 * Due date of the client's documents: 14 days from today, for tax returns not before 14 days after `documentsDate`.
 * @example documentsDueOn({ caseType: 'tax_return', taxYear: 2025 }, '2026-11-24') // '2026-12-08'
 * @example documentsDueOn({ caseType: 'tax_return', taxYear: 2026 }, '2026-11-24') // '2027-02-14'
 */
export function documentsDueOn({ caseType, taxYear }: { caseType: string; taxYear: number }, today: string): string {
  const documentsOn = `${taxYear + 1}-${documentsDate}`
  return addDays(hasFilingDate(caseType) && documentsOn > today ? documentsOn : today, documentDays)
}

const defaultDate = '03-31'

export const cantons = filingDeadlines
  .map(({ canton, name }) => ({ value: canton, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'de'))

export function isCanton(text: string): text is Canton {
  return cantons.some(({ value }) => value === text)
}

export function cantonName(canton: string): string {
  return cantons.find(({ value }) => value === canton)?.label ?? canton
}

export function hasFilingDate(caseType: string): boolean {
  return caseType === 'tax_return'
}

type Taxed = { taxYear: number; canton: string | null }

/**
 * The canton's ordinary filing date for the tax year, or 30 days from today if that date has passed.
 * @example filingDueOn({ taxYear: 2025, canton: 'BE' }, '2026-01-10') // '2026-03-15'
 */
export function filingDueOn(taxed: Taxed, today: string): string {
  const ordinary = ordinaryDateOf(taxed)
  return ordinary >= today ? ordinary : addDays(today, lateFilingDays)
}

export function ordinaryDateOf({ taxYear, canton }: Taxed): string {
  const date = filingDeadlines.find((row) => row.canton === canton)?.date ?? defaultDate
  return `${taxYear + 1}-${date}`
}

export function lastFullYear(instant: Date): number {
  return Number(swissDay(instant).slice(0, 4)) - 1
}
