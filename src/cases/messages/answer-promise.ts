import { sameDayUntilHour, serviceLevels } from '#content/service-levels.ts'
import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { isWorkingDay, movedBy, workingDayFrom } from '#platform/working-days.ts'
import { answerDueAt, endOfSwissDay } from '#platform/working-hours.ts'

const defaultHours = 24

export function promisedAnswer(productId: string | null, receivedAt: Date): Date {
  const level = serviceLevels.find(({ appliesTo }) => appliesTo === productId)
  if (!level) return answerDueAt(receivedAt, defaultHours)
  return level.hours === null ? sameDay(receivedAt) : answerDueAt(receivedAt, level.hours)
}

/**
 * Deadline of a same-day reply: the day of receipt or, after the cut-off hour or on a day off, the next working day.
 */
function sameDay(receivedAt: Date): Date {
  const day = swissDay(receivedAt)
  const isInTime = isWorkingDay(day) && Number(zurichClock(receivedAt).hour) < sameDayUntilHour
  return endOfSwissDay(isInTime ? day : workingDayFrom(movedBy(day, 1)))
}
