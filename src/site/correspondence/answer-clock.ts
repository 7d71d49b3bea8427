import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { addWorkingDays, isWorkingDay } from '#platform/working-days.ts'

/** Until when somebody is to be answered: a day, and a time on the clock in Zurich. */
export type AnswerBy = { on: string; at: string; isLate: boolean }

/**
 * When somebody who wrote is to be answered: within so many times 24 hours on working days, one as
 * `content/service-levels.ts` promises. The clock stands still on weekends and holidays.
 * @example answerBy(Friday 15:00, …) // Monday 15:00
 */
export function answerBy(receivedAt: Date, now: Date, workingDays = 1): AnswerBy {
  const day = swissDay(receivedAt)
  const clock = zurichClock(receivedAt)
  const on = addWorkingDays(day, workingDays)
  const at = isWorkingDay(day) ? `${clock.hour}:${clock.minute}` : '24:00'
  const { hour, minute } = zurichClock(now)
  return { on, at, isLate: `${swissDay(now)} ${hour}:${minute}` > `${on} ${at}` }
}

/** What the firm asks of itself for applicants, to whom no time is promised. */
export const applicantDays = 5
