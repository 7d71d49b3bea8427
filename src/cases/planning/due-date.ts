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

/** Day (MM-DD) by which employers (obliged by Art. 127 DBG), banks and funds have usually sent their documents. */
export const documentsDate = '01-31'

/**
 * Due date of the client's documents: 14 days from today; for tax returns, at least 14 days after `documentsDate`.
 * @example documentsDueOn({ caseType: 'tax_return', taxYear: 2025 }, '2026-11-24') // '2026-12-08'
 * @example documentsDueOn({ caseType: 'tax_return', taxYear: 2026 }, '2026-11-24') // '2027-02-14'
 */
export function documentsDueOn({ caseType, taxYear }: { caseType: string; taxYear: number }, today: string): string {
  const documentsOn = `${taxYear + 1}-${documentsDate}`
  return addDays(hasFilingDate(caseType) && documentsOn > today ? documentsOn : today, documentDays)
}

export function hasFilingDate(caseType: string): boolean {
  return caseType === 'tax_return'
}

type Filing = { filing: { on: string; isAnswered: boolean } | null; canton: string | null }

/** Filing date that has passed without a recorded extension; null if there is nothing to ask. */
export function overdueFiling({ filing, canton }: Filing, today: string) {
  return filing && !filing.isAnswered && filing.on < today ? { on: filing.on, canton } : null
}

export function lastFullYear(instant: Date): number {
  return Number(swissDay(instant).slice(0, 4)) - 1
}
