import { adminTexts } from '#admin/locales/en.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { AnswerOutcome } from '#site/careers/answer-application.server.ts'
import type { OpenedCv } from '#site/careers/cv/open-cv.server.ts'
import type { MoveOutcome } from '#site/careers/move-application.server.ts'
import { maxNoteLength, type Stage, type StageMove } from '#site/careers/stages.ts'
import type { AnswerOutcome as SiteAnswerOutcome } from '#site/contact/answer-lead.server.ts'
import type { LeadState, PressedMove } from '#site/contact/lead.ts'
import { maxAnswerLength, type WritingError } from '#site/correspondence/email-message.ts'

const writingErrors: Record<WritingError | 'no-address', string> = {
  'no-text': 'Write a text first.',
  'too-long': `Please keep the text to ${maxAnswerLength} characters.`,
  'no-address': "No letter can be sent to this address. Answer in another way, then press 'No answer needed'.",
  'bad-key': 'This form was not understood. Copy your text, load the page again and send it.',
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

const application: ApplicationWords = {
  stages,
  spam: 'Spam',
  waiting: 'To answer',
  moves: {
    start: 'Start conversation',
    close: 'Close',
    reopen: 'Reopen',
  },
  notMoved: {
    unknown,
    forbidden: 'Only admins move applications.',
    'not-allowed': ({ stage }) => `This application is now '${stages[stage]}', and nothing was changed.`,
    'note-too-long': `Please keep the note to ${maxNoteLength} characters.`,
    'nothing-to-note': 'Write a note first.',
  },
  notSent: {
    unknown,
    forbidden: 'Only admins answer applicants.',
    'is-spam': 'This looks like spam and gets no answer. Take it as an application first.',
    ...writingErrors,
  },
  notOpened: {
    unknown,
    forbidden: 'Only admins read applications.',
    missing: 'The content of this CV is missing from the store. The log says more.',
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
  assigned: 'In work',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
}

const lead: LeadWords = {
  states,
  waiting: 'To answer',
  moves: {
    take: 'Take it on',
    close: 'No answer needed',
    spam: 'This is spam',
    restore: 'Not spam',
  },
  notMoved: (state) => `This enquiry is now '${states[state]}', and nothing was changed.`,
  notSent: {
    'unknown-lead': 'This enquiry does not exist.',
    forbidden: 'Only staff answer enquiries.',
    'not-allowed': ({ state }) => `This enquiry is now '${states[state]}', and nothing was sent.`,
    ...writingErrors,
  },
}

const applicationList = {
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
  deletedOn: 'Deleted on',
  noApplicationsFound: 'No applications found',
  applicationsOfCareersPageArrive: 'Applications of the careers page arrive here.',
  noApplicationFitsTheseFilters: 'No application fits these filters.',
}

const applicationPage = {
  application: (number: string | null | undefined) => `Application ${number}`,
}

const applicationSteps = {
  nextStep: 'Next step',
  nothingWasChanged: 'Nothing was changed',
  note: 'Note',
  forStaffApplicantMayAsk: 'For staff. The applicant may ask to see it.',
  keepNoteOnly: 'Keep the note only',
  reopeningTakesBackDayWhen: 'Reopening takes back the day when it is deleted.',
  noLetterGoesToApplicant: 'No letter goes to the applicant by itself: write to them in the conversation.',
  thisLooksLikeSpam: 'This looks like spam',
  itFilledInFieldThat: 'It filled in a field that people do not see. The applicant got no receipt yet.',
  notSpam: 'Not spam',
  deleteNow: 'Delete now',
  forWhenApplicantAsksFor:
    'For when the applicant asks for it. The application, its CV, notes and letters are gone for good; the audit log keeps its number.',
  deleteForGood: 'Delete for good',
}

const applicationView = {
  applications: 'Applications',
  application: (number: number) => `Application ${number}`,
  repliesComeToMailboxFor: 'Replies come to the mailbox for applications.',
  applicantThenWaitsForAnswer: 'The applicant then waits for an answer.',
  aboutThisApplication: 'About this application',
  cv: 'CV',
  log: 'Log',
  receivedThroughForm: 'Received through the form',
  noAnswerNeeded: 'No answer needed',
  answerNeededAfterAll: 'Answer needed after all',
  yourApplication: (number: number, application: string) => `Your application (${number}): ${application}`,
  answerBy: 'Answer by',
  mayBeKept: 'May be kept',
  deletedOn: 'Deleted on',
  scannerFoundThisFileInfected: 'The scanner found this file infected. It is held back.',
  beingScanned: 'Being scanned',
  downloadCv: 'Download CV',
  somebodyWhoLeft: 'Somebody who left',
}

const contactList = {
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
  messagesOfContactFormArrive: 'Messages of the contact form arrive here.',
  noEnquiryFitsTheseFilters: 'No enquiry fits these filters.',
}

const contactPage = {
  enquiry: (number: string | null | undefined) => `Enquiry ${number}`,
  enquiry2: (number: number) => `Enquiry ${number}`,
  enquiries: 'Enquiries',
  wroteToUs: 'Wrote to us',
  repliesComeToOfficeBy: 'Replies come to the office by e-mail.',
  enquiryThenWaitsForAnswer: 'The enquiry then waits for an answer.',
  aboutThisEnquiry: 'About this enquiry',
  inviteAsClientToMake: 'Invite as a client, to make an offer',
  makeOffer: 'Make an offer',
  answerBy: 'Answer by',
  taxSituation: 'Tax situation',
  nobodyYet: 'Nobody yet',
  openWhatWasCalculated: 'Open what was calculated',
}

const answerForms = {
  answer: 'Answer',
  goesTo: (email: string, replies: string) => `Goes to ${email}. ${replies}`,
  replyCameByEMail: 'A reply came by e-mail',
  replyAsItCame: 'Reply as it came',
  pasteItHereSoThat: (waits: string) => `Paste it here, so that the whole conversation is in one place. ${waits}`,
  answerWasNotSent: 'The answer was not sent',
  replyWasNotKept: 'The reply was not kept',
  sendAnswer: 'Send answer',
  keepReply: 'Keep reply',
}

const answerTime = {
  late: ' (late)',
}

const conversation = {
  somebodyWhoLeft: 'Somebody who left',
  byMail: 'By mail',
  keptBy: (writerName: string) => `Kept by ${writerName}`,
}

export const siteStaffTexts = {
  application,
  lead,
  applicationList,
  applicationPage,
  applicationSteps,
  applicationView,
  contactList,
  contactPage,
  answerForms,
  answerTime,
  conversation,
}
