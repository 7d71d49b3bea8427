import * as adminTexts from '#admin/locales/en.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/careers/answer-application.server.ts'
import type { OpenedCv } from '#site/careers/cv/cv-file.server.ts'
import type { MoveOutcome } from '#site/careers/move-application.server.ts'
import { maxNoteLength, type Stage, type StageMove } from '#site/careers/stages.ts'
import type { AnswerOutcome as SiteAnswerOutcome } from '#site/contact/answer-lead.server.ts'
import type { LeadState, PressedMove } from '#site/contact/lead.ts'
import { maxAnswerLength, type WritingError } from '#site/correspondence/email-message.ts'

const writingErrors: Record<WritingError | 'no-address', string> = {
  'no-text': 'Enter some text first.',
  'too-long': `Use at most ${maxAnswerLength} characters.`,
  'no-address': 'We cannot send email to this address. Reply in another way, then select “No answer needed”.',
  'bad-key': 'Something went wrong, and your text was not saved. Copy your text, reload the page and try again.',
}

export type ApplicationWords = {
  stages: Record<Stage, string>
  spam: string
  waiting: string
  moves: Record<StageMove, string>
  notMoved: RefusalWords<Refused<MoveOutcome>>
  notSent: RefusalWords<Refused<AnswerOutcome>>
  notOpened: RefusalWords<Refused<OpenedCv>>
}

const { 'store-away': storeUnavailable, 'not-scanned': notScanned, infected } = adminTexts.panel.refusals
const unknown = 'This application does not exist.'
const stages: ApplicationWords['stages'] = {
  received: 'Received',
  in_conversation: 'In conversation',
  closed: 'Closed',
}

export const application: ApplicationWords = {
  stages,
  spam: 'Spam',
  waiting: 'To answer',
  moves: {
    start: 'Start conversation',
    close: 'Close application',
    reopen: 'Reopen application',
  },
  notMoved: {
    unknown,
    forbidden: 'Only admins can change applications.',
    'not-allowed': ({ stage }) => `The status of this application is now “${stages[stage]}”. Nothing was changed.`,
    'note-too-long': `The note can be up to ${maxNoteLength} characters long.`,
    'nothing-to-note': 'Enter a note first.',
  },
  notSent: {
    unknown,
    forbidden: 'Only admins can reply to applicants.',
    'is-spam': 'This application is marked as spam, so you cannot answer it. Select “Not spam” first.',
    ...writingErrors,
  },
  notOpened: {
    unknown,
    forbidden: 'Only admins can read applications.',
    missing: 'This CV is missing from our file storage. See the server log for details.',
    'store-away': storeUnavailable,
    'not-scanned': notScanned,
    infected,
  },
}

export type LeadWords = {
  states: Record<LeadState, string>
  waiting: string
  moves: Record<PressedMove, string>
  notMoved: (state: LeadState) => string
  notSent: RefusalWords<Refused<SiteAnswerOutcome>>
}

const states: LeadWords['states'] = {
  new: 'New',
  assigned: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
}

export const lead: LeadWords = {
  states,
  waiting: 'To answer',
  moves: {
    take: 'Take on enquiry',
    close: 'No answer needed',
    spam: 'Mark as spam',
    restore: 'Not spam',
  },
  notMoved: (state) => `The status of this enquiry is now “${states[state]}”. Nothing was changed.`,
  notSent: {
    'unknown-lead': 'This enquiry does not exist.',
    forbidden: 'Only staff can answer enquiries.',
    'not-allowed': ({ state }) => `The status of this enquiry is now “${states[state]}”. Nothing was sent.`,
    ...writingErrors,
  },
}

export const applicationList = {
  applications: 'Applications',
  searchApplications: 'Search applications',
  nameEmailOrNumber: 'Name, email or number',
  stage: 'Stage',
  position: 'Position',
  allPositions: 'All positions',
  filterByStage: 'Filter by stage',
  all: 'All',
  applicant: 'Applicant',
  email: 'Email',
  answerBy: 'Answer by',
  received: 'Received',
  deletionDate: 'Deletion date',
  noApplicationsFound: 'No applications found',
  applicationsFromCareersPageWill: 'Applications sent through the careers page will appear here.',
  noApplicationsMatchTheseFilters: 'No applications match your filters.',
}

export const applicationPage = {
  application: (number: string | null | undefined) => `Application ${number}`,
}

export const applicationSteps = {
  nextStep: 'Next step',
  nothingWasChanged: 'Nothing was changed',
  note: 'Note',
  forStaffApplicantHasRight: 'This note is for staff, but the applicant has the right to request a copy.',
  saveNoteOnly: 'Save note only',
  ifYouReopenApplicationIts: 'If you reopen the application, its deletion date will be removed.',
  weDoNotEmailApplicant: 'We do not email the applicant automatically. Write to them in the conversation.',
  thisLooksLikeSpam: 'This looks like spam',
  fieldThatPeopleCannotSee:
    'The form contained a hidden field, and it was filled in. We have not sent the applicant a confirmation.',
  notSpam: 'Not spam',
  deleteApplication: 'Delete application',
  useThisIfApplicantAsks:
    'Use this if the applicant asks us to delete their data. This permanently deletes the application and its CV, notes and emails. Only the application number will remain in the audit log.',
  deletePermanently: 'Delete permanently',
}

export const applicationView = {
  applications: 'Applications',
  application: (number: number) => `Application ${number}`,
  repliesArriveInApplicationsInbox: 'Replies will arrive in the applications inbox.',
  applicationWillThenBeListed: 'The application will then be listed as waiting for an answer.',
  aboutThisApplication: 'About this application',
  cv: 'CV',
  log: 'Log',
  receivedThroughForm: 'Received through the application form',
  noAnswerNeeded: 'No answer needed',
  answerNeededAfterAll: 'Answer needed after all',
  yourApplication: (number: number, application: string) => `Your application (${number}): ${application}`,
  answerBy: 'Answer by',
  keptUntil: 'Kept until',
  deletionDate: 'Deletion date',
  thisFileIsBlockedBecause: 'This file is blocked because the virus scanner found a virus.',
  scanningForViruses: 'Scanning for viruses',
  downloadCv: 'Download CV',
  formerStaffMember: 'Former staff member',
  applied: 'Applied',
  email: 'Email',
  phone: 'Phone',
  received: 'Received',
  closed: 'Closed',
}

export const contactList = {
  enquiries: 'Enquiries',
  searchEnquiries: 'Search enquiries',
  nameEmailOrNumber: 'Name, email or number',
  status: 'Status',
  taxSituation: 'Tax situation',
  allTaxSituations: 'All tax situations',
  adviser: 'Adviser',
  allAdvisers: 'All advisers',
  all: 'All',
  enquiry: 'Enquiry',
  number: 'Number',
  email: 'Email',
  answerBy: 'Answer by',
  received: 'Received',
  noEnquiries: 'No enquiries',
  messagesFromContactFormWill: 'Messages sent through the contact form will appear here.',
  noEnquiriesMatchTheseFilters: 'No enquiries match your filters.',
}

export const contactPage = {
  enquiry: (number: string | null | undefined) => `Enquiry ${number}`,
  number: (number: number) => `Enquiry ${number}`,
  enquiries: 'Enquiries',
  wroteToUs: 'Wrote to us',
  repliesArriveInOurOffice: 'Replies will arrive in our office inbox.',
  enquiryWillThenBeListed: 'The enquiry will then be listed as waiting for an answer.',
  aboutThisEnquiry: 'About this enquiry',
  answerBy: 'Answer by',
  taxSituation: 'Tax situation',
  notAssignedYet: 'Not assigned yet',
  openCalculation: 'Open the calculation',
  status: 'Status',
  from: 'From',
  email: 'Email',
  received: 'Received',
  adviser: 'Adviser',
  calculation: 'Calculation',
  takeOver: 'Take over',
}

export const enquiryPath = {
  steps: { reply: 'Reply', client: 'Client', quote: 'Quote', appointment: 'Appointment' },
  include: { client: 'Invite', quote: 'Send quote', appointment: 'Book' },
  appointmentType: 'Appointment type',
  done: 'Done',
  templates: 'Templates',
  editTemplates: 'Edit templates',
  noSimilarClient: 'No similar client found',
  similarClients: 'Similar clients',
  samePerson: 'This is the same person',
  alreadyClient: 'Already a client',
  clientOfColleague: 'This person is a client of a colleague.',
  notThisPerson: 'Not this person: remove the link',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  fromEnquiry: (name: string) => `Taken from the enquiry. The enquiry and its emails will be on ${name}’s page.`,
  quoteTitle: 'Title',
  service: (line: number) => `Service ${line}`,
  notFromStore: 'Not from the store',
  price: 'Price',
  priceHint: 'Leave empty for the store price.',
  moreLines: 'More lines',
  ownText: 'Own description',
  validUntil: 'Valid until',
  quoteOpensCase: 'When the client pays, a case opens.',
  chooseInCalendar: 'Choose in the calendar',
  how: 'How',
  lengthText: 'Length',
  minutes: (minutes: number) => `${minutes} minutes`,
  language: 'Language',
  oneEmail: (name: string) => `${name} receives one email`,
  oneEmailText: 'with the reply and the steps you ticked. Nothing is sent before you press.',
  previewEmail: 'Preview email',
  send: 'Send',
  sending: 'Sending…',
  preview: 'Preview of the email',
  previewTo: (email: string) => `To ${email}. Nothing has been sent yet. The links work once it is sent.`,
  nothingSent: 'Nothing was sent',
  checkFields: 'Check the marked fields. Everything you entered is still here.',
  needsClient: 'A quote needs a client: tick “Invite” too.',
  noTime: 'Choose a time.',
  noPhone: 'Enter the phone number, because the appointment is by phone.',
  attachFiles: 'Attach files',
  attachHint: 'Up to 12 MB in total. They go out with the email once they have been checked for viruses.',
  isAttached: (filename: string) => `Attached: ${filename}`,
  filesTooLarge: 'These files are larger than 12 MB together. Nothing was sent.',
  fileInfected: 'We removed a file because it contains a virus. Nothing was sent.',
  fileRefused:
    'We could not use this file: it is empty, too large, protected or of a type we do not accept. Nothing was sent.',
  openCase: 'Open a case',
  cases: 'Cases',
  quoteLine: (label: string, total: string) => `Quote ${label}, ${total}`,
  refused: {
    'too-many-invitations':
      'This address has been invited three times in the last 24 hours. Try again tomorrow, or send the reply without the invitation.',
    taken: 'This address already has an account. Reload the page: the enquiry then shows the client.',
    gone: 'Someone has just booked this time. The times below are free now.',
    'first-talk-used': 'This person has already had or booked the free consultation. Choose another appointment type.',
    'no-mail': 'We cannot send email to this address.',
    'not-there': 'This client is no longer available to you. Reload the page.',
    'no-minutes': 'This appointment type needs a case with consultation minutes.',
  },
}

export const enquiriesPanel = {
  enquiries: 'Enquiries',
  noEnquiries: 'No enquiries yet.',
  enquiry: (number: number, about: string) => `${number}: ${about}`,
  received: (at: string, emails: number) => `${at}, ${emails === 1 ? '1 email' : `${emails} emails`}`,
  readConversation: 'Read the conversation',
  attached: (filenames: string) => `Attached: ${filenames}`,
  wroteToUs: 'Wrote to us',
}

export const answerForms = {
  answer: 'Answer',
  weWillSendThisTo: (email: string, replies: string) => `We will send this to ${email}. ${replies}`,
  addReplyReceivedByEmail: 'Add a reply received by email',
  textOfReply: 'Text of the reply',
  pasteReplyHereToKeep: (waits: string) =>
    `Paste the reply here so that the whole conversation is in one place. ${waits}`,
  answerWasNotSent: 'The answer was not sent',
  replyWasNotSaved: 'The reply was not saved',
  sendAnswer: 'Send answer',
  saveReply: 'Save reply',
}

export const answerTime = {
  late: ' (late)',
}

export const conversation = {
  formerStaffMember: 'Former staff member',
  byEmail: 'By email',
  savedBy: (writerName: string) => `Saved by ${writerName}`,
}
