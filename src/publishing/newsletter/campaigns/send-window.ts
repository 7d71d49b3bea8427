import { z } from 'zod'
import { instantOf, swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { defineSetting } from '#platform/settings/setting.ts'
import { movedBy } from '#platform/working-days.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const digestMode = defineSetting('newsletter_digest', z.enum(['off', 'draft', 'send']), 'off', 'admin')

export const digestWeekday = defineSetting('newsletter_digest_day', z.enum(weekdays), 'thursday', 'admin')

export const digestHour = defineSetting('newsletter_digest_hour', z.int().min(0).max(23), 9, 'admin')

export const emailsPerMinute = defineSetting('newsletter_pace', z.int().min(6).max(6_000), 120, 'admin')

export const sendFromHour = defineSetting('newsletter_from_hour', z.int().min(0).max(23), 7, 'admin')

export const sendUntilHour = defineSetting('newsletter_until_hour', z.int().min(1).max(24), 20, 'admin')

const lateMs = 24 * 60 * 60_000

/** Hours of the day (Zurich) in which emails may be sent; 0 to 24 means at any time. */
export type SendWindow = { fromHour: number; untilHour: number }

/** Next time at which sending is allowed: `now` if the window is open, otherwise its next opening. */
export function nextOpening(now: Date, { fromHour, untilHour }: SendWindow): Date {
  const hour = Number(zurichClock(now).hour)
  if (fromHour >= untilHour || (hour >= fromHour && hour < untilHour)) return now
  const day = hour < fromHour ? swissDay(now) : movedBy(swissDay(now), 1)
  return atHour(day, fromHour) ?? atHour(day, fromHour + 1) ?? now
}

/** Instant of an hour in Zurich; null if the clock change skips that hour. */
export function atHour(day: string, hour: number): Date | null {
  return instantOf(`${day}T${String(hour).padStart(2, '0')}:00`)
}

type Weekday = (typeof weekdays)[number]

export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return movedBy(day, -weekday)
}

/** Monday of the week for which a digest is due now; null if none is due. */
export function dueWeek(now: Date, { weekday, hour }: { weekday: Weekday; hour: number }): string | null {
  const today = swissDay(now)
  for (const monday of [mondayOf(today), mondayOf(movedBy(today, -1))]) {
    const day = movedBy(monday, weekdays.indexOf(weekday))
    const dueAt = atHour(day, hour) ?? atHour(day, hour + 1)
    if (dueAt && now >= dueAt && now.getTime() - dueAt.getTime() < lateMs) return monday
  }
  return null
}
