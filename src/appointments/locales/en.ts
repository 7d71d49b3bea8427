import type { AppointmentStatus, MeetingType } from '#appointments/appointment-status.ts'
import type { GuestError } from '#appointments/booking/booking-form.ts'
import type { CreditEntry } from '#appointments/credit/minutes.ts'
import type { AppointmentKind, ConsultationLanguage } from '#appointments/kinds/kinds.ts'
import { maxEntryLength } from '#appointments/kinds/max-entry-length.ts'
import type { Refusal } from '#appointments/refusal.ts'
import { nameWordsEn } from '#company/name-words.ts'

type AppointmentWords = {
  kinds: Record<AppointmentKind, { name: string; text: string }>
  statuses: Record<AppointmentStatus, string>
  meetingTypes: Record<MeetingType, string>
  places: Record<MeetingType, string>
  languages: Record<ConsultationLanguage, string>
  creditEntries: Record<CreditEntry, string>
  orderRefunded: string
  refusals: Record<Refusal, string>
  fields: Record<GuestError, string>
}

const appointments: AppointmentWords = {
  kinds: {
    'first-talk': { name: 'Free first talk', text: 'For new clients. We look at your case and name the price.' },
    included: { name: 'Included consultation', text: 'Part of the Standard and Premium packages.' },
    paid: { name: 'Paid consultation', text: 'Bought in the store. A written summary follows.' },
    'case-talk': { name: 'Talk about your case', text: 'Planned by your adviser; it uses no minutes.' },
  },
  statuses: {
    confirmed: 'Confirmed',
    scheduled: 'Scheduled',
    completed: 'Completed',
    cancelled: 'Cancelled',
    no_show: 'Missed',
  },
  meetingTypes: { video: 'Video', phone: 'Phone', office: 'At our office' },
  places: { video: 'By video', phone: 'We call you', office: 'At our office' },
  languages: { en: 'English', de: 'Deutsch', fr: 'Français' },
  creditEntries: {
    included: 'Included in the package',
    bought: 'Bought',
    used: 'Used',
    'given-back': 'Given back',
    'taken-back': 'Taken back with a refund',
  },
  orderRefunded: 'The order that paid for this talk was given back.',
  refusals: {
    gone: 'This time has just been taken. Here are the next free ones.',
    'not-there': 'There is no such appointment.',
    forbidden: 'This appointment belongs to another adviser. Ask them or an admin.',
    'not-possible': 'This is not possible any more: the appointment was changed meanwhile.',
    'too-late': 'Less than 24 hours are left, so it can no longer be moved here. Call us.',
    'no-minutes': 'The case has not enough minutes left for this talk.',
    'first-talk-used':
      'The first talk is free once for each person, and this address has had it. Talks can be bought in the store.',
    'too-early': 'This is possible once the appointment has begun.',
    'no-reason': 'Say why, in a few words.',
    'no-note': 'Write what was said, in a few words.',
    'hold-over': 'The time is no longer held for you. Choose it again, or another one.',
    'no-mail': 'We cannot write to this e-mail address. Please enter another one.',
    'unknown-file': 'The attached files belong to another case. Attach them again.',
    'too-many': 'Several bookings came from your network in the last hour. Try again later, or call us.',
  },
  fields: {
    'topic-unknown': 'Choose what it is about.',
    ...nameWordsEn('name', { label: 'name', max: maxEntryLength.name, missing: 'Enter your name.' }),
  },
}

const bookKindPage = {
  what: 'What',
  chooseAConsultation: 'Choose a consultation',
  bookInTheClientPortal: 'Book in the client portal',
}

const confirmGuestPage = {
  oneStepIsLeft: 'One step is left.',
  theTimeIsNoLonger: 'The time is no longer held. You can choose another one under Book a talk.',
  confirmTheAppointment: 'Confirm the appointment',
}

const guestPage = {
  yourAppointment: 'Your appointment',
  moveOrCancelIt: 'Move or cancel it.',
  yourAppointmentIsBooked: 'Your appointment is booked',
  number: (number: number) => `Number ${number}`,
  itIsYours: 'It is yours',
  aLetterWithAFile: 'A letter with a file for your calendar is on its way. Its link leads here, to move or cancel.',
}

const appointmentPage = {
  appointments: 'Appointments',
  number: (title: string, number: number) => `${title}, number ${number}`,
  toPrepare: 'To prepare',
  forYourAdviser: 'For your adviser',
  questionsAndWhatHasChanged: 'Questions, and what has changed. Your adviser reads it before the talk.',
  save: 'Save',
  filesForTheTalk: 'Files for the talk',
  takeOff: (filename: string) => `Take off ${filename}`,
  takeOff2: 'Take off',
  theyAreDocumentsOfThe: 'They are documents of the case, too, and stay there.',
}

const appointmentTable = {
  appointment: 'Appointment',
  dateAndTime: 'Date and time',
  yours: (local: string) => `Yours: ${local}`,
  where: 'Where',
  with: (staffName: string) => `with ${staffName}`,
  case: 'Case',
  status: 'Status',
  join: 'Join',
  joinMeeting: 'Join Meeting',
  opens: (date: string) => `Opens ${date}`,
}

const appointmentsPage = {
  scheduleMeeting: 'Schedule Meeting',
  appointments: 'Appointments',
  yourAppointments: 'Your appointments',
  noAppointmentsYet: 'No appointments yet',
  chooseATimeThatSuits: 'Choose a time that suits you. Your own adviser comes first.',
  upcoming: 'Upcoming',
  nothingIsPlanned: 'Nothing is planned.',
  upcomingAppointments: 'Upcoming appointments',
  past: 'Past',
  pastAppointments: 'Past appointments',
  inYourOwnCalendar: 'In your own calendar',
  minutesLeft: 'Minutes left',
  whereTheyComeFrom: 'Where they come from',
  minutesOfThemPlanned: (left: number, planned: number) => `${left} minutes, ${planned} of them planned`,
  minutes: (left: number) => `${left} minutes`,
  min: (minutes: number) => `${minutes} min`,
  theTalk: 'the talk',
}

const bookAppointmentPage = {
  scheduleMeeting: 'Schedule Meeting',
  appointments: 'Appointments',
  what: 'What',
  when: 'When',
  noMinutesLeft: 'No minutes left',
  yourCasesHaveNoMinutes:
    'Your cases have no minutes of talks left. Consultations are in the store; or write to us, and your adviser plans a talk with you.',
  chooseAConsultation: 'Choose a consultation',
  newMessage: 'New Message',
  kindOfTalk: 'Kind of talk',
  minLeft: (free: number) => `${free} min left`,
}

const heldForm = {
  yourBooking: 'Your booking',
  chooseADayAndA: 'Choose a day and a time. It is then held for you for ten minutes.',
  minutes: (count: number) => `${count} minutes`,
  withHeldForYouUntil: (staffName: string, heldUntil: string) => `With ${staffName}. Held for you until ${heldUntil}.`,
  whatIsItAbout: 'What is it about?',
  book: 'Book',
  moveOrCancelFreeOf: (freeUntil: string) =>
    `Move or cancel free of charge until ${freeUntil}. Later its minutes count as used.`,
  lessThan24HoursAre:
    'Less than 24 hours are left: it can no longer be moved, and its minutes count when it is cancelled.',
}

const when = {
  swissTime: (date: string, appointment: string) => `${date}, ${appointment} (Swiss time)`,
}

const appointmentFacts = {
  appointment: 'Appointment',
  minutes: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} minutes`,
  joinMeeting: 'Join Meeting',
  theRoomOpensOnSwiss: (date: string) => `The room opens on ${date} (Swiss time), ten minutes before.`,
  fileForYourCalendar: 'File for your calendar',
  moveOrCancelFreeOf: (date: string) => `Move or cancel free of charge until ${date} (Swiss time).`,
}

const bookFirstConsultation = {
  what: 'What',
  when: 'When',
  yourBooking: 'Your booking',
  swissTime: (text: string, time: string) => `${text} ${time} (Swiss time).`,
}

const changeForms = {
  moveOrCancel: 'Move or cancel',
  cancelTheAppointment: 'Cancel the appointment',
  lessThan24HoursAre: (durationMinutes: number) =>
    `Less than 24 hours are left: its ${durationMinutes} minutes count as used.`,
  reason: 'Reason',
  lessThan24HoursAre2: 'Less than 24 hours are left, so it can no longer be moved here',
  andItsMinutesCountWhen: ', and its minutes count when it is cancelled',
  callUs: '. Call us:',
  moveToAnotherTime: 'Move to another time',
  keepItAsItIs: 'Keep it as it is',
}

const clocks = {
  swissTime: 'Swiss time',
}

const feedForm = {
  aPrivateAddressThatOutlook:
    'A private address that Outlook, Apple and Google Calendar read. Whoever has it sees your appointments, so give it to nobody.',
  yourCalendarAddress: 'Your calendar address',
  copyItNowItIs: 'Copy it now: it is not shown again.',
  thereIsOneSince: (date: string) => `There is one since ${date}.`,
  makeANewAddress: 'Make a new address',
  makeACalendarAddress: 'Make a calendar address',
  endIt: 'End it',
}

const guestForm = {
  withHeldForYouUntil: (staffName: string, heldUntil: string) => `With ${staffName}. Held for you until ${heldUntil}.`,
  topic: 'Topic',
  chooseOne: 'Choose one',
  bookedFor: (client: string) => `Booked for ${client}.`,
  nameText: 'Name',
  email: 'Email',
  weSeeTheFiguresYou: 'We see the figures you entered in the',
  calculator: 'calculator',
  book: 'Book',
  moveOrCancelFreeOf: (freeUntil: string) =>
    `Move or cancel free of charge up to 24 hours before: until ${freeUntil}. `,
  theLinkIsInYour: 'The link is in your email. ',
  privacyNotice: 'Privacy notice',
}

const kindList = {
  kindOfTalk: 'Kind of talk',
  min: (value: string) => `${value} min`,
  vatIncluded: (text: string, amount: string) => `${text}${amount}, VAT included.`,
}

const picker = {
  smallFigureFreeTimesThat: 'Small figure: free times that day.',
  timesInSwitzerland: 'Times in Switzerland.',
  timesIn: (place: string, hoursAhead: string) => `Times in ${place}, ${hoursAhead}.`,
  nothingIsFreeOnThis: 'Nothing is free on this day.',
  closed: 'closed',
  free: 'free',
  swiss: (swiss: string) => `Swiss ${swiss}`,
}

const wayForm = {
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
  channel: 'Channel',
  language: 'Language',
  yourTimeZone: 'Your time zone',
  showTimes: 'Show times',
}

export const appointmentTexts = {
  appointments,
  bookKindPage,
  confirmGuestPage,
  guestPage,
  appointmentPage,
  appointmentTable,
  appointmentsPage,
  bookAppointmentPage,
  heldForm,
  when,
  appointmentFacts,
  bookFirstConsultation,
  changeForms,
  clocks,
  feedForm,
  guestForm,
  kindList,
  picker,
  wayForm,
}
