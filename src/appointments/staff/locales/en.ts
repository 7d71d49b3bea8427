const agenda = {
  agenda: 'Agenda',
  nothingIsBooked: 'Nothing is booked.',
  allDay: 'All day',
  min: (title: string, meetingTypes: string, minutes: number) => `${title}, ${meetingTypes}, ${minutes} min`,
}

const appointmentForms = {
  howItWent: 'How it went',
  next: 'Next',
  confirm: 'Confirm',
  move: 'Move',
  moveToAFreeTime: 'Move to a free time',
  adviser: 'Adviser',
  showTimes: 'Show times',
  theClientGetsALetter: 'The client gets a letter and a new file for the calendar.',
  internalNote: 'Internal note',
}

const appointmentPage = {
  calendar: 'Calendar',
  number: (number: number) => `Number ${number}`,
  openRoom: 'Open room',
  visitor: (clientName: string) => `${clientName} (visitor)`,
  minutes: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} minutes`,
  openWhatWasCalculated: 'Open what was calculated',
  minutesOfTheCase: 'Minutes of the case',
  leftPlanned: (left: number, planned: number) => `${left} left, ${planned} planned`,
  cancelledBecause: 'Cancelled because',
  moved: 'Moved',
  byTheClient: 'by the client',
}

const appointmentPreview = {
  selectedBookingNumber: (number: number) => `Selected booking, number ${number}`,
  close: 'Close',
  thenMinBuffer: (buffer: number) => `, then ${buffer} min buffer`,
  openRoom: 'Open room',
  confirm: 'Confirm',
  move: 'Move',
  wholeAppointment: 'Whole appointment',
  howItWent: 'How it went',
  internalNote: 'Internal note',
  moveToTheNextFree: 'Move to the next free time',
  timesWhen: 'Times when',
  theAdviser: 'the adviser',
  isFreeAndNoBuffer: 'is free and no buffer is touched. The client gets a letter and a new file for the calendar.',
}

const appointmentWay = {
  kind: 'Kind',
  adviser: 'Adviser',
  lengthText: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  channel: 'Channel',
  language: 'Language',
  showTimes: 'Show times',
}

const bookAppointmentPage = {
  bookATalk: 'Book a talk',
  calendar: 'Calendar',
  chooseACaseFirst: 'Choose a case first',
  aTalkBelongsToA: 'A talk belongs to a case: open it, then press ‘Book a talk’.',
  cases: 'Cases',
  forMinutesOfTheCase: (clientName: string, caseNumber: string, title: string, free: number) =>
    `For ${clientName}, ${caseNumber}, ${title}. Minutes of the case: ${free} free.`,
  what: 'What',
  when: 'When',
  topic: 'Topic',
  pressingATimeBooksIt: 'Pressing a time books it; the client gets a letter.',
}

const calendarGrid = {
  day: 'Day',
  week: 'Week',
  now: (time: string) => `Now, ${time}`,
}

const calendarPage = {
  hoursAndAbsences: 'Hours and absences',
  booking: 'Booking',
  legend: 'Legend',
  ofBookableHoursFree: (free: number, all: number) => `${free} of ${all} bookable hours free`,
  calendar: 'Calendar',
  previous: (step: string) => `Previous ${step}`,
  today: 'Today',
  next: (step: string) => `Next ${step}`,
  week: (week: number) => `Week ${week}`,
  howMuch: 'How much',
  day: 'Day',
  week2: 'Week',
  advisers: 'Advisers',
  all: 'All',
}

const cancelForm = {
  cancelTheAppointment: 'Cancel the appointment',
  reason: 'Reason',
  theClientReadsItIn: 'The client reads it in the letter.',
}

const endForm = {
  note: 'Note',
  staysInTheCaseBetween: 'Stays in the case between staff. A held or missed talk uses its minutes.',
  held: 'Held',
  theClientDidNotCome: 'The client did not come',
}

const errorWords = {
  writeTimesSuchAs09: 'Write times such as 09:00–12:00, 13:00–18:00, or leave the day empty.',
  chooseAtLeastOneLanguage: 'Choose at least one language.',
  enterAnAddressThatBegins: 'Enter an address that begins with https://.',
  enterADayThatExists: 'Enter a day that exists, such as 15.03.2027.',
  enterATimeSuchAs: 'Enter a time such as 13:30.',
  theEndMustComeAfter: 'The end must come after the beginning.',
}

const fromClient = {
  fromTheClient: 'From the client',
}

const absencePanel = {
  absencesAndBlockedTimes: 'Absences and blocked times',
  noneToComeHolidaysOf: 'None to come. Holidays of the canton of Bern are free anyway.',
  remove: (date: string) => `Remove ${date}`,
  remove2: 'Remove',
  kind: 'Kind',
  absence: 'Absence',
  blockedTime: 'Blocked time',
  from: 'From',
  time: 'Time',
  until: 'Until',
  note: 'Note',
  forTheWholeFirm: 'For the whole firm',
  add: 'Add',
}

const affectedAppointments = {
  isAwayThen: (name: string) => `${name} is away then`,
  cannotSignInAnyMore: (name: string) => `${name} cannot sign in any more`,
  talksNeed: (count: number) => `${count} talks need`,
  somebodyElseOrAnotherTime: (text: string) => `${text} somebody else, or another time`,
  theAdviser: 'The adviser',
  handTo: (name: string) => `Hand to ${name}`,
  anotherTime: 'Another time',
  nobodyElseIsFreeAnother: 'Nobody else is free: another time',
}

const hoursPage = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
  hoursAndAbsences: 'Hours and absences',
  calendar: 'Calendar',
  kindsOfTalksAndTheir: 'Kinds of talks and their rules',
  whoseCalendar: 'Whose calendar',
  inYourOwnCalendar: 'In your own calendar',
  workingHoursOf: (name: string) => `Working hours of ${name}`,
  canBeBooked: 'Can be booked',
  free: 'Free',
  languages: 'Languages',
  ownRoom: 'Own room',
  whereVideoTalksAlwaysTake: 'Where video talks always take place. Without one, each gets a room of its own.',
  https: 'https://',
  save: 'Save',
}

const kindForm = {
  bufferBeforeMinutes: 'Buffer before, minutes',
  bufferAfterMinutes: 'Buffer after, minutes',
  shortestNoticeHours: 'Shortest notice, hours',
  howFarAheadDays: 'How far ahead, days',
  mostADayForEach: 'Most a day, for each adviser',
}

const kindsPage = {
  kindsOfTalks: 'Kinds of talks',
  calendar: 'Calendar',
  nothingWasSaved: 'Nothing was saved',
  someValuesAreMissingOr: 'Some values are missing or out of their limits. What you typed is below.',
  roomsForVideo: 'Rooms for video',
  address: 'Address',
  eachTalkGetsARoom:
    'Each talk gets a room of its own below it, with a name that nobody guesses. Empty: advisers use their own rooms.',
  https: 'https://',
  save: 'Save',
  lengthsInMinutesWithCommas: 'Lengths in minutes, with commas',
  channels: 'Channels',
  languages: 'Languages',
}

const minutesPanel = {
  minutesOfTheCaseLeft: (left: number) => `Minutes of the case: ${left} left`,
  min: (creditEntries: string, minutes: number) => `${creditEntries}: ${minutes} min`,
  giveMinutesBack: 'Give minutes back',
  minutes: 'Minutes',
  reason: 'Reason',
  theClientSeesTheMinutes: 'The client sees the minutes and not the reason.',
  giveBack: 'Give back',
}

const noteForm = {
  note: 'Note',
  saveTheNote: 'Save the note',
}

const previewFacts = {
  visitor: (clientName: string) => `${clientName} (visitor)`,
  notKnown: 'Not known',
  min: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} min`,
  openIt: 'Open it',
  minutesOfTheCase: 'Minutes of the case',
  freeOfCharge: 'Free of charge',
  leftPlanned: (left: number, planned: number) => `${left} left, ${planned} planned`,
  sent: (date: string) => `Sent ${date}`,
  notSentYet: 'Not sent yet',
  cancelledBecause: 'Cancelled because',
}

const viewCalendar = {
  held: 'Held',
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
