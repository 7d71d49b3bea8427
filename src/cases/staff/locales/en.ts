import { adminTexts } from '#admin/locales/en.ts'
import { maxPartLength } from '#cases/assessment/objection-letter.ts'
import type { WriteOutcome } from '#cases/assessment/write-objection.server.ts'
import { documentsPerCase } from '#cases/documents/document-states.ts'
import type { OpenedDocument } from '#cases/documents/open-document.server.ts'
import type { ReviewOutcome } from '#cases/documents/review-document.server.ts'
import type { UndoOutcome } from '#cases/documents/undo-review.server.ts'
import type { UploadResult } from '#cases/documents/upload-document.server.ts'
import { caseTexts } from '#cases/locales/en.ts'
import { maxTemplateLength, maxTitleLength, templateFields } from '#cases/messages/answer-template.ts'
import type { TemplateOutcome } from '#cases/messages/edit-template.server.ts'
import type { ThreadOutcome } from '#cases/messages/handle-thread.server.ts'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import type { MessageOutcome } from '#cases/messages/send-message.server.ts'
import { maxNoteLength } from '#cases/notes/staff-note.ts'
import type { NoteOutcome } from '#cases/notes/store-note.server.ts'
import type { StaffOpeningOutcome } from '#cases/opening/open-case.server.ts'
import type { AssignOutcome } from '#cases/planning/assign-case.server.ts'
import type { DueDateOutcome } from '#cases/planning/plan-case.server.ts'
import type { CaseMove, CaseState } from '#cases/process/case-states.ts'
import type { MoveOutcome } from '#cases/process/move-case.server.ts'
import type { EditOutcome } from '#cases/requests/edit-item.server.ts'
import {
  maxTitleLength as caseMaxTitleLength,
  type ItemError,
  itemsPerCase,
  maxDescriptionLength,
  maxWaiverLength,
} from '#cases/requests/item-text.ts'
import type { NotNeededOutcome } from '#cases/requests/mark-not-needed.server.ts'
import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'
import type { RequestOutcome } from '#cases/requests/request-documents.server.ts'
import type { ObjectionParts } from '#content/objection-letters.ts'
import type { UploadRequestError } from '#platform/files/upload-request.server.ts'
import { type RefusalWords, type Refused, say } from '#platform/words.ts'

export type UploadRefusal = { reason: Refused<UploadResult>['reason'] | UploadRequestError | 'no-file' | 'no-kind' }

export type ReviewRefusal = Refused<ReviewOutcome> | { reason: 'no-decision' }

export type DocumentWords = {
  notReviewed: RefusalWords<ReviewRefusal>
  notUndone: RefusalWords<Refused<UndoOutcome>>
  notMarked: RefusalWords<Refused<NotNeededOutcome>>
  notTaken: RefusalWords<UploadRefusal>
  notOpened: RefusalWords<Refused<OpenedDocument>>
}

const { refusals } = adminTexts.panel
const { forbidden, infected } = refusals
const unknownDocument = refusals['unknown-document']
const unknownItem = refusals['unknown-item']
const caseClosed = refusals['case-closed']
const notScanned = refusals['not-scanned']
const notWhole = 'This form was not understood. Please load the page again.'

const document: DocumentWords = {
  notReviewed: {
    'unknown-document': unknownDocument,
    forbidden,
    'case-closed': caseClosed,
    'not-allowed': ({ state }) =>
      `This document was decided about meanwhile: it is '${caseTexts.cases.documentStates[state]}' now.`,
    'not-scanned': notScanned,
    infected: 'The scanner found this file infected. It can only be replaced by the client.',
    'no-reason': refusals['no-reason'],
    'reason-too-long': 'Please keep the reason to 1000 characters.',
    'no-decision': 'Choose what becomes of this document.',
  },
  notUndone: {
    'unknown-document': unknownDocument,
    forbidden,
    'not-undoable': 'This decision can no longer be taken back. Decide again instead.',
    notified: 'The client has the letter already. Accept the document, or write to the client.',
    'case-moved': 'The case has moved on with this decision. Send the document back instead.',
  },
  notMarked: {
    'unknown-case': unknownItem,
    'unknown-item': unknownItem,
    forbidden,
    'case-closed': caseClosed,
    'required-item': 'Only staff can decide that a required document is not needed.',
    'no-reason': 'Say why it is not needed: the client reads it.',
    'reason-too-long': `Please keep the reason to ${maxWaiverLength} characters.`,
  },
  notTaken: {
    'no-file': 'Choose a file.',
    'no-kind': 'Choose what kind of document it is, before the file.',
    'unknown-case': refusals['unknown-case'],
    'unknown-item': unknownItem,
    'item-of-client': 'Only documents of the client answer an item. Choose no item, or another kind.',
    'no-draft-after-filing': 'The return is filed: it gets no more drafts. Choose another kind.',
    'not-replaceable': 'This document no longer waits for a new file.',
    forbidden,
    'case-closed': caseClosed,
    'too-many': `A case takes ${documentsPerCase} files; this one has that many.`,
    'store-away': 'The file store is away. Nothing was kept; try again in a few minutes.',
    'store-full': 'The file store has no room left. Nothing was kept.',
    'no-room': 'This client has used up the room for documents. Settings say how much there is.',
    'too-large': 'This file is larger than 25 MB.',
    empty: 'This file is empty.',
    'type-not-allowed': 'This kind of file is not taken. Use PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV.',
    'has-macros': 'This file contains macros. Save it without them, or as PDF.',
    'password-protected': 'This file is protected by a password. Remove the password first.',
    interrupted: 'The upload was interrupted. Please try again.',
    'not-multipart': notWhole,
    'too-many-fields': notWhole,
    'field-too-long': notWhole,
    'too-many-files': 'One file at a time, please.',
  },
  notOpened: {
    'unknown-document': unknownDocument,
    'store-away': refusals['store-away'],
    missing: 'The content of this document is missing from the store. The log says more.',
    'not-scanned': notScanned,
    infected,
  },
}

export type ObjectionWords = {
  parts: Readonly<Record<keyof ObjectionParts, string>>
  languages: Readonly<Record<'de' | 'fr' | 'it', string>>
  notWritten: RefusalWords<Refused<WriteOutcome> | UploadRefusal>
}

const parts: ObjectionWords['parts'] = {
  recipient: 'To',
  reference: 'Taxpayer and number',
  subject: 'Subject',
  opening: 'Opening',
  requests: 'What is asked for',
  reasons: 'Reasons',
  evidence: 'Evidence and enclosures',
  closing: 'Closing',
}

const objection: ObjectionWords = {
  parts,
  languages: { de: 'German', fr: 'French', it: 'Italian' },
  notWritten: {
    ...document.notTaken,
    'not-assessed': 'An objection is written once the assessment is recorded, before it is posted.',
    decided: 'The objection is decided. What may follow is an appeal to the court, a case of its own.',
    'too-late': 'The time for an objection is over.',
    'part-missing': ({ part }) => `Fill in “${parts[part]}”.`,
    'not-filled-in': ({ part }) =>
      `Replace or delete what stands in square brackets in “${parts[part]}”, in both languages.`,
    'part-too-long': ({ part }) => `Keep “${parts[part]}” to ${maxPartLength} characters.`,
  },
}

export type ThreadRefusal = Refused<ThreadOutcome> | { reason: 'not-understood' }

export type MessageWords = {
  notSent: RefusalWords<Refused<MessageOutcome>>
  files: { noCase: string; saved: string }
  notHandled: RefusalWords<ThreadRefusal>
  notSaved: RefusalWords<Refused<TemplateOutcome>>
}

const nobody = 'There is nobody here to write to.'
const notUnderstood = 'This form was not understood. Copy your text, load the page again and send it.'
const fields = templateFields.map((name) => `{${name}}`).join(', ')

const message: MessageWords = {
  notSent: {
    'too-many-messages': 'Many messages were sent in a short time. Try again in some minutes.',
    'unknown-case': nobody,
    'unknown-client': nobody,
    'unknown-thread': nobody,
    forbidden: adminTexts.panel.refusals.forbidden,
    'no-subject': 'Enter a subject.',
    'subject-too-long': `Please keep the subject to ${maxSubjectLength} characters.`,
    'no-text': 'Write a message.',
    'text-too-long': `Please keep the message to ${maxMessageLength} characters.`,
    'unknown-attachment':
      'The attached files wait here no longer, or belong to another case or kind of message. Attach them again.',
    'no-submission-key': notUnderstood,
    'submission-key-taken': notUnderstood,
  },
  files: {
    noCase: 'Files belong to a case, and this message belongs to none.',
    saved: 'Nothing was sent; your text and the other files are kept.',
  },
  notHandled: {
    'unknown-thread': 'There is no such thread.',
    'unknown-person': 'Choose somebody who works here.',
    forbidden: 'This thread belongs to another adviser. Ask them or an admin.',
    'not-now': 'Somebody was quicker: load the page again.',
    'not-understood': 'This form was not understood. Load the page again.',
  },
  notSaved: {
    'no-title': 'Enter a title.',
    'no-text': 'Write the answer.',
    'too-long': `Please keep the title to ${maxTitleLength} characters and the text to ${maxTemplateLength}.`,
    'unknown-field': `Only these fields can be filled in: ${fields}.`,
    forbidden: 'Templates are for staff to change.',
    'unknown-template': 'There is no such template any more.',
  },
}

export type NoteWords = { notSaved: RefusalWords<Refused<NoteOutcome>> }

const note: NoteWords = {
  notSaved: {
    forbidden: adminTexts.panel.refusals.forbidden,
    'unknown-client': 'This client does not exist.',
    'no-text': 'Write something first.',
    'text-too-long': `The note is too long: at most ${maxNoteLength} characters.`,
    'no-submission-key': adminTexts.panel.refusals['not-understood'],
  },
}

export type OpeningWords = { notOpened: RefusalWords<Refused<StaffOpeningOutcome>> }

const opening: OpeningWords = {
  notOpened: {
    forbidden: 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'unknown-adviser': 'This adviser does not work here any more. Choose another one.',
    'unknown-kind': 'Choose what the case is about.',
    'unknown-year': 'Choose a tax year of the list.',
    'no-reason': 'Say why there is no order: it stays in the log of the case.',
    'reason-too-long': 'The reason is too long: at most 1000 characters.',
    'no-submission-key': adminTexts.panel.refusals['not-understood'],
    'not-a-client': ({ status }) =>
      `The account of this client is: ${adminTexts.panel.clientStatuses[status]}. Only active and invited clients get cases.`,
    leaving: 'This client has asked to be deleted. Take that up first.',
    'same-case': ({ caseNumber }) =>
      `${caseNumber} is open for the same kind and year. If you mean another one, say so below.`,
  },
}

export type MoveRefusal = (Refused<MoveOutcome> & { move: CaseMove }) | { reason: 'no-move' }
export type PlanRefusal = Refused<AssignOutcome> | Refused<DueDateOutcome> | { reason: 'no-adviser' | 'no-priority' }

export type CaseAdminWords = {
  notMoved: RefusalWords<MoveRefusal>
  notPlanned: RefusalWords<PlanRefusal>
  noChoice: string
}

const { 'unknown-case': unknownCase, forbidden: casesForbidden } = adminTexts.panel.refusals
const { states, moves, moveErrors } = caseTexts.cases

const cases: CaseAdminWords = {
  notMoved: {
    'unknown-case': unknownCase,
    guard: ({ error }) => say(moveErrors, error),
    conflict: ({ state }) =>
      `Somebody changed this case while you looked at it: it is now in the state '${states[state].label}'. Nothing was changed. Look at it again before you go on.`,
    'not-allowed': ({ move, state, allowed }) =>
      `'${moves[move].label}' is not possible here. ${openMoves(state, allowed)}`,
    'no-move': 'Choose a step.',
    'summary-stale':
      'The summary of the tax that goes with this draft is older than the figures, and a new one cannot be made: open Tax, which says what is missing.',
    'summary-changing': 'Draft or figures changed while the summary of the tax was made anew. Press again.',
  },
  notPlanned: {
    'unknown-case': unknownCase,
    forbidden: casesForbidden,
    'unknown-adviser': 'Choose an active member of staff.',
    'no-adviser': 'Choose an adviser.',
    'no-priority': 'Choose a priority.',
    'no-date': 'Enter a date that exists, as day.month.year, such as 31.03.2026.',
    'nothing-due': 'This case is filed or over: its dates follow from that.',
    'date-past': 'The date lies in the past.',
  },
  noChoice: 'Choose what to do.',
}

function openMoves(state: CaseState, allowed: CaseMove[]): string {
  const { label } = states[state]
  if (allowed.length === 0) return `You cannot move this case, which is in the state '${label}'.`
  const names = allowed.map((move) => `'${moves[move].label}'`).join(', ')
  return `From the state '${label}' you can: ${names}.`
}

export type RequestRefusal = { reason: Refused<RequestOutcome | EditOutcome>['reason'] | ItemError }

export type RequestWords = {
  notRequested: RefusalWords<RequestRefusal>
  notPlaced: RefusalWords<Refused<PlaceOutcome>>
}

const {
  forbidden: requestForbidden,
  'case-closed': requestCaseClosed,
  'unknown-item': requestUnknownItem,
} = adminTexts.panel.refusals

const request: RequestWords = {
  notRequested: {
    'unknown-case': requestUnknownItem,
    'unknown-item': requestUnknownItem,
    forbidden: requestForbidden,
    'case-closed': requestCaseClosed,
    'same-title': 'An item of this name stands on the checklist already.',
    'too-many-items': `A checklist takes ${itemsPerCase} items; this one has that many.`,
    'nothing-open': 'Choose at least one item that the client can still send.',
    'no-title': 'Say which document you need.',
    'title-too-long': `Please keep the name to ${caseMaxTitleLength} characters.`,
    'description-too-long': `Please keep the description to ${maxDescriptionLength} characters.`,
    'unknown-need': 'Choose how much it is needed.',
  },
  notPlaced: {
    'unknown-document': adminTexts.panel.refusals['unknown-document'],
    'unknown-item': 'Choose an item of the checklist.',
    forbidden: requestForbidden,
    'case-closed': requestCaseClosed,
    'not-movable': 'This document was replaced or held back meanwhile; it stays where it is.',
  },
}

const objectionForm = {
  letterOfObjection: 'Letter of objection',
  theLetterWasNotMade: 'The letter was not made',
  haveTheReadBySomebody: (languages: string) => `Have the ${languages} read by somebody who writes it`,
  theDraftIsAModel:
    'The draft is a model in the language of the office. Nobody whose first language it is has checked it yet.',
  englishForTheClient: 'English, for the client',
  theAssessmentWasMadeBy:
    'The assessment was made by discretion (Ermessensveranlagung): reasons and evidence are needed.',
  makeTheLetter: 'Make the letter',
  theClientWrites: 'The client writes',
  whatTheLawAsks: 'What the law asks',
  postedByTheStampOf: (date: string) => `Posted by ${date}; the stamp of Swiss Post counts.`,
  inWritingAndSignedBy:
    'In writing and signed by hand, by the client or with their power of attorney. A mail is no objection.',
  itSaysWhatIsTo: 'It says what is to be changed; reasons and evidence belong to it (Art. 132 DBG, Art. 48 StHG).',
  anAssessmentByDiscretionIs:
    'An assessment by discretion is changed only where it is plainly wrong, and that must be shown.',
  toTheAddressThatIs: 'To the address that is printed on the assessment.',
  whoDecides: (officeNote: string) => `Who decides: ${officeNote}`,
  inBernItCanAlso: 'In Bern it can also be filed online by BE-Login.',
  theLetterBecomesADocument:
    'The letter becomes a document of the case, which the client sees, and a Word file (DOCX) beside it, which the client does not. Once it is posted, record the objection.',
  writeItInInstead: (names: string) => `Write it in ${names} instead`,
}

const objectionPage = {
  objection: (caseNumber: string) => `Objection ${caseNumber}`,
}

const checklistEditPage = {
  sources: {
    year: 'This year has a list of its own.',
    'all-years': 'This list is for all years without one of their own.',
    catalogue: 'This is the list of the catalogue. Saving makes a list of its own.',
  },
  checklist: (title: string) => `Checklist ${title}`,
  checklists: 'Checklists',
  taxYear: 'Tax year',
  allYears: 'All years',
  theListWasNotSaved: 'The list was not saved',
  placeOfDocument: (at: number) => `Place of document ${at}`,
  document: (at: number) => `Document ${at}`,
  document2: 'Document',
  whatTheClientShouldKnow: (at: number) => `What the client should know about document ${at}`,
  whatTheClientShouldKnow2: 'What the client should know',
  howMuchDocumentIsNeeded: (at: number) => `How much document ${at} is needed`,
  aNumberSaysThePlace:
    'A number says the place of a line: change it to move the line. Empty a line to take it off. More empty lines come after saving.',
  saveTheList: 'Save the list',
  takeTheListOfThe: 'Take the list of the catalogue',
  takeTheListOfAll: 'Take the list of all years',
}

const checklistListPage = {
  whatACaseAsksFor: 'What a case asks for when it opens. Cases that are open keep theirs.',
}

const checklistList = {
  checklists: 'Checklists',
  searchProducts: 'Search products',
  product: 'Product',
  ownLists: 'Own lists',
  withOrWithoutOwnLists: 'With or without own lists',
  withAnOwnList: 'With an own list',
  asInTheCatalogue: 'As in the catalogue',
  type: 'Type',
  noProductsFound: 'No products found',
  noProductFitsTheseFilters: 'No product fits these filters.',
}

const decisionForm = {
  decision: 'Decision',
  by: (fileSize: string, date: string, uploadedByName: string) => `${fileSize}, ${date}, by ${uploadedByName}`,
  sentBack: (rejectedReason: string) => `Sent back: ${rejectedReason}`,
  whatBecomesOfIt: 'What becomes of it',
  accept: 'Accept',
  sendBack: 'Send back',
  reason: 'Reason',
  ownWords: 'Own words',
  whatTheClientReads: 'What the client reads',
  goesTo: (clientName: string) => `Goes to ${clientName}.`,
  fileElsewhere: 'File elsewhere',
  whereItBelongs: 'Where it belongs',
  withoutAPlace: 'Without a place',
  goOnNextFile: 'Go on, next file',
  goOn: 'Go on',
  s: 'S',
  skip: 'Skip',
  youCanLookAtThis: 'You can look at this document; nothing can be decided about it here.',
}

const documentRail = {
  requestsAndFiles: 'Requests and files',
  toBeFiled: 'To be filed',
  askForADocument: 'Ask for a document',
  allDocumentsZip: 'All documents (ZIP)',
}

const reviewPage = {
  review: (caseNumber: string) => `Review ${caseNumber}`,
}

const reviewPanel = {
  ofFilesChecked: (checked: number, count: number) => `${checked} of ${count} files checked`,
  filesChecked: 'Files checked',
  keysOfTheDesk: 'Keys of the desk',
  heldBack: 'Held back',
  beingScanned: 'Being scanned',
  theVirusScannerFoundSomething:
    'The virus scanner found something in this file. It was removed, and the client was asked for a clean one.',
  theVirusScannerHasNot: 'The virus scanner has not looked at this file yet. Load the page again in a minute.',
  noDocuments: 'No documents',
  nothingWasSentForThis: 'Nothing was sent for this case yet.',
  askForADocument: 'Ask for a document',
  z: 'Z',
  undo: 'Undo',
}

const documentList = {
  toCheck: 'To check',
  sentBack: 'Sent back',
  documents: 'Documents',
  clientOrCaseNumber: 'Client or case number',
  state: 'State',
  myCasesOnly: 'My cases only',
  adviser: 'Adviser',
  anyAdviser: 'Any adviser',
  age: 'Age',
  anyAge: 'Any age',
  olderThanDays: (days: string) => `Older than ${days} days`,
  filterByState: 'Filter by state',
  document: 'Document',
  case: 'Case',
  client: 'Client',
  checklist: 'Checklist',
  sent: 'Sent',
  nothingToCheck: 'Nothing to check',
  everyDocumentWasDecidedAbout: 'Every document was decided about.',
  noDocumentFitsTheseFilters: 'No document fits these filters.',
}

const reviewForms = {
  notShownToTheClient: (name: string) => `${name}, not shown to the client yet`,
  by: (document: string, fileSize: string, date: string, uploadedByName: string) =>
    `${document}, ${fileSize}, ${date}, by ${uploadedByName}`,
  sentBack: (rejectedReason: string) => `Sent back: ${rejectedReason}`,
  waitingForTheVirusScanner: 'Waiting for the virus scanner.',
  theVirusScannerFoundSomething: 'The virus scanner found something in this file. It was removed.',
  look: 'Look',
  at: (originalFilename: string) => `at ${originalFilename}`,
  download: 'Download',
  accept: 'Accept',
  reject: 'Reject',
  reason: 'Reason',
  theClientReadsItIn: 'The client reads it in the letter.',
  sendBack: 'Send back',
  whereIsFiled: (originalFilename: string) => `Where ${originalFilename} is filed`,
  withoutAPlace: 'Without a place',
  fileIt: 'File it',
}

const sameFile = {
  theSameFile: 'The same file: ',
  theSameFileAtAnother: (clientName: string) => `The same file at another client, ${clientName}: `,
}

const bulkAnswer = {
  wereNot: (count: number) => `${count} were not`,
  changed: (count: string, left: string) => `${count} changed, ${left}`,
  noCaseWasChanged: (left: string) => `No case was changed, ${left}`,
  ofCasesCanBeChanged: (what: string, count: number, count2: number) =>
    `${what}: ${count} of ${count2} cases can be changed. Nothing is done yet.`,
  toBeChanged: (value: string) => `To be changed: ${value}`,
  changeThisCase: 'Change this case',
  changeTheseCases: (count: number) => `Change these ${count} cases`,
  leaveAsTheyAre: 'Leave as they are',
  oneCaseWas: 'One case was',
  casesWere: (count: number) => `${count} cases were`,
  soAlreadyAndLeftAs: (value: string) => `So already, and left as they are: ${value}`,
  assignToNobody: 'Assign to nobody',
  assignTo: (label: string) => `Assign to ${label}`,
  setPriority: (text: string) => `Set priority ${text}`,
  setDueDate: (value: string) => `Set due date ${value}`,
}

const bulkChange = {
  unknownCase: 'Unknown case',
}

const capacityTable = {
  casesInWorkWhichAre:
    'Cases in work, which are not filed yet, against the limit, and those due in the next 14 days, for each adviser',
  adviser: 'Adviser',
  notAssigned: 'Not assigned',
  inWork: 'In work',
  tooMuch: ', too much',
  dueIn14Days: 'Due in 14 days',
  againstTheLimit: 'Against the limit',
  noLimitIsSet: 'No limit is set',
}

const caseBoard = {
  allAsAList: (count: number) => `All ${count} as a list`,
  due: (date: string) => `Due ${date}`,
  noDate: 'No date',
  stepOf: (caseNumber: string) => `Step of ${caseNumber}`,
  step: 'Step',
  move: 'Move',
}

const caseListPage = {
  asAList: 'As a list',
  asABoard: 'As a board',
  openACase: 'Open a case',
  selectCase: (caseNumber: string) => `Select case ${caseNumber}`,
  selectedCases: 'Selected cases',
  selected: (count: number) => `${count} selected`,
  assign: 'Assign',
  adviser: 'Adviser',
  nobody: 'Nobody',
  setStatus: 'Set status',
  step: 'Step',
  reasonWhereTheStepNeeds: 'Reason, where the step needs one',
  reasonIfNeeded: 'Reason, if needed',
  setPriority: 'Set priority',
  priority: 'Priority',
  setDueDate: 'Set due date',
  dueDate: 'Due date',
  clear: 'Clear',
}

const caseList = {
  taxCases: 'Tax Cases',
  searchCases: 'Search cases',
  caseNumberOrClient: 'Case number or client',
  status: 'Status',
  overdue: 'Overdue',
  state: 'State',
  allStates: 'All states',
  work: 'Work',
  allWork: 'All work',
  taxYear: 'Tax year',
  allYears: 'All years',
  priority: 'Priority',
  allPriorities: 'All priorities',
  adviser: 'Adviser',
  allAdvisers: 'All advisers',
  all: 'All',
  case: 'Case',
  client: 'Client',
  email: 'Email',
  package: 'Package',
  due: 'Due',
  docs: 'Docs',
  notAssigned: 'Not assigned',
  canton: 'Canton',
  opened: 'Opened',
  changed: 'Changed',
  noCasesFound: 'No cases found',
  noCaseFitsTheseFilters: 'No case fits these filters.',
  overdue2: 'overdue',
}

const casePreview = {
  case: (caseNumber: string) => `Case ${caseNumber}`,
  close: 'Close',
  case2: 'Case',
  overview: 'Overview',
  documents: 'Documents',
  log: 'Log',
  openCase: 'Open case',
  message: 'Message',
  taxYear: 'Tax year',
  documentsReceived: 'Documents received',
  open: 'Open',
  nothingIsOpenOnThe: 'Nothing is open on the checklist.',
  check: 'Check',
  recentActivity: 'Recent activity',
  allOf: (clientName: string) => `All of ${clientName}`,
  notAssigned: 'Not assigned',
}

const conversation = {
  noMessagesYet: 'No messages yet.',
  client: 'Client',
  staff: 'Staff',
  new: 'New',
  internalNote: 'Internal note',
  notReadYet: 'not read yet',
  theMessageWasNotSent: 'The message was not sent',
  case: 'Case',
  noCase: 'No case',
  subject: 'Subject',
  message: 'Message',
  sending: 'Sending…',
  sendMessage: 'Send Message',
}

const inboxPage = {
  messages: (clientName: string) => `${clientName}, messages`,
  chooseAThread: 'Choose a thread',
  nothingHere: 'Nothing here',
  jAndKGoThrough: 'J and K go through them, R answers.',
  nobodyWaitsInThisPart: 'Nobody waits in this part of the inbox.',
  about: (clientName: string) => `About ${clientName}`,
  waitingForTheClient: 'Waiting for the client.',
  noAnswerNeeded: 'No answer needed.',
  openCase: 'Open case',
  answerPromisedBy: 'Answer promised by',
  nobodyYet: 'Nobody yet',
  belongsToNoCase: 'Belongs to no case',
}

const newMessagePage = {
  newMessage: 'New message',
  messages: 'Messages',
  writeTo: (name: string) => `Write to ${name}`,
  clientPage: 'Client page',
  clientOrCase: 'Client or case',
  nameEMailAddressOr: 'Name, e-mail address or case number',
  noActiveClientAndNo: 'No active client and no case fits these words.',
}

const templatesPage = {
  answerTemplates: 'Answer templates',
  messages: 'Messages',
  theseFieldsAreFilledIn: (fields: string) => `These fields are filled in: ${fields}.`,
  newTemplate: 'New template',
  theTemplateWasNotSaved: 'The template was not saved',
  title: 'Title',
  text: 'Text',
  save: 'Save',
  remove: 'Remove',
}

const answerForm = {
  internalNote: 'Internal note',
  whatToWrite: 'What to write',
  answer: 'Answer',
  draftSaved: (time: string) => `Draft saved ${time}`,
  thisWasNotDone: 'This was not done',
  answerTemplates: 'Answer templates',
  editTemplates: 'Edit templates',
  onlyTheOfficeReadsThis: 'Only the office reads this',
  writeTo: (clientName: string) => `Write to ${clientName}`,
  keepNote: 'Keep note',
  sending: 'Sending…',
  send: 'Send',
}

const due = {
  days: (hours: number) => `${hours} days`,
  min: (minutes: number) => `${minutes} min`,
}

const threadList = {
  labels: { firm: 'For us', mine: 'Mine', overdue: 'Overdue', client: 'For the client', all: 'All' },
  messages: 'Messages',
  newMessage: 'New message',
  partOfTheInbox: 'Part of the inbox',
  searchMessages: 'Search messages',
  clientCaseSubject: 'Client, case, subject',
  search: 'Search',
  nothingFitsTheseWords: 'Nothing fits these words.',
  nothingWaitsHere: 'Nothing waits here.',
  new: '(new)',
  lastWrittenBy: (senderName: string) => `, last written by ${senderName}`,
}

const threadTurn = {
  waitingForUs: 'Waiting for us',
  waitingForTheClient: 'Waiting for the client',
  noAnswerNeeded: 'No answer needed',
}

const threadView = {
  allThreads: 'All threads',
  messages: 'Messages',
  earlierMessagesAreInThe: (earlier: number) => `${earlier} earlier messages are in the case.`,
  thisThreadBelongsTo: (ownerName: string) => `This thread belongs to ${ownerName}.`,
  youCanReadItAnswers: 'You can read it; answers are for its owner, the adviser of the case and admins.',
  internal: (senderName: string) => `Internal, ${senderName}`,
  you: 'You',
  notReadYet: 'not read yet',
  ownerOfThisThread: 'Owner of this thread',
  nobodyYet: 'Nobody yet',
  you2: (name: string) => `${name} (you)`,
  handOver: 'Hand over',
  takeOver: 'Take over',
  noAnswerNeeded: 'No answer needed',
  answerNeededAfterAll: 'Answer needed after all',
}

const notesPanel = {
  notesOfTheOffice: 'Notes of the office',
  everybodyInTheOfficeWho: 'Everybody in the office who sees this page reads them; the client never does.',
  theNoteWasNotKept: 'The note was not kept',
  newNote: 'New note',
  keepTheNote: 'Keep the note',
}

const chooseClientPage = {
  openACase: 'Open a case',
  taxCases: 'Tax Cases',
  forWhom: 'For whom?',
  nameEMailAddressOr: 'Name, e-mail address or company',
  noClientFitsTheseWords: 'No client fits these words.',
  somebodyNewInviteThemFirst: 'Somebody new: invite them first',
}

const openCasePage = {
  openACase: 'Open a case',
  withoutAChecklist: (caseType: string) => `${caseType}, without a checklist`,
  noCaseWasOpened: 'No case was opened',
  kind: 'Kind',
  aProductBringsItsName: 'A product brings its name and its checklist with it.',
  taxYear: 'Tax year',
  adviser: 'Adviser',
  theyGetALetterUnless: 'They get a letter, unless it is you.',
  nobodyYet: 'Nobody yet',
  you: (name: string) => `${name} (you)`,
  whyWithoutAnOrder: 'Why without an order',
  staysInTheLogOf: 'Stays in the log of the case, for the office alone.',
  openAnotherOneBesideIt: 'Open another one beside it',
  openTheCase: 'Open the case',
}

const caseDocumentsPage = {
  documents: (caseNumber: string) => `Documents ${caseNumber}`,
}

const caseLayout = {
  taxCases: 'Tax Cases',
  bookATalk: 'Book a talk',
  case: 'Case',
  thisCaseBelongsTo: (adviserName: string) => `This case belongs to ${adviserName}.`,
  youCanReadItChanges: 'You can read it; changes are for its adviser and for admins.',
}

const caseLogPage = {
  log: 'Log',
  system: 'System',
  internal: 'Internal',
}

const caseMessagesPage = {
  messages: 'Messages',
  newThread: 'New thread',
  threads: 'Threads',
  answer: 'Answer',
  write: 'Write',
  goesIntoThe: 'Goes into the',
  threadThatWaitsForUs: 'thread that waits for us',
  latestThread: 'latest thread',
  unlessYouNameAnotherSubject: (subject: string) => `, ${subject}, unless you name another subject.`,
  nobodysYet: 'Nobody’s yet',
}

const casePage = {
  draft: (personName: string, draftNumber: number, date: string) => `${personName}, draft ${draftNumber}, ${date}`,
  noLongerCounts: (text: string, voidReasons: string) => `${text}; no longer counts: ${voidReasons}`,
}

const caseDocuments = {
  thisCaseIsClosedIts: 'This case is closed: its documents can be read, not changed.',
  nothingWasChanged: 'Nothing was changed',
  review: (toCheck: number, text: string) => `Review ${toCheck} ${text}`,
  reviewDesk: 'Review desk',
  allDocumentsZip: 'All documents (ZIP)',
  noDocuments: 'No documents',
  thisCaseHasNoChecklist: 'This case has no checklist, and nothing was sent.',
  fromTheFirm: 'From the firm',
  toBeFiled: 'To be filed',
  checklist: 'Checklist',
  askForADocument: 'Ask for a document',
  askForDocuments: 'Ask for documents',
  whichOfTheChecklist: 'Which of the checklist',
  sentBack: 'Sent back',
  theClientGetsOneLetter: 'The client gets one letter that names them.',
  theClientSaysItDoes: 'The client says it does not apply.',
  uploadDocument: 'Upload Document',
  kind: 'Kind',
  allButInternalDocumentsAre:
    "All but internal documents are the client's to see; a draft once they are asked to approve it.",
  for: 'For',
  onlyForDocumentsFromThe: 'Only for documents from the client',
  file: 'File',
  pdfJpgPngHeicDocx: 'PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV, up to 25 MB',
}

const caseOverview = {
  nextStep: 'Next step',
  theClientReads: (found: string) => `The client reads: ${found}`,
  reason: (stateNote: string) => `Reason: ${stateNote}`,
  theClientAsksForAn: 'The client asks for an objection.',
  writeTheLetterOfObjection: 'Write the letter of objection',
  withoutTheClientsAcceptanceThe: (date: string, text: string) =>
    `Without the client’s acceptance the case can be closed from ${date}: until then an ${text} is possible.`,
  approvals: 'Approvals',
  certificate: 'Certificate',
  ofTheApprovalBy: (text: string) => `of the approval by ${text}`,
  documents: 'Documents',
  checkDocuments: 'Check documents',
  noDocumentIsRequired: 'No document is required.',
  accepted: 'Accepted',
  receivedRequiredStillOpen: (received: number, openRequired: number) =>
    `${received} received, ${openRequired} required still open`,
  recentActivity: 'Recent activity',
  wholeLog: 'Whole log',
  system: 'System',
  facts: 'Facts',
  summaryPdf: 'Summary (PDF)',
  copyForTheClientPdf: 'Copy for the client (PDF)',
  taxYear: 'Tax year',
  notKnownTheUsualDate: 'Not known: the usual date counts',
  notAssigned: 'Not assigned',
  openTheOrder: 'Open the order',
  approvalMissing: 'Approval missing',
  noReceipt: 'No receipt',
  objectionPosted: 'Objection posted',
  appealUntil: 'Appeal until',
  objectionUntil: 'Objection until',
}

const extensionPanel = {
  emailWords: {
    online: 'Use the letter only if the online request is not possible.',
    office: 'Ask this office; the letter is for the address printed on the client’s form.',
    writing: 'The letter is for the address printed on the client’s form. Add the reasons.',
    payment: 'Do not send a letter: the payment is the request.',
    unknown: 'Do not rely on a letter before the canton has told you how it takes requests.',
  },
  extension: 'Extension',
  until: (names: string, date: string) => `${names}: until ${date}`,
  onlineAtTheCanton: 'Online at the canton',
  enterTheCantonOfThe: 'Enter the canton of the case to see how it extends the deadline.',
  step: 'Step',
  until2: 'Until',
  feeOfTheCanton: 'Fee of the canton',
  leaveEmptyWhenItIs: 'Leave empty when it is free.',
  record: 'Record',
  letterToTheTaxOffice: 'Letter to the tax office',
}

const factField = {
  dayOfFiling: 'Day of filing',
  numberOfTheFilingReceipt: 'Number of the filing receipt',
  whyThereIsNoReceipt: 'Why there is no receipt',
  dateOfTheAssessment: 'Date of the assessment',
  dateOfTheDecision: 'Date of the decision',
  howItWasDelivered: 'How it was delivered',
  dayOfDelivery: 'Day of delivery',
  dayOnWhichTheObjection: 'Day on which the objection was posted',
  asTheWayOfDelivery:
    'As the way of delivery says. For an ordinary letter the 30 days run from the working day after its date, also where it was found later.',
  orUploadTheReceiptAmong: 'Or upload the receipt among the documents.',
  onlyWhenThereIsNeither: 'Only when there is neither receipt nor number. Clients do not see it.',
  choose: 'Choose',
}

const itemBadge = {
  missing: 'Missing',
  toCheck: 'To check',
  accepted: 'Accepted',
  sentBack: 'Sent back',
  notNeeded: 'Not needed',
}

const moveForms = {
  theCaseWasNotMoved: 'The case was not moved',
  thereIsNoStepThat: 'There is no step that you can take here.',
  theClientReads: (notifies: string) => `The client reads: ${notifies}`,
  theClientIsNotTold: 'The client is not told.',
}

const planForms = {
  plan: 'Plan',
  adviser: 'Adviser',
  notAssigned: 'Not assigned',
  you: (name: string) => `${name} (you)`,
  assign: 'Assign',
  priority: 'Priority',
  setPriority: 'Set priority',
  dueDate: 'Due date',
  setDueDate: 'Set due date',
}

const reminderPanel = {
  reminders: 'Reminders',
  pausedSince: (date: string) => `Paused since ${date}.`,
  sent: (value: string) => `Sent: ${value}`,
  sendOneNow: 'Send one now',
  resumeReminders: 'Resume reminders',
  pauseReminders: 'Pause reminders',
  nothingWaitsForTheClient: 'Nothing waits for the client.',
  nextOn: (date: string, what: string) => `Next on ${date}: ${what}.`,
  noFurtherReminderTheClient: (what: string) => `No further reminder: the client was reminded often enough of ${what}.`,
}

const itemTools = {
  change: 'Change',
  down: (title: string) => `${title}: down`,
  neededAfterAll: 'Needed after all',
  save: 'Save',
  whyItIsNotNeeded: 'Why it is not needed',
  theClientReadsIt: 'The client reads it.',
  notNeeded: 'Not needed',
}

const requestForm = {
  document: 'Document',
  whatTheClientShouldKnow: 'What the client should know',
  howMuchItIsNeeded: 'How much it is needed',
  askTheClient: 'Ask the client',
  addWithoutAsking: 'Add without asking',
  askingSendsOneLetterThat: 'Asking sends one letter that names the document, and the case waits for it.',
}

export const caseStaffTexts = {
  document,
  objection,
  message,
  note,
  opening,
  cases,
  request,
  objectionForm,
  objectionPage,
  checklistEditPage,
  checklistListPage,
  checklistList,
  decisionForm,
  documentRail,
  reviewPage,
  reviewPanel,
  documentList,
  reviewForms,
  sameFile,
  bulkAnswer,
  bulkChange,
  capacityTable,
  caseBoard,
  caseListPage,
  caseList,
  casePreview,
  conversation,
  inboxPage,
  newMessagePage,
  templatesPage,
  answerForm,
  due,
  threadList,
  threadTurn,
  threadView,
  notesPanel,
  chooseClientPage,
  openCasePage,
  caseDocumentsPage,
  caseLayout,
  caseLogPage,
  caseMessagesPage,
  casePage,
  caseDocuments,
  caseOverview,
  extensionPanel,
  factField,
  itemBadge,
  moveForms,
  planForms,
  reminderPanel,
  itemTools,
  requestForm,
}
