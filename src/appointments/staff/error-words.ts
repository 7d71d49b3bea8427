import type { CalendarErrors } from '#appointments/calendar/refresh-calendar.server.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.errorWords)

export type HoursAnswer = { feed: string | null; errors: CalendarErrors; texts: Record<string, string> }

export const errorWords: Record<CalendarErrors[string], string> = {
  get 'no-hours'() {
    return copy().enterTimesSuchAs09
  },
  get 'no-languages'() {
    return copy().chooseAtLeastOneLanguage
  },
  get 'no-room'() {
    return copy().enterAddressThatBeginsWith
  },
  get 'no-day'() {
    return copy().enterValidDateSuchAs
  },
  get 'no-time'() {
    return copy().enterTimeSuchAs13
  },
  get 'wrong-order'() {
    return copy().endMustBeAfterStart
  },
}
