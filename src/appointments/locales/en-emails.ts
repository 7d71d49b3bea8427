import { formatDate, formatTime, formatWeekday } from '#platform/format.ts'

export type Notification = 'booked' | 'confirmed' | 'moved' | 'cancelled' | 'tomorrow' | 'soon'
type Text = { subject: string; text: string }
type Facts = { startsAt: Date; name: string; other: string }

type AppointmentEmailWords = {
  hello: (name: string | null) => string
  toClient: Record<Notification, (facts: Facts) => Text>
  toStaff: Record<Notification, (facts: Facts) => Text>
  confirmEmail: { subject: string; text: string; button: string; note: (until: Date) => string }
  facts: Record<'number' | 'when' | 'kind' | 'where' | 'with' | 'topic' | 'reason' | 'case', string>
  openIt: string
  openItStaff: string
  change: (until: Date) => string
  whyClient: string
  whyGuest: string
  whyStaff: string
}

const day = ({ startsAt }: Facts) => formatDate(startsAt)

const appointments: AppointmentEmailWords = {
  hello: (name) => (name ? `Hello ${name}` : 'Hello'),
  toClient: {
    booked: (facts) => ({
      subject: `appointment on ${day(facts)}`,
      text: `Your appointment is booked: ${facts.name}. The file for your calendar is attached.`,
    }),
    confirmed: (facts) => ({
      subject: `your appointment on ${day(facts)} is confirmed`,
      text: `${facts.other} has confirmed your appointment: ${facts.name}.`,
    }),
    moved: (facts) => ({
      subject: `appointment moved to ${day(facts)}`,
      text: `Your appointment has a new time: ${facts.name}. The attached file moves it in your calendar.`,
    }),
    cancelled: (facts) => ({
      subject: `appointment on ${day(facts)} cancelled`,
      text: `Your appointment will not take place: ${facts.name}. The attached file takes it out of your calendar.`,
    }),
    tomorrow: (facts) => ({
      subject: `reminder: appointment on ${day(facts)}, ${formatTime(facts.startsAt)} (Swiss time)`,
      text: `Your appointment is tomorrow: ${facts.name}.`,
    }),
    soon: (facts) => ({
      subject: `your appointment begins at ${formatTime(facts.startsAt)} (Swiss time)`,
      text: `Your appointment begins within the hour: ${facts.name}.`,
    }),
  },
  toStaff: {
    booked: (facts) => ({
      subject: `New appointment on ${day(facts)}: ${facts.other}`,
      text: `${facts.other} has booked a time with you. Please confirm it.`,
    }),
    confirmed: (facts) => ({
      subject: `Appointment on ${day(facts)} confirmed`,
      text: `It is confirmed: ${facts.other}.`,
    }),
    moved: (facts) => ({
      subject: `Appointment moved to ${day(facts)}: ${facts.other}`,
      text: `The appointment with ${facts.other} has a new time.`,
    }),
    cancelled: (facts) => ({
      subject: `Appointment on ${day(facts)} cancelled: ${facts.other}`,
      text: `The appointment with ${facts.other} will not take place.`,
    }),
    tomorrow: (facts) => ({ subject: `Tomorrow: ${facts.other}`, text: `You meet ${facts.other} tomorrow.` }),
    soon: (facts) => ({ subject: `Soon: ${facts.other}`, text: `You meet ${facts.other} within the hour.` }),
  },
  confirmEmail: {
    subject: 'Please confirm your appointment',
    text: 'One step is left: confirm your e-mail address, and the time is yours.',
    button: 'Confirm the appointment',
    note: (until) => `We hold the time until ${formatTime(until)} (Swiss time). If it was not you, ignore this letter.`,
  },
  facts: {
    number: 'Number',
    when: 'When',
    kind: 'What',
    where: 'Where',
    with: 'With',
    topic: 'Topic',
    reason: 'Reason',
    case: 'Case',
  },
  openIt: 'Open the appointment',
  openItStaff: 'Open the appointment',
  change: (until) =>
    `You can move or cancel it free of charge until ${formatWeekday(until)}, ${formatTime(until)} (Swiss time). Later its minutes count as used.`,
  whyClient: 'You get this letter because you have an appointment with us.',
  whyGuest: 'You get this letter because this address was entered when an appointment was booked with us.',
  whyStaff: 'You get this letter because the appointment is yours.',
}

const appointmentEmails = {
  minutes: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} minutes`,
}

export const appointmentEmailTexts = { appointments, appointmentEmails }
