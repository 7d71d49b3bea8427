import type { CalendarErrors } from '#appointments/calendar/refresh-calendar.server.ts'

export type HoursAnswer = { feed: string | null; errors: CalendarErrors; texts: Record<string, string> }

export const errorWords: Record<CalendarErrors[string], string> = {
  'no-hours': 'Write times such as 09:00–12:00, 13:00–18:00, or leave the day empty.',
  'no-languages': 'Choose at least one language.',
  'no-room': 'Enter an address that begins with https://.',
  'no-day': 'Enter a day that exists, such as 15.03.2027.',
  'no-time': 'Enter a time such as 13:30.',
  'wrong-order': 'The end must come after the beginning.',
}
