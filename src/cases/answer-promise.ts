import { sameDayUntilHour, serviceLevels } from '#content/service-levels.ts'
import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { isWorkingDay, movedBy, workingDayFrom } from '#platform/working-days.ts'
import { answerDueAt, endOfSwissDay } from '#platform/working-hours.ts'

/** For correspondence that no package speaks about. */
const defaultHours = 24

/** By when the firm has promised to answer a message: as the package of its case says, `productId` being the package. */
export function promisedAnswer(productId: string | null, receivedAt: Date): Date {
  const level = serviceLevels.find(({ appliesTo }) => appliesTo === productId)
  if (!level) return answerDueAt(receivedAt, defaultHours)
  return level.hours === null ? sameDay(receivedAt) : answerDueAt(receivedAt, level.hours)
}

/** The end of the working day; what comes after the hour until which that is promised has the whole of the next one. */
function sameDay(receivedAt: Date): Date {
  const day = swissDay(receivedAt)
  const isInTime = isWorkingDay(day) && Number(zurichClock(receivedAt).hour) < sameDayUntilHour
  return endOfSwissDay(isInTime ? day : workingDayFrom(movedBy(day, 1)))
}
