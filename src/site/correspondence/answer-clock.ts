import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { addWorkingDays, isWorkingDay } from '#platform/working-days.ts'

export type AnswerBy = { on: string; at: string; isLate: boolean }

/** Deadline promised in `content/service-levels.ts`. @example answerBy(Friday 15:00, …) // Monday 15:00 */
export function answerBy(receivedAt: Date, now: Date, workingDays = 1): AnswerBy {
  const day = swissDay(receivedAt)
  const clock = zurichClock(receivedAt)
  const on = addWorkingDays(day, workingDays)
  const at = isWorkingDay(day) ? `${clock.hour}:${clock.minute}` : '24:00'
  const { hour, minute } = zurichClock(now)
  return { on, at, isLate: `${swissDay(now)} ${hour}:${minute}` > `${on} ${at}` }
}

export const applicantDays = 5
