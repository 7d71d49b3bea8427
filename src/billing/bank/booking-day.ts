import { z } from 'zod'

/**
 * Plausible booking days: no bank account of the firm is older than `earliestDay`, and banks date entries at most a
 * long weekend ahead.
 */
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
