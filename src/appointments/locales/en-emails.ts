import { formatDate, formatTime, formatWeekday } from '#platform/format.ts'

export type Notification = 'booked' | 'confirmed' | 'moved' | 'cancelled' | 'tomorrow' | 'soon'
type Text = { subject: string; text: string }
type Facts = { startsAt: Date; name: string; other: string }

type AppointmentEmailWords = {
  toClient: Record<Notification, (facts: Facts) => Text>
  toStaff: Record<Notification, (facts: Facts) => Text>
  subject: (subject: string, caseNumber: string | null) => string
  confirmEmail: { subject: string; text: string; button: string; note: (until: Date) => string }
  facts: Record<'number' | 'when' | 'kind' | 'where' | 'with' | 'topic' | 'reason' | 'case', string>
  openIt: string
  openItStaff: string
  change: (until: Date) => string
  whyClient: (firm: string) => string
  whyGuest: (firm: string) => string
  whyStaff: string
}

const day = ({ startsAt }: Facts) => formatDate(startsAt)
const time = ({ startsAt }: Facts) => `${formatTime(startsAt)} Swiss time`

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
    moved: (facts) => ({
      subject: `Your appointment has moved to ${day(facts)}, ${time(facts)}`,
      text: `Your appointment has a new time: ${facts.name}. Open the attached file to update your calendar.`,
    }),
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
      subject: `Appointment moved to ${day(facts)}: ${facts.other}`,
      text: `The appointment with ${facts.other} has a new time.`,
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
    kind: 'Appointment',
    where: 'Where',
    with: 'With',
    topic: 'Topic',
    reason: 'Reason',
    case: 'Case',
  },
  openIt: 'View your appointment',
  openItStaff: 'Open the appointment',
  change: (until) =>
    `You can move or cancel your appointment free of charge until ${formatWeekday(until)}, ${formatTime(until)} Swiss time. After that, its minutes will count as used.`,
  whyClient: (firm) => `You are receiving this email because you have an appointment with ${firm}.`,
  whyGuest: (firm) => `You are receiving this email because this address was used to book an appointment with ${firm}.`,
  whyStaff: 'You are receiving this email because this appointment is with you.',
}

export const appointmentEmails = {
  minutes: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} minutes`,
}
