import { z } from 'zod'

/** Range of plausible booking days: no account of the firm is older; banks book ahead at most over a long weekend. */
const earliestDay = '1995-01-01'
const daysAhead = 5

/** Date part of an XML date or dateTime, with or without time zone; null if invalid. */
export function xmlDay(text: string | null): string | null {
  return z.iso.date().safeParse(text?.slice(0, 10)).data ?? null
}

export function isPlausibleBooking(day: string, today: string): boolean {
  const latest = new Date(`${today}T00:00:00Z`)
  latest.setUTCDate(latest.getUTCDate() + daysAhead)
  return day >= earliestDay && day <= latest.toISOString().slice(0, 10)
}
