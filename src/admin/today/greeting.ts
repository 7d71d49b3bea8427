import * as adminTexts from '#admin/locales/en.ts'
import { zurichClock } from '#platform/intl.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.greeting)

export function greeting(now: Date): string {
  const hour = Number(zurichClock(now).hour)
  if (hour < 12) return copy().goodMorning
  return hour < 18 ? copy().goodAfternoon : copy().goodEvening
}

export function pressing({ now, today }: { now: number; today: number }): string {
  if (now > 0) return copy().needYouNow(now)
  return today > 0 ? copy().toDoToday(today) : copy().nothingIsUrgent
}
