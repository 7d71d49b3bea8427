import type { AppointmentStatus, MeetingType } from '#appointments/appointment-status.ts'
import type { GuestError } from '#appointments/booking/booking-form.ts'
import type { CreditEntry } from '#appointments/credit/minutes.ts'
import type { AppointmentKind, ConsultationLanguage } from '#appointments/kinds/kinds.ts'
import { maxEntryLength } from '#appointments/kinds/terms.ts'
import type { Refusal } from '#appointments/refusal.ts'
import { nameWordsEn } from '#company/name-words.ts'
import { plural } from '#platform/intl-words.ts'

type AppointmentWords = {
  kinds: Record<AppointmentKind, { name: string; text: string }>
  withoutCase: string
  statuses: Record<AppointmentStatus, string>
  meetingTypes: Record<MeetingType, string>
  places: Record<MeetingType, string>
  languages: Record<ConsultationLanguage, string>
  creditEntries: Record<CreditEntry, string>
  orderRefunded: string
  refusals: Record<Refusal, string>
  fields: Record<GuestError, string>
}

export const appointments: AppointmentWords = {
  kinds: {
    'first-talk': {
      name: 'Free 30-minute consultation',
      text: 'For new clients. We discuss your situation and tell you the price.',
    },
    included: { name: 'Included consultation', text: 'Part of the Standard and Premium packages.' },
    paid: { name: 'Paid consultation', text: 'Buy it in the store. You get a written summary afterwards.' },
    'case-talk': {
      name: 'Appointment about your case',
      text: 'Arranged by your adviser. It does not use up your consultation minutes.',
    },
  },
  withoutCase: 'Appointment with your adviser',
  statuses: {
    confirmed: 'Confirmed',
    scheduled: 'Scheduled',
    completed: 'Completed',
    cancelled: 'Cancelled',
    no_show: 'Missed',
  },
  meetingTypes: { video: 'Video', phone: 'Phone', office: 'At our office' },
  places: { video: 'By video', phone: 'We will call you', office: 'At our office' },
  languages: { en: 'English', de: 'Deutsch', fr: 'Français' },
  creditEntries: {
    included: 'Included in the package',
    bought: 'Bought',
    used: 'Used',
    'given-back': 'Restored',
    'taken-back': 'Removed after a refund',
  },
  orderRefunded: 'The order that paid for this appointment was refunded.',
  refusals: {
    gone: 'Someone has just booked this time. Here are the next available times.',
    'not-there': 'We could not find this appointment.',
    forbidden: 'This appointment belongs to another adviser. Ask them or an admin.',
    'not-possible': 'This is no longer possible. The appointment has changed since you opened this page.',
    'too-late': 'Your appointment is in less than 24 hours, so you can no longer move it here. Please call us.',
    'no-minutes': 'You do not have enough consultation minutes left for this appointment.',
    'first-talk-used':
      'The free consultation is available once per person, and someone has already booked it with this email address. You can buy a consultation in the store.',
    'too-early': 'You can do this once the appointment has started.',
    'no-reason': 'Enter a short reason.',
    'no-note': 'Enter a short summary of what was discussed.',
    'hold-over': 'This time is no longer reserved for you. Choose it again, or choose another one.',
    'no-mail': 'We cannot send email to this address. Please enter another one.',
    'unknown-file': 'The attached files belong to another case. Please attach them again.',
    'too-many':
      'There have been several bookings from your network in the last hour. Please try again later, or call us.',
  },
  fields: {
    'topic-unknown': 'Choose a topic.',
    ...nameWordsEn('name', { label: 'name', max: maxEntryLength.name, missing: 'Enter your name.' }),
  },
}

export const bookKindPage = {
  appointmentType: 'Appointment type',
  chooseConsultation: 'Choose a consultation',
  bookInClientPortal: 'Book in the client portal',
}

export const confirmGuestPage = {
  confirmYourAppointment: 'Confirm your appointment',
  thereIsOneMoreStep: 'There is one more step to book your appointment.',
  thisTimeIsNoLonger: 'This time is no longer reserved for you. Please choose another one on the booking page.',
  confirmAppointment: 'Confirm appointment',
}

export const guestPage = {
  yourAppointment: 'Your appointment',
  moveOrCancelYourAppointment: 'Move or cancel your appointment.',
  yourAppointmentIsBooked: 'Your appointment is booked',
  appointmentNumber: (number: number) => `Appointment number ${number}`,
  yourAppointmentIsConfirmed: 'Your appointment is confirmed',
  weWillEmailYouCalendar:
    'We will email you a calendar file and a link to this page, where you can move or cancel the appointment.',
}

export const appointmentPage = {
  appointment: 'Appointment',
  appointments: 'Appointments',
  number: (title: string, number: number) => `${title}, number ${number}`,
  prepareForYourAppointment: 'Prepare for your appointment',
  notesForYourAdviser: 'Notes for your adviser',
  enterYourQuestionsAndAnything:
    'Enter your questions and anything that has changed. Your adviser will read this before the appointment.',
  saveNotes: 'Save notes',
  filesForAppointment: 'Files for the appointment',
  remove: (filename: string) => `Remove ${filename}`,
  remove2: 'Remove',
  theseFilesAreAlsoSaved: 'These files are also saved in your case and stay there even if you remove them here.',
}

export const appointmentTable = {
  appointment: 'Appointment',
  dateAndTime: 'Date and time',
  yourTime: (local: string) => `Your time: ${local}`,
  where: 'Where',
  with: (staffName: string) => `with ${staffName}`,
  case: 'Case',
  status: 'Status',
  join: 'Join',
  joinMeeting: 'Join Meeting',
  opens: (date: string) => `Opens ${date}`,
}

export const appointmentsPage = {
  scheduleMeeting: 'Schedule Meeting',
  appointments: 'Appointments',
  yourAppointments: 'Your appointments',
  noAppointmentsYet: 'No appointments yet',
  chooseTimeThatSuitsYou: 'Choose a time that suits you. Your own adviser is offered first.',
  upcoming: 'Upcoming',
  youHaveNoUpcomingAppointments: 'You have no upcoming appointments.',
  upcomingAppointments: 'Upcoming appointments',
  past: 'Past',
  pastAppointments: 'Past appointments',
  addToYourCalendar: 'Add to your calendar',
  consultationMinutesLeft: 'Consultation minutes left',
  showHowTheseAddUp: 'Show how these add up',
  minutesOfWhichBooked: (left: number, planned: number) => `${left} minutes, ${planned} of them already booked`,
  minutes: (left: number) => `${left} minutes`,
  min: (minutes: number) => `${minutes} min`,
  appointment: 'appointment',
}

export const bookAppointmentPage = {
  scheduleMeeting: 'Schedule Meeting',
  appointments: 'Appointments',
  appointmentType: 'Appointment type',
  dateAndTime: 'Date and time',
  noConsultationMinutesLeft: 'No consultation minutes left',
  youHaveNoConsultationMinutes:
    'You have no consultation minutes left. You can buy a consultation in the store, or send us a message and your adviser will arrange an appointment.',
  chooseConsultation: 'Choose a consultation',
  newMessage: 'New Message',
  appointmentType2: 'Appointment type',
  minLeft: (free: number) => `${free} min left`,
}

export const heldForm = {
  yourBooking: 'Your booking',
  chooseDayAndTimeWe: 'Choose a day and a time. We will reserve it for you for ten minutes.',
  minutes: (count: number) => `${count} minutes`,
  withReservedForYouUntil: (staffName: string, heldUntil: string) =>
    `With ${staffName}. Reserved for you until ${heldUntil}.`,
  whatWouldYouLikeTo: 'What would you like to discuss?',
  bookAppointment: 'Book appointment',
  youCanMoveOrCancel: (freeUntil: string, usesMinutes: boolean) =>
    `You can move or cancel it free of charge until ${freeUntil}. After that, you can no longer move it${usesMinutes ? ', and if you cancel it, you will lose its minutes' : ''}.`,
  thisAppointmentIsInLess: (usesMinutes: boolean) =>
    `This appointment is in less than 24 hours. You cannot move it${usesMinutes ? ', and if you cancel it, you will lose its minutes' : ''}.`,
}

export const when = {
  swissTime: (date: string, appointment: string) => `${date}, ${appointment} (Swiss time)`,
  switzerland: 'Switzerland',
}

export const appointmentFacts = {
  type: 'Appointment type',
  topic: 'Topic',
  where: 'Where',
  adviser: 'Adviser',
  reason: 'Reason for cancelling',
  appointment: 'Appointment',
  minutes: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} minutes`,
  joinMeeting: 'Join Meeting',
  youCanJoinFromSwiss: (date: string) => `You can join from ${date} (Swiss time), ten minutes before it starts.`,
  downloadCalendarFile: 'Download calendar file',
  youCanMoveOrCancel: (date: string) => `You can move or cancel it free of charge until ${date} (Swiss time).`,
}

export const bookFirstConsultation = {
  appointmentType: 'Appointment type',
  dateAndTime: 'Date and time',
  yourBooking: 'Your booking',
  swissTime: (text: string, time: string) => `${text} ${time} (Swiss time).`,
}

export const changeForms = {
  tooLateToMove: (usesMinutes: boolean) =>
    `Your appointment is in less than 24 hours, so you can no longer move it here.${usesMinutes ? ' If you cancel it, you will lose its minutes.' : ''} If you need help, call us:`,
  moveOrCancel: 'Move or cancel',
  cancelAppointment: 'Cancel appointment',
  yourAppointmentIsInLess: (durationMinutes: number) =>
    `Your appointment is in less than 24 hours. If you cancel it, you will lose its ${durationMinutes} minutes.`,
  reason: 'Reason',
  moveAppointment: 'Move appointment',
  keepThisTime: 'Keep this time',
}

export const moveConfirm = {
  moveThisAppointment: 'Move this appointment?',
  from: 'From',
  to: 'To',
  freeCancellation: 'Free cancellation',
  swissTime: (day: string, time: string) => `${day}, ${time} Swiss time`,
  freeUntil: (until: string, before: string | null) => `Until ${until}${before ? `, instead of ${before}` : ''}.`,
  noLongerFree: (before: string | null) =>
    `The new time is in less than 24 hours, so the appointment can no longer be moved or cancelled free of charge.${before ? ` At the current time, this is possible until ${before}.` : ''}`,
  chooseAnotherTime: 'Choose another time',
}

export const clocks = {
  swissTime: 'Swiss time',
}

export const feedForm = {
  addThisPrivateLinkTo:
    'Add this private link to Outlook, Apple Calendar or Google Calendar to see your appointments there. Anyone with the link can see your appointments, so please do not share it.',
  yourCalendarLink: 'Your calendar link',
  copyItNowWeWill: 'Copy it now. We will not show it again.',
  youCreatedCalendarLinkOn: (date: string) => `You created a calendar link on ${date}.`,
  createNewLink: 'Create new link',
  createCalendarLink: 'Create calendar link',
  deleteLink: 'Delete link',
}

export const guestForm = {
  withReservedForYouUntil: (staffName: string, heldUntil: string) =>
    `With ${staffName}. Reserved for you until ${heldUntil}.`,
  topic: 'Topic',
  chooseTopic: 'Choose a topic',
  thisBookingIsFor: (client: string) => `This booking is for ${client}.`,
  nameText: 'Name',
  email: 'Email',
  yourAdviserWillSeeAmounts: 'Your adviser will see the amounts you entered in the',
  calculator: 'calculator',
  bookAppointment: 'Book appointment',
  youCanMoveOrCancel: (freeUntil: string) => `You can move or cancel it free of charge until ${freeUntil}. `,
  youWillFindLinkIn: 'You will find the link in your confirmation email. ',
  privacyNotice: 'Privacy notice',
}

export const kindList = {
  vatIncluded: (amount: string, isFrom: boolean) => `${isFrom ? 'From ' : ''}${amount}, VAT included.`,
  appointmentType: 'Appointment type',
  min: (value: string) => `${value} min`,
}

export const picker = {
  sameTime: 'which is the same as Swiss time',
  hoursApart: (hours: string, isAhead: boolean) =>
    `${hours} ${hours === '1' ? 'hour' : 'hours'} ${isAhead ? 'ahead of' : 'behind'} Swiss time`,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  noTimes: { closed: 'closed', 'too-soon': 'too short notice', 'not-yet': 'not open yet', full: 'full' },
  nextFreeDays: 'Next free days:',
  noFreeDays: 'No free days were found in this month or the next one. Please call us or send us a message.',
  available: (count: number) => ` ${plural('en', count, { one: 'time', other: 'times' })} available`,
  smallNumberShowsHowMany: 'The small number shows how many times are available that day.',
  timesAreShownInSwiss: 'Times are shown in Swiss time.',
  timesAreShownFor: (place: string, hoursAhead: string) => `Times are shown for ${place}, ${hoursAhead}.`,
  noTimesAreAvailableOn: 'No times are available on this day. Please choose another day.',
  swissTime: (swiss: string) => `${swiss} Swiss time`,
}

export const wayForm = {
  channels: { video: 'Video', phone: 'Phone', office: 'Office' },
  switzerland: 'Switzerland',
  offeredZones: [
    'Europe/Zurich',
    'Europe/London',
    'Europe/Lisbon',
    'Europe/Athens',
    'Europe/Istanbul',
    'Africa/Johannesburg',
    'Africa/Lagos',
    'Africa/Nairobi',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Toronto',
    'America/Mexico_City',
    'America/Bogota',
    'America/Sao_Paulo',
    'America/Buenos_Aires',
    'Asia/Dubai',
    'Asia/Karachi',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Asia/Bangkok',
    'Asia/Singapore',
    'Asia/Hong_Kong',
    'Asia/Shanghai',
    'Asia/Tokyo',
    'Asia/Seoul',
    'Australia/Perth',
    'Australia/Sydney',
    'Pacific/Auckland',
  ] as const,
  lengthText: 'Length',
  min: (minutes: number) => `${minutes} min`,
  howWouldYouLikeTo: 'How would you like to meet?',
  language: 'Language',
  yourTimeZone: 'Your time zone',
  showTimes: 'Show times',
}
