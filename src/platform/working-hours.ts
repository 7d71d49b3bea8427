import { swissDay } from './day.ts'
import { zurichClock } from './intl.ts'
import { isWorkingDay, movedBy } from './working-days.ts'

const msPerHour = 3_600_000

/** Start of a day in Zurich. Always a single instant, because the clocks change later at night. */
export function startOfSwissDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`)
  return zurichClock(inSummer).hour === '00' ? inSummer : new Date(`${day}T00:00:00+01:00`)
}

export function endOfSwissDay(day: string): Date {
  return startOfSwissDay(movedBy(day, 1))
}

/**
 * Response deadline: `promiseHours` after receipt, not counting weekends and holidays.
 * @example answerDueAt(new Date('2026-11-20T14:00:00Z'), 24) // received on Friday 15:00, due on Monday 15:00
 */
export function answerDueAt(receivedAt: Date, promiseHours: number): Date {
  const day = swissDay(receivedAt)
  const end = endOfSwissDay(day)
  if (!isWorkingDay(day)) return answerDueAt(end, promiseHours)
  const hoursToday = (end.getTime() - receivedAt.getTime()) / msPerHour
  if (promiseHours <= hoursToday) return new Date(receivedAt.getTime() + promiseHours * msPerHour)
  return answerDueAt(end, promiseHours - hoursToday)
}
