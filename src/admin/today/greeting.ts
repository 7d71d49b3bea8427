import * as adminTexts from '#admin/locales/en.ts'
import { swissDay } from '#platform/day.ts'
import { formatDate, formatTime } from '#platform/format.ts'
import { zurichClock } from '#platform/intl.ts'
import { plural } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.greeting)

export function greeting(now: Date): string {
  const hour = Number(zurichClock(now).hour)
  if (hour < 12) return copy().goodMorning
  return hour < 18 ? copy().goodAfternoon : copy().goodEvening
}

type Pressing = { late: number; dueToday: number; isEveryone: boolean }

export function pressing({ late, dueToday, isEveryone }: Pressing): string {
  const parts = [
    late > 0 && plural('en', late, { one: copy().oneAnswerIsLate, other: copy().answersAreOverdue(late) }),
    dueToday > 0 && plural('en', dueToday, { one: copy().oneCaseIsDueToday, other: copy().casesAreDueToday(dueToday) }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return isEveryone ? copy().nothingIsOverdue : copy().youHaveNothingOverdue
  const words = parts.join(', ')
  return `${words[0]?.toUpperCase()}${words.slice(1)}.`
}

/** Says when an item arrived: the time if it was today, 'yesterday', or the date. @example sinceText(…) // '21.11.' */
export function sinceText(at: Date, now: Date): string {
  if (swissDay(at) === swissDay(now)) return formatTime(at)
  if (swissDay(at) === swissDay(new Date(now.getTime() - 24 * 60 * 60 * 1000))) return copy().yesterday
  return formatDate(at).slice(0, at.getFullYear() === now.getFullYear() ? 6 : undefined)
}
