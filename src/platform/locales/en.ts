import { calendarDay } from '#platform/intl-words.ts'
import type { DayError, DayPart } from '#platform/read-day.ts'
import type { RefusalWords } from '#platform/words.ts'

const partNames: Readonly<Record<DayPart, string>> = { day: 'day', month: 'month', year: 'year' }

export const dayErrors: RefusalWords<DayError> = {
  'no-date': 'Enter a day, a month and a year, such as 1 4 2025 or 1 April 2025.',
  'part-missing': ({ part }) => `Enter the ${partNames[part]} as well.`,
  'part-not-figures': ({ part }) => `Enter the ${partNames[part]} in digits.`,
  'no-such-month': ({ month }) => `There is no month ${month}. Enter a month from 1 to 12.`,
  'year-too-far': 'Enter the year with four digits, such as 2025.',
  'no-such-day': ({ month, days }) =>
    `${calendarDay(`${month}-01`, 'month')} has ${days} days. Enter a day from 1 to ${days}.`,
}

export const waitingTime = {
  minutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
  seconds: (seconds: number) => (seconds === 1 ? 'a second' : `${seconds} seconds`),
  underASecond: 'less than a second',
}
