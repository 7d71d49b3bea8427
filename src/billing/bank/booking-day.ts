import { z } from 'zod'

/** No account of the firm is older, and no bank books further ahead than over a long weekend. */
const earliestDay = '1995-01-01'
const daysAhead = 5

/** The day of a date or instant of XML, with a time zone or without one; null when there is no such day. */
export function xmlDay(text: string | null): string | null {
  return z.iso.date().safeParse(text?.slice(0, 10)).data ?? null
}

/** Whether money can have been booked on this day: not before 1995, at most five days ahead of `today`. */
export function isPlausibleBooking(day: string, today: string): boolean {
  const latest = new Date(`${today}T00:00:00Z`)
  latest.setUTCDate(latest.getUTCDate() + daysAhead)
  return day >= earliestDay && day <= latest.toISOString().slice(0, 10)
}
