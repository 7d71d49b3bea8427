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

export const email = {
  dear: (firstName: string) => `Dear ${firstName},`,
  hello: 'Hello,',
  kindRegards: 'Kind regards,',
  yourTeamAt: (firm: string) => `The ${firm} team`,
  orOpenThisLink: 'Or open this link:',
  whyClient: (firm: string) => `You are receiving this email because you are a client of ${firm}.`,
  whyStaff: (firm: string) => `You are receiving this email because you work at ${firm}.`,
  changeNotifications: 'Change your email notifications',
}

export const unverifiedNotice = {
  youHaveUpdateInYour: (firmName: string) => `There is an update in your ${firmName} client portal`,
  youAreReceivingThisEmail: (firmName: string) =>
    `You are receiving this email because this address was given to ${firmName}. If you did not give it to us, please ignore this email.`,
  thereIsUpdateForYou:
    'There is an update for you in our client portal. We cannot include it in this email because you have not confirmed this address yet.',
  toReadItChoosePassword:
    'To read it, choose a password: use the link in our invitation, or select “Forgot your password?” on the sign-in page.',
}

export const waitingTime = {
  minutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
  seconds: (seconds: number) => (seconds === 1 ? 'a second' : `${seconds} seconds`),
  underASecond: 'less than a second',
}
