import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { addWorkingDays, isWorkingDay } from '#platform/working-days.ts'

/** Until when somebody is to be answered: a day, and a time on the clock in Zurich. */
export type AnswerBy = { on: string; at: string; isLate: boolean }

/**
 * When an enquiry is to be answered: within 24 hours on working days, as `content/service-levels.ts` promises. The clock
 * stands still on weekends and holidays.
 * @example answerBy(Friday 15:00, …) // Monday 15:00
 */
export function answerBy(receivedAt: Date, now: Date): AnswerBy {
  const day = swissDay(receivedAt)
  const clock = zurichClock(receivedAt)
  const [on, at] = isWorkingDay(day)
    ? [addWorkingDays(day, 1), `${clock.hour}:${clock.minute}`]
    : [addWorkingDays(day, 1), '24:00']
  const { hour, minute } = zurichClock(now)
  return { on, at, isLate: `${swissDay(now)} ${hour}:${minute}` > `${on} ${at}` }
}
