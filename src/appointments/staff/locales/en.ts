const agenda = {
  agenda: 'Agenda',
  nothingIsBooked: 'No appointments booked.',
  allDay: 'All day',
  min: (title: string, meetingTypes: string, minutes: number) => `${title}, ${meetingTypes}, ${minutes} min`,
}

const appointmentForms = {
  howItWent: 'Outcome',
  next: 'Next',
  confirm: 'Confirm appointment',
  move: 'Move appointment',
  moveToAFreeTime: 'Move to another time',
  adviser: 'Adviser',
  showTimes: 'Show times',
  theClientGetsALetter: 'The client will get an email with an updated calendar file.',
  internalNote: 'Internal note',
}

const appointmentPage = {
  calendar: 'Calendar',
  number: (number: number) => `Appointment ${number}`,
  openRoom: 'Open room',
  visitor: (clientName: string) => `${clientName} (visitor)`,
  minutes: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} minutes`,
  openWhatWasCalculated: 'See the calculation',
  minutesOfTheCase: 'Consultation minutes',
  leftPlanned: (left: number, planned: number) => `${left} left, ${planned} planned`,
  cancelledBecause: 'Reason for cancelling',
  moved: 'Moved',
  byTheClient: 'by the client',
  booked: { client: 'by the client', guest: 'by a visitor', firm: 'by us' },
  nobody: 'No one',
  by: (name: string | null) => `by ${name ?? 'us'}`,
}

const appointmentPreview = {
  selectedBookingNumber: (number: number) => `Selected appointment, number ${number}`,
  close: 'Close',
  thenMinBuffer: (buffer: number) => `, followed by a ${buffer} min buffer`,
  openRoom: 'Open room',
  confirm: 'Confirm appointment',
  move: 'Move appointment',
  wholeAppointment: 'Open full details',
  howItWent: 'Outcome',
  internalNote: 'Internal note',
  moveToTheNextFree: 'Move to the next free time',
  timesWhen: 'These are times when',
  theAdviser: 'the adviser',
  isFreeAndNoBuffer:
    'is free and no buffer is affected. If you move the appointment, the client will get an email with an updated calendar file.',
}

const appointmentWay = {
  kind: 'Appointment type',
  adviser: 'Adviser',
  lengthText: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  channel: 'Channel',
  language: 'Language',
  showTimes: 'Show times',
}

const bookAppointmentPage = {
  bookATalk: 'Book an appointment',
  calendar: 'Calendar',
  chooseACaseFirst: 'Choose a case first',
  aTalkBelongsToA: 'Every appointment belongs to a case. Open the case, then select ‘Book an appointment’.',
  cases: 'Cases',
  forMinutesOfTheCase: (clientName: string, caseNumber: string, title: string, free: number) =>
    `For ${clientName}, ${caseNumber}, ${title}. Free consultation minutes in this case: ${free}.`,
  what: 'Appointment',
  when: 'Date and time',
  topic: 'Topic',
  pressingATimeBooksIt: 'Select a time to book the appointment. The client will get an email.',
}

const calendarGrid = {
  day: 'Day',
  week: 'Week',
  now: (time: string) => `Now, ${time}`,
}

const calendarPage = {
  badges: {
    'is-confirmed': 'Confirmed',
    'is-confirmed phone': 'Confirmed, by phone',
    'is-scheduled': 'To be confirmed',
    'is-completed': 'Completed or missed',
    buffer: 'Buffer, cannot be booked',
    blocked: 'Blocked, reserved or busy',
    away: 'Away',
  },
  hoursAndAbsences: 'Hours and absences',
  booking: 'Book appointment',
  legend: 'Legend',
  ofBookableHoursFree: (free: number, all: number) => `${free} of ${all} bookable hours free`,
  calendar: 'Calendar',
  previous: (step: string) => `Previous ${step}`,
  today: 'Today',
  next: (step: string) => `Next ${step}`,
  week: (week: number) => `Week ${week}`,
  howMuch: 'Calendar view',
  day: 'Day',
  week2: 'Week',
  advisers: 'Advisers',
  all: 'All',
}

const cancelForm = {
  cancelTheAppointment: 'Cancel appointment',
  reason: 'Reason',
  theClientReadsItIn: 'The client will read this reason in the email.',
}

const endForm = {
  note: 'Note',
  staysInTheCaseBetween:
    'Only staff can see this note. The consultation minutes are used if the appointment took place or the client missed it.',
  held: 'Appointment took place',
  theClientDidNotCome: 'Client did not attend',
}

const errorWords = {
  writeTimesSuchAs09: 'Enter times such as 09:00–12:00, 13:00–18:00, or leave the day empty.',
  chooseAtLeastOneLanguage: 'Choose at least one language.',
  enterAnAddressThatBegins: 'Enter an address that begins with https://.',
  enterADayThatExists: 'Enter a valid date, such as 15.03.2027.',
  enterATimeSuchAs: 'Enter a time such as 13:30.',
  theEndMustComeAfter: 'The end must be after the start.',
}

const fromClient = {
  fromTheClient: 'From the client',
}

const absencePanel = {
  away: 'Away',
  blocked: 'Blocked',
  wholeFirm: 'whole firm',
  absencesAndBlockedTimes: 'Absences and blocked times',
  noneToComeHolidaysOf:
    'There are no upcoming absences. Public holidays in the canton of Bern are blocked automatically.',
  remove: (date: string) => `Remove ${date}`,
  remove2: 'Remove',
  kind: 'Type',
  absence: 'Absence',
  blockedTime: 'Blocked time',
  from: 'From',
  time: 'Time',
  until: 'Until',
  note: 'Note',
  forTheWholeFirm: 'For the whole firm',
  add: 'Add entry',
}

const affectedAppointments = {
  isAwayThen: (name: string) => `${name} is away at that time`,
  cannotSignInAnyMore: (name: string) => `${name} can no longer sign in`,
  nobodyHoldsIt: 'no adviser is assigned',
  somebodyElseOrAnotherTime: (count: number) =>
    `${count} ${count === 1 ? 'appointment needs' : 'appointments need'} another adviser or another time`,
  theAdviser: 'The adviser',
  handTo: (name: string) => `Assign to ${name}`,
  anotherTime: 'Choose another time',
  nobodyElseIsFreeAnother: 'No one else is free: choose another time',
}

const hoursPage = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
  hoursAndAbsences: 'Hours and absences',
  calendar: 'Calendar',
  kindsOfTalksAndTheir: 'Appointment types and rules',
  whoseCalendar: 'Choose a calendar',
  inYourOwnCalendar: 'Subscribe in your own calendar',
  workingHoursOf: (name: string) => `Working hours of ${name}`,
  canBeBooked: 'Can be booked',
  free: 'Day off',
  languages: 'Languages',
  ownRoom: 'Personal meeting room',
  whereVideoTalksAlwaysTake:
    'All your video appointments take place here. If you leave this empty, each appointment gets its own room.',
  https: 'https://',
  save: 'Save hours',
}

const kindForm = {
  bufferBeforeMinutes: 'Buffer before (minutes)',
  bufferAfterMinutes: 'Buffer after (minutes)',
  shortestNoticeHours: 'Minimum notice (hours)',
  howFarAheadDays: 'Can be booked up to this many days ahead',
  mostADayForEach: 'Maximum per day for each adviser',
}

const kindsPage = {
  kindsOfTalks: 'Appointment types',
  calendar: 'Calendar',
  nothingWasSaved: 'Nothing was saved',
  someValuesAreMissingOr: 'Some values are missing or outside the limits. Your entries are still in the form below.',
  roomsForVideo: 'Video meeting rooms',
  address: 'Address',
  eachTalkGetsARoom:
    'Each appointment gets its own room at this address, with a name that cannot be guessed. Leave empty to use the advisers’ personal rooms.',
  https: 'https://',
  save: 'Save',
  lengthsInMinutesWithCommas: 'Lengths in minutes, separated by commas',
  channels: 'Channels',
  languages: 'Languages',
}

const minutesPanel = {
  minutesOfTheCaseLeft: (left: number) => `Consultation minutes: ${left} left`,
  min: (creditEntries: string, minutes: number) => `${creditEntries}: ${minutes} min`,
  giveMinutesBack: 'Restore minutes',
  minutes: 'Minutes',
  reason: 'Reason',
  theClientSeesTheMinutes: 'The client will see the minutes but not the reason.',
  giveBack: 'Restore minutes',
}

const noteForm = {
  note: 'Note',
  saveTheNote: 'Save note',
}

const previewFacts = {
  visitor: (clientName: string) => `${clientName} (visitor)`,
  notKnown: 'Unknown',
  min: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} min`,
  openIt: 'See the calculation',
  minutesOfTheCase: 'Consultation minutes of the case',
  freeOfCharge: 'Free of charge',
  leftPlanned: (left: number, planned: number) => `${left} left, ${planned} planned`,
  sent: (date: string) => `Sent ${date}`,
  notSentYet: 'Not sent yet',
  cancelledBecause: 'Reason for cancelling',
}

const viewCalendar = {
  away: 'Away',
  blocked: 'Blocked',
  held: 'Reserved',
  busy: 'Busy',
}

export const appointmentStaffTexts = {
  agenda,
  appointmentForms,
  appointmentPage,
  appointmentPreview,
  appointmentWay,
  bookAppointmentPage,
  calendarGrid,
  calendarPage,
  cancelForm,
  endForm,
  errorWords,
  fromClient,
  absencePanel,
  affectedAppointments,
  hoursPage,
  kindForm,
  kindsPage,
  minutesPanel,
  noteForm,
  previewFacts,
  viewCalendar,
}
