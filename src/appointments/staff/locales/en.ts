export const agenda = {
  agenda: 'Agenda',
  noAppointmentsBooked: 'There are no appointments.',
  allDay: 'All day',
  min: (title: string, meetingTypes: string, minutes: number) => `${title}, ${meetingTypes}, ${minutes} min`,
  noOne: 'No one',
}

export const appointmentForms = {
  outcome: 'Outcome',
  next: 'Next',
  confirmAppointment: 'Confirm appointment',
  moveAppointment: 'Move appointment',
  moveToAnotherTime: 'Move to another time',
  adviser: 'Adviser',
  showTimes: 'Show times',
  clientWillGetEmailWith: 'The client will get an email with an updated calendar file.',
  internalNote: 'Internal note',
}

export const appointmentPage = {
  calendar: 'Calendar',
  appointment: (number: number) => `Appointment ${number}`,
  openRoom: 'Open meeting room',
  visitor: (clientName: string) => `${clientName} (visitor)`,
  minutes: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} minutes`,
  seeCalculation: 'See the calculation',
  consultationMinutes: 'Consultation minutes',
  leftPlanned: (left: number, planned: number) => `${left} left, ${planned} planned`,
  reasonForCancelling: 'Reason for cancelling',
  moved: 'Moved',
  byClient: 'by the client',
  booked: { client: 'by the client', guest: 'by a visitor', firm: 'by us' },
  noOne: 'No one',
  by: (name: string | null) => `by ${name ?? 'us'}`,
  appointmentLabel: 'Appointment',
  client: 'Client',
  email: 'Email',
  phone: 'Phone',
  case: 'Case',
  what: 'What',
  topic: 'Topic',
  calculation: 'Calculation',
  adviser: 'Adviser',
  bookedLabel: 'Booked',
}

export const appointmentPreview = {
  selectedAppointmentNumber: (number: number) => `Selected appointment, number ${number}`,
  close: 'Close',
  followedByMinBuffer: (buffer: number) => `, followed by a ${buffer}-minute buffer`,
  openRoom: 'Open meeting room',
  confirmAppointment: 'Confirm appointment',
  moveAppointment: 'Move appointment',
  openFullDetails: 'Open full details',
  outcome: 'Outcome',
  internalNote: 'Internal note',
  moveToNextFreeTime: 'Move to the next free time',
  theseAreTimesWhen: 'These are times when',
  adviser: 'the adviser',
  isFreeAndNoBuffer:
    'is free and all buffers are kept. If you move the appointment, the client will get an email with an updated calendar file.',
  client: 'Client',
  phone: 'Phone',
  email: 'Email',
  case: 'Case',
  what: 'What',
  topic: 'Topic',
  calculation: 'Calculation',
  adviserLabel: 'Adviser',
  booked: 'Booked',
  price: 'Price',
  minutes: 'Minutes',
  reminder: 'Reminder',
  localTimeIn: (time: string, place: string) => `; ${time} in ${place}`,
}

export const bookingForm = {
  bookAppointment: 'Book an appointment',
  newAppointment: 'New appointment',
  calendar: 'Calendar',
  close: 'Close',
  whoIsItFor: 'Who is it for?',
  who: { client: 'Client', enquirer: 'Enquirer', new: 'Someone new' },
  whoHints: { client: 'Search all clients', enquirer: 'Search the enquiries', new: 'Enter name and email' },
  searchClients: 'Name, email or company',
  searchEnquiries: 'Name, email or number',
  search: 'Search',
  noOneFound: 'No one matches your search.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneNeeded: 'Needed if the appointment is by phone.',
  appointment: 'Appointment',
  case: 'Case',
  noCase: 'No case',
  minutesLeft: (minutes: number) => `Consultation minutes available in this case: ${minutes}.`,
  appointmentType: 'Appointment type',
  adviser: 'Adviser',
  anyAdviser: 'Any adviser who is free',
  lengthText: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  channel: 'Channel',
  language: 'Language',
  dateAndTime: 'Date and time',
  day: 'Day',
  showTimes: 'Show times',
  freeTimes: (day: string) => `Free times on ${day}`,
  noTimes: (day: string) => `There are no free times on ${day}.`,
  otherDays: 'Other days with free times',
  topic: 'Topic',
  next: 'Check the booking',
  checkBooking: 'Check the booking',
  nothingIsSentYet: 'Nothing is sent until you press “Book and send email”.',
  when: 'When',
  emailTo: 'Email to',
  freeOfCharge: 'Free of charge',
  movableUntil: (until: string) => `Can be moved or cancelled free of charge until ${until}.`,
  noLongerMovable: 'Can no longer be cancelled free of charge, because it is in less than 24 hours.',
  book: 'Book and send email',
  booking: 'Booking…',
  change: 'Change something',
  moment: (day: string, time: string) => `${day}, ${time}`,
  timeGone: (time: string) => `${time} is not free. Choose one of the times below.`,
  chooseTime: 'Choose a time.',
  choosePerson: {
    client: 'Search for the client and select them.',
    enquirer: 'Search for the enquiry and select it.',
    new: 'Enter the name and the email address.',
  },
  phoneMissing: 'Enter the phone number, because the appointment is by phone.',
  topicTooLong: 'Use at most 500 characters for the topic.',
  fields: { 'name-missing': 'Enter the name.' },
  refusals: {
    'no-minutes': 'This case does not have enough consultation minutes left for this appointment.',
    'first-talk-used': 'This person has already had or booked the free consultation. Choose another appointment type.',
  },
}

export const calendarGrid = {
  bookAt: (time: string, name: string) => `Book ${time} with ${name}`,
  outsideHours: 'Outside working hours',
  publicHoliday: 'Public holiday',
  day: 'Day',
  week: 'Week',
  now: (time: string) => `Now, ${time}`,
}

export const calendarPage = {
  badges: {
    'is-confirmed': 'Confirmed',
    'is-confirmed phone': 'Confirmed, by phone',
    'is-scheduled': 'To be confirmed',
    'is-completed': 'Completed or missed',
    buffer: 'Buffer, cannot be booked',
    blocked: 'Blocked, reserved or busy',
    away: 'Away',
    off: 'Outside working hours',
  },
  pressFreeTime: 'Press a free time to book it.',
  hoursAndAbsences: 'Hours and absences',
  bookAppointment: 'Book appointment',
  legend: 'Legend',
  ofBookableHoursFree: (free: number, all: number) => `${free} of ${all} bookable hours free`,
  calendar: 'Calendar',
  previous: (step: string) => `Previous ${step}`,
  today: 'Today',
  next: (step: string) => `Next ${step}`,
  week: (week: number) => `Week ${week}`,
  calendarView: 'Calendar view',
  day: 'Day',
  week2: 'Week',
  advisers: 'Advisers',
  all: 'All',
}

export const cancelForm = {
  cancelAppointment: 'Cancel appointment',
  reason: 'Reason',
  clientWillReadThisReason: 'The client will see this reason in the email.',
}

export const endForm = {
  note: 'Note',
  onlyStaffCanSeeThis:
    'Only staff can see this note. We will deduct the consultation minutes whether the appointment took place or the client missed it.',
  appointmentTookPlace: 'Appointment took place',
  clientDidNotAttend: 'Client did not attend',
}

export const errorWords = {
  enterTimesSuchAs09: 'Enter times such as 09:00–12:00, 13:00–18:00, or leave the day blank.',
  chooseAtLeastOneLanguage: 'Choose at least one language.',
  enterAddressThatBeginsWith: 'Enter a web address beginning with https://.',
  enterValidDateSuchAs: 'Enter a valid date, such as 15.03.2027.',
  enterTimeSuchAs13: 'Enter a time such as 13:30.',
  endMustBeAfterStart: 'The end must be later than the start.',
}

export const fromClient = {
  fromClient: 'From the client',
}

export const absencePanel = {
  away: 'Away',
  blocked: 'Blocked',
  wholeFirm: 'whole firm',
  absencesAndBlockedTimes: 'Absences and blocked times',
  thereAreNoUpcomingAbsences:
    'There are no upcoming absences or blocked times. We block public holidays in the canton of Bern automatically.',
  remove: (date: string) => `Remove ${date}`,
  remove2: 'Remove',
  type: 'Type',
  absence: 'Absence',
  blockedTime: 'Blocked time',
  from: 'From',
  time: 'Time',
  until: 'Until',
  note: 'Note',
  forWholeFirm: 'For the whole firm',
  addEntry: 'Add entry',
}

export const affectedAppointments = {
  isAwayAtThatTime: (name: string) => `${name} is away at that time`,
  canNoLongerSignIn: (name: string) => `${name} can no longer sign in`,
  nobodyHoldsIt: 'no adviser is assigned',
  anotherAdviserOrAnotherTime: (count: number) =>
    `${count} ${count === 1 ? 'appointment needs' : 'appointments need'} another adviser or another time`,
  adviser: 'The adviser',
  assignTo: (name: string) => `Assign to ${name}`,
  chooseAnotherTime: 'Choose another time',
  noOneElseIsFree: 'No one else is free: choose another time',
}

export const hoursPage = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
  hoursAndAbsences: 'Hours and absences',
  calendar: 'Calendar',
  appointmentTypesAndRules: 'Appointment types and rules',
  chooseCalendar: 'Choose a calendar',
  subscribeInYourOwnCalendar: 'Subscribe in your own calendar app',
  workingHoursOf: (name: string) => `${name}’s working hours`,
  canBeBooked: 'Can be booked',
  notBookableYet: 'No one can book an appointment until these working hours are saved.',
  dayOff: 'Day off',
  languages: 'Languages for appointments',
  appointmentsCanBeBookedIn: 'Clients can book an appointment in these languages.',
  personalMeetingRoom: 'Personal meeting room',
  allYourVideoAppointmentsTake:
    'All your video appointments will take place here. If you leave this blank, each appointment will get its own room.',
  https: 'https://',
  saveHours: 'Save hours',
}

export const kindForm = {
  bufferBeforeMinutes: 'Buffer before (minutes)',
  bufferAfterMinutes: 'Buffer after (minutes)',
  minimumNoticeHours: 'Minimum notice (hours)',
  canBeBookedUpTo: 'How many days ahead it can be booked',
  maximumPerDayForEach: 'Maximum per adviser per day',
}

export const kindsPage = {
  appointmentTypes: 'Appointment types',
  calendar: 'Calendar',
  nothingWasSaved: 'Nothing was saved',
  someValuesAreMissingOr:
    'Some values are missing or outside the allowed range. Your entries are still in the form below.',
  videoMeetingRooms: 'Video meeting rooms',
  address: 'Address',
  eachAppointmentGetsItsOwn:
    'Each appointment will get its own room at this address, with a name that is impossible to guess. Leave blank to use the advisers’ personal rooms.',
  https: 'https://',
  save: 'Save',
  lengthsInMinutesSeparatedBy: 'Lengths in minutes, separated by commas',
  channels: 'Channels',
  languages: 'Languages',
}

export const minutesPanel = {
  consultationMinutesLeft: (left: number) => `Consultation minutes: ${left} left`,
  min: (creditEntries: string, minutes: number) => `${creditEntries}: ${minutes} min`,
  restoreMinutes: 'Restore minutes',
  minutes: 'Minutes',
  reason: 'Reason',
  clientWillSeeMinutesBut: 'The client will see the minutes but not the reason.',
  restoreMinutes2: 'Restore minutes',
}

export const noteForm = {
  note: 'Note',
  saveNote: 'Save note',
}

export const previewFacts = {
  visitor: (clientName: string) => `${clientName} (visitor)`,
  unknown: 'Unknown',
  min: (title: string, durationMinutes: number) => `${title}, ${durationMinutes} min`,
  seeCalculation: 'See the calculation',
  consultationMinutesOfCase: 'Consultation minutes for this case',
  freeOfCharge: 'Free of charge',
  leftPlanned: (left: number, planned: number) => `${left} left, ${planned} planned`,
  sent: (date: string) => `Sent ${date}`,
  notSentYet: 'Not sent yet',
  reasonForCancelling: 'Reason for cancelling',
}

export const viewCalendar = {
  away: 'Away',
  blocked: 'Blocked',
  reserved: 'Reserved',
  busy: 'Busy',
  noOne: 'No one',
}
