import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.due)
const msPerHour = 3_600_000

/**
 * Remaining or exceeded time of a deadline as text, in days from 48 hours on. @example timeTo(dueAt, now).text // '1 h
 * 40 min late'
 */
export function timeTo(due: Date, now: Date): { isLate: boolean; isSoon: boolean; text: string } {
  const left = due.getTime() - now.getTime()
  const isLate = left < 0
  const minutes = Math.floor(Math.abs(left) / 60_000)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const span =
    hours >= 48 ? copy().days(Math.floor(hours / 24)) : hours > 0 ? copy().hours(hours, rest) : copy().min(minutes)
  return { isLate, isSoon: !isLate && left < 4 * msPerHour, text: isLate ? copy().late(span) : copy().left(span) }
}
