import type { CalendarErrors } from '#appointments/calendar/refresh-calendar.server.ts'
import { appointmentStaffTexts } from '#appointments/staff/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts).errorWords

export type HoursAnswer = { feed: string | null; errors: CalendarErrors; texts: Record<string, string> }

export const errorWords: Record<CalendarErrors[string], string> = {
  get 'no-hours'() {
    return copy().writeTimesSuchAs09
  },
  get 'no-languages'() {
    return copy().chooseAtLeastOneLanguage
  },
  get 'no-room'() {
    return copy().enterAnAddressThatBegins
  },
  get 'no-day'() {
    return copy().enterADayThatExists
  },
  get 'no-time'() {
    return copy().enterATimeSuchAs
  },
  get 'wrong-order'() {
    return copy().theEndMustComeAfter
  },
}
