import { isDay } from '#cases/planning/due-date.ts'
import { dayOf } from '#platform/day.ts'
import { cleanText } from '#platform/text/clean-text.ts'

export const maxNoteLength = 500
export const maxMinutes = 24 * 60
/** A timer that ran longer was probably forgotten: the person must say how long they worked. */
const maxTimerMinutes = 10 * 60
/** Time can be entered for the last 400 days, so that a year can still be completed. */
const oldestDays = 400

export type TimeEntryError = 'no-minutes' | 'too-long' | 'no-day' | 'day-future' | 'day-old' | 'note-too-long'
export type EnteredTime = { minutes: string; workedOn: string; note: string }
export type TimeInput = { minutes: number; workedOn: string; note: string }

/** Reads minutes, or hours and minutes. @example minutesOf('1:30') // 90 */
export function minutesOf(text: string): number | null {
  const clean = text.trim()
  const [, hours = '', rest = ''] = /^(\d{1,2}):([0-5]\d)$/.exec(clean) ?? []
  if (hours) return Number(hours) * 60 + Number(rest)
  return /^\d{1,4}$/.test(clean) ? Number(clean) : null
}

export function readTime(
  { minutes: text, workedOn: day, note: words }: EnteredTime,
  today: string,
): { ok: true; input: TimeInput } | { ok: false; reason: TimeEntryError } {
  const minutes = minutesOf(text)
  if (!minutes) return { ok: false, reason: 'no-minutes' }
  if (minutes > maxMinutes) return { ok: false, reason: 'too-long' }
  const workedOn = dayOf(day)
  if (!isDay(workedOn)) return { ok: false, reason: 'no-day' }
  if (workedOn > today) return { ok: false, reason: 'day-future' }
  if (Date.parse(today) - Date.parse(workedOn) > oldestDays * 86_400_000) return { ok: false, reason: 'day-old' }
  const note = cleanText(words)
  if (note.length > maxNoteLength) return { ok: false, reason: 'note-too-long' }
  return { ok: true, input: { minutes, workedOn, note } }
}

/** Minutes of a timer, at least one; null if it ran so long that the person must say how long they worked. */
export function timerMinutes(startedAt: Date, now: Date): number | null {
  const minutes = Math.max(1, Math.round((now.getTime() - startedAt.getTime()) / 60_000))
  return minutes > maxTimerMinutes ? null : minutes
}

/** @example workCents(90, 20000) // 30000 */
export function workCents(minutes: number, hourlyCents: number): number {
  return Math.round((minutes * hourlyCents) / 60)
}
