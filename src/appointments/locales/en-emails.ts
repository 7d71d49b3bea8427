import { formatDate, formatTime, formatWeekday } from '#platform/format.ts'

export type Notification = 'booked' | 'confirmed' | 'moved' | 'cancelled' | 'tomorrow' | 'soon'
type Text = { subject: string; text: string }
type Facts = { startsAt: Date; movedFrom?: Date | undefined; name: string; other: string }

type AppointmentEmailWords = {
  toClient: Record<Notification, (facts: Facts) => Text>
  toStaff: Record<Notification, (facts: Facts) => Text>
  bookedByColleague: (facts: Facts) => Text
  subject: (subject: string, caseNumber: string | null) => string
  confirmEmail: { subject: string; text: string; button: string; note: (until: Date) => string }
  facts: Record<
    'number' | 'when' | 'oldTime' | 'newTime' | 'kind' | 'where' | 'with' | 'topic' | 'reason' | 'case',
    string
  >
  openIt: string
  openItStaff: string
  change: (until: Date | null, usesMinutes: boolean) => string
  whyClient: (firm: string) => string
  whyGuest: (firm: string) => string
  whyStaff: string
}

const day = ({ startsAt }: Facts) => formatDate(startsAt)
const time = ({ startsAt }: Facts) => `${formatTime(startsAt)} Swiss time`
const oldTime = ({ startsAt, movedFrom = startsAt }: Facts) =>
  `${formatWeekday(movedFrom)}, ${formatTime(movedFrom)} Swiss time`
const hasNewTime = ({ startsAt, movedFrom }: Facts) => movedFrom?.getTime() !== startsAt.getTime()

export const appointments: AppointmentEmailWords = {
  toClient: {
    booked: (facts) => ({
      subject: `Your appointment on ${day(facts)} is booked`,
      text: `Your appointment is booked: ${facts.name}. Open the attached file to add it to your calendar.`,
    }),
    confirmed: (facts) => ({
      subject: `Your appointment on ${day(facts)} is confirmed`,
      text: `${facts.other} has confirmed your appointment: ${facts.name}.`,
    }),
    moved: (facts) =>
      hasNewTime(facts)
        ? {
            subject: `Your appointment has moved to ${day(facts)}, ${time(facts)}`,
            text: `Your appointment has a new time: ${facts.name}. It was planned for ${oldTime(facts)}. Open the attached file to update your calendar.`,
          }
        : {
            subject: `Your appointment on ${day(facts)} is now with ${facts.other}`,
            text: `Your appointment is at the same time, but with another adviser: ${facts.other}.`,
          },
    cancelled: (facts) => ({
      subject: `Your appointment on ${day(facts)} has been cancelled`,
      text: `Your appointment will not take place: ${facts.name}. Open the attached file to remove it from your calendar.`,
    }),
    tomorrow: (facts) => ({
      subject: `Reminder: your appointment is tomorrow at ${time(facts)}`,
      text: `Your appointment is tomorrow: ${facts.name}.`,
    }),
    soon: (facts) => ({
      subject: `Your appointment starts at ${time(facts)}`,
      text: `Your appointment starts within the hour: ${facts.name}.`,
    }),
  },
  toStaff: {
    booked: (facts) => ({
      subject: `New appointment on ${day(facts)}: ${facts.other}`,
      text: `${facts.other} has booked an appointment with you. Please confirm it.`,
    }),
    confirmed: (facts) => ({
      subject: `Appointment on ${day(facts)} confirmed: ${facts.other}`,
      text: `The appointment with ${facts.other} is confirmed.`,
    }),
    moved: (facts) => ({
      subject: hasNewTime(facts)
        ? `Appointment moved to ${day(facts)}: ${facts.other}`
        : `Appointment on ${day(facts)} is now yours: ${facts.other}`,
      text: hasNewTime(facts)
        ? `The appointment with ${facts.other} has a new time. It was planned for ${oldTime(facts)}.`
        : `The appointment with ${facts.other} is now with you, at the same time.`,
    }),
    cancelled: (facts) => ({
      subject: `Appointment on ${day(facts)} cancelled: ${facts.other}`,
      text: `The appointment with ${facts.other} will not take place.`,
    }),
    tomorrow: (facts) => ({
      subject: `Tomorrow at ${time(facts)}: ${facts.other}`,
      text: `You have an appointment with ${facts.other} tomorrow.`,
    }),
    soon: (facts) => ({
      subject: `Today at ${time(facts)}: ${facts.other}`,
      text: `You have an appointment with ${facts.other} within the hour.`,
    }),
  },
  bookedByColleague: (facts) => ({
    subject: `New appointment on ${day(facts)}: ${facts.other}`,
    text: `A colleague has booked an appointment with ${facts.other} for you. It is already confirmed.`,
  }),
  subject: (subject, caseNumber) => (caseNumber === null ? subject : `${subject} (${caseNumber})`),
  confirmEmail: {
    subject: 'Please confirm your appointment',
    text: 'Thank you for booking an appointment. There is just one more step: confirm your email address, and we will book the time for you.',
    button: 'Confirm the appointment',
    note: (until) =>
      `We will keep this time free for you until ${formatTime(until)} Swiss time. If you did not book an appointment, please ignore this email.`,
  },
  facts: {
    number: 'Number',
    when: 'When',
    oldTime: 'Old time',
    newTime: 'New time',
    kind: 'Appointment',
    where: 'Where',
    with: 'With',
    topic: 'Topic',
    reason: 'Reason',
    case: 'Case',
  },
  openIt: 'View your appointment',
  openItStaff: 'Open the appointment',
  change: (until, usesMinutes) =>
    until
      ? `You can move or cancel your appointment free of charge until ${formatWeekday(until)}, ${formatTime(until)} Swiss time.${usesMinutes ? ' After that, its minutes will count as used.' : ''}`
      : `Your appointment is in less than 24 hours, so you can no longer move it.${usesMinutes ? ' If you cancel it, its minutes will count as used.' : ''}`,
  whyClient: (firm) => `You are receiving this email because you have an appointment with ${firm}.`,
  whyGuest: (firm) => `You are receiving this email because this address was used to book an appointment with ${firm}.`,
  whyStaff: 'You are receiving this email because this appointment is with you.',
}

export const appointmentEmails = {
  minutes: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} minutes`,
}
