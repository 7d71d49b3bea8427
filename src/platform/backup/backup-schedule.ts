import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { movedBy } from '#platform/working-days.ts'
import type { restoreTestDays } from './backup-settings.ts'

/** Last day (in Zurich) on which `time` has passed, so that a backup missed while the server was down is still due. */
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
