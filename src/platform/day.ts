import { zurichClock } from './intl.ts'

/**
 * The day on the calendar in Zurich, as `YYYY-MM-DD`.
 * @example swissDay(new Date('2026-12-31T23:30:00Z')) // '2027-01-01'
 */
export function swissDay(instant: Date): string {
  const { year, month, day } = zurichClock(instant)
  return `${year}-${month}-${day}`
}

/**
 * A day as people type it, as `YYYY-MM-DD`. What is written otherwise comes back as it is, to be refused by its rule.
 * @example dayOf('1.3.2026') // '2026-03-01'
 */
export function dayOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}
