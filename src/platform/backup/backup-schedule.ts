import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { movedBy } from '#platform/working-days.ts'
import type { restoreTestDays } from './backup-settings.ts'

/** Day (in Zurich) on which the last daily backup was due; it stays due if the server was down at that time. */
export function lastDailyDue(now: Date, time: string): string {
  const { hour, minute } = zurichClock(now)
  const today = swissDay(now)
  return `${hour}:${minute}` >= time ? today : movedBy(today, -1)
}

export function lastWeeklyDue(now: Date, time: string, weekday: (typeof restoreTestDays)[number]): string | null {
  if (weekday === 'off') return null
  const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const last = lastDailyDue(now, time)
  const daysAgo = (new Date(`${last}T12:00:00Z`).getUTCDay() - names.indexOf(weekday) + 7) % 7
  return movedBy(last, -daysAgo)
}
