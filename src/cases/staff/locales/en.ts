import * as adminTexts from '#admin/locales/en.ts'
import { maxPartLength } from '#cases/assessment/objection-letter.ts'
import type { WriteOutcome } from '#cases/assessment/write-objection.server.ts'
import { documentsPerCase } from '#cases/documents/document-states.ts'
import type { OpenedDocument } from '#cases/documents/open-document.server.ts'
import type { ReviewOutcome, UndoOutcome } from '#cases/documents/review-document.server.ts'
import type { UploadResult } from '#cases/documents/upload-document.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { maxTemplateLength, maxTitleLength, templateFields } from '#cases/messages/answer-template.ts'
import type { TemplateOutcome } from '#cases/messages/edit-template.server.ts'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import type { MessageOutcome } from '#cases/messages/send-message.server.ts'
import type { ThreadOutcome } from '#cases/messages/staff/handle-thread-action.server.ts'
import type { NoteOutcome } from '#cases/notes/staff/add-note.server.ts'
import { maxNoteLength } from '#cases/notes/staff-note.ts'
import type { DecideOpeningOutcome } from '#cases/opening/decide-opening.server.ts'
import type { StaffOpeningOutcome } from '#cases/opening/open-case.server.ts'
import type { RetryOpeningOutcome } from '#cases/opening/retry-opening.server.ts'
import type { AssignOutcome } from '#cases/planning/assign-case.server.ts'
import type { DueDateOutcome } from '#cases/planning/plan-case.server.ts'
import type { CaseMove, CaseState } from '#cases/process/case-states.ts'
import type { MoveOutcome } from '#cases/process/move-case.server.ts'
import type { EditOutcome, NotNeededOutcome } from '#cases/requests/edit-item.server.ts'
import {
  maxTitleLength as caseMaxTitleLength,
  type ItemError,
  itemsPerCase,
  maxDescriptionLength,
  maxWaiverLength,
} from '#cases/requests/item-text.ts'
import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'
import type { RequestOutcome } from '#cases/requests/request-documents.server.ts'
import type { ObjectionParts } from '#content/objection-letters.ts'
import type { UploadRequestError } from '#platform/files/upload-request.server.ts'
import { plural } from '#platform/intl-words.ts'
import { type RefusalWords, type Refused, say } from '#platform/words.ts'

export type UploadRefusal = { reason: Refused<UploadResult>['reason'] | UploadRequestError | 'no-file' | 'no-kind' }

export type ReviewRefusal =
  | Refused<ReviewOutcome>
  | {
      reason: 'no-decision' | 'figures-changed' | `box-${'changed' | 'excluded' | 'unclear' | 'same'}`
    }

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
const notWhole = 'Something went wrong with this form. Reload the page and try again.'

export const document: DocumentWords = {
  notReviewed: {
    'unknown-document': unknownDocument,
    forbidden,
    'case-closed': caseClosed,
    'not-allowed': ({ state }) =>
      `Someone has reviewed this document since you opened the page: its status is now “${caseTexts.cases.documentStates[state]}”.`,
    'not-scanned': notScanned,
    infected: 'The virus scanner found a problem with this file. Only the client can replace it.',
    'no-reason': refusals['no-reason'],
    'reason-too-long': 'The reason can be up to 1,000 characters long.',
    'no-decision': 'Choose what to do with this document.',
    'box-changed':
      'Someone has corrected this certificate since you opened the page. Look at it as it is now, then correct the box if you still need to.',
    'box-excluded': 'This certificate is excluded. Include it again on the page with the amounts, then correct it.',
    'box-unclear':
      'We cannot read this value. Enter an amount such as 12,345.50, a date such as 31.12.2025, or “yes” or “no”. Box 11 cannot be empty, and the period must begin before it ends.',
    'box-same': 'The box already has this value, so nothing was changed.',
    'figures-changed': 'The amounts have changed since you opened this page. Check them, then accept the document.',
  },
  notUndone: {
    'unknown-document': unknownDocument,
    forbidden,
    'not-undoable': 'This decision can no longer be undone. Make a new decision instead.',
    notified: 'The client has already received the email. Accept the document, or write to the client.',
    'case-moved': 'The case has moved on since this decision was made. Send the document back instead.',
  },
  notMarked: {
    'unknown-case': unknownItem,
    'unknown-item': unknownItem,
    forbidden,
    'case-closed': caseClosed,
    'required-item': 'Only staff can decide that a required document is not needed.',
    'no-reason': 'Explain why this is not needed. The client will see your reason.',
    'reason-too-long': `The reason can be up to ${maxWaiverLength} characters long.`,
  },
  notTaken: {
    'no-file': 'Choose a file.',
    'no-kind': 'Choose the document type first, then the file.',
    'unknown-case': refusals['unknown-case'],
    'unknown-item': unknownItem,
    'item-of-client':
      'Only documents from the client can be assigned to a checklist item. Do not choose an item, or choose another document type.',
    'no-draft-after-filing':
      'The tax return has been filed, so you can no longer add a draft. Choose another document type.',
    'not-replaceable': 'This document no longer needs a new file.',
    forbidden,
    'case-closed': caseClosed,
    'too-many': `A case can contain up to ${documentsPerCase} files. This one has reached the limit.`,
    'store-away': 'The file storage is not responding, so the file was not saved. Try again in a few minutes.',
    'store-full': 'The file storage is full, so the file was not saved.',
    'no-room': 'This client has reached the limit for document storage (see Settings).',
    'too-large': 'This file is larger than 25 MB.',
    empty: 'This file is empty.',
    'type-not-allowed': 'This file type is not accepted. Use PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV.',
    'has-macros': 'This file contains macros. Save it without macros, or as a PDF.',
    'password-protected': 'This file is password-protected. Remove the password first.',
    interrupted: 'The upload was interrupted. Please try again.',
    'not-multipart': notWhole,
    'too-many-fields': notWhole,
    'field-too-long': notWhole,
    'too-many-files': 'Upload one file at a time.',
  },
  notOpened: {
    'unknown-document': unknownDocument,
    'store-away': refusals['store-away'],
    missing: 'This document is missing from our file storage. See the server log for details.',
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
  recipient: 'Recipient',
  reference: 'Taxpayer and reference number',
  subject: 'Subject',
  opening: 'Opening',
  requests: 'Requests',
  reasons: 'Reasons',
  evidence: 'Evidence and enclosures',
  closing: 'Closing',
}

export const objection: ObjectionWords = {
  parts,
  languages: { de: 'German', fr: 'French', it: 'Italian' },
  notWritten: {
    ...document.notTaken,
    'not-assessed':
      'You can write an objection once the assessment has been recorded, and until the objection has been posted.',
    decided:
      'The tax office has ruled on the objection. The next step would be an appeal to the court, as a separate case.',
    'too-late': 'The objection deadline has passed.',
    'part-missing': ({ part }) => `Fill in “${parts[part]}”.`,
    'not-filled-in': ({ part }) =>
      `Replace or delete the text in square brackets in “${parts[part]}”, in both languages.`,
    'part-too-long': ({ part }) => `“${parts[part]}” can be up to ${maxPartLength} characters long.`,
  },
}

export type ThreadRefusal = Refused<ThreadOutcome> | { reason: 'not-understood' }

export type MessageWords = {
  notSent: RefusalWords<Refused<MessageOutcome>>
  files: { noCase: string; saved: string }
  notHandled: RefusalWords<ThreadRefusal>
  notSaved: RefusalWords<Refused<TemplateOutcome>>
}

const noRecipient = 'You cannot send messages to this recipient.'
const notUnderstood = 'Something went wrong with this form. Copy your text, reload the page and send it again.'
const fields = templateFields.map((name) => `{${name}}`).join(', ')

export const message: MessageWords = {
  notSent: {
    'too-many-messages': 'You have sent many messages in a short time. Try again in a few minutes.',
    'unknown-case': noRecipient,
    'unknown-client': noRecipient,
    'unknown-thread': noRecipient,
    forbidden: adminTexts.panel.refusals.forbidden,
    'no-subject': 'Enter a subject.',
    'subject-too-long': `The subject can be up to ${maxSubjectLength} characters long.`,
    'no-text': 'Write a message.',
    'text-too-long': `The message can be up to ${maxMessageLength} characters long.`,
    'unknown-attachment': 'The attached files have expired or belong to another case or message. Attach them again.',
    'no-submission-key': notUnderstood,
    'submission-key-taken': notUnderstood,
  },
  files: {
    noCase: 'You can only attach files to messages about a case.',
    saved: 'The message was not sent. Your text and the other files are saved.',
  },
  notHandled: {
    'unknown-thread': 'This conversation does not exist.',
    'unknown-person': 'Choose a member of staff.',
    forbidden: 'This conversation belongs to another adviser. Ask them or an admin.',
    'not-now': 'Someone else has already dealt with this. Reload the page.',
    'not-understood': 'Something went wrong with this form. Reload the page and try again.',
  },
  notSaved: {
    'no-title': 'Enter a title.',
    'no-text': 'Enter the text.',
    'too-long': `The title can be up to ${maxTitleLength} characters long, and the text up to ${maxTemplateLength}.`,
    'unknown-field': `You can only use these placeholders: ${fields}.`,
    forbidden: 'Only staff can change templates.',
    'unknown-template': 'This template no longer exists.',
  },
}

export type NoteWords = { notSaved: RefusalWords<Refused<NoteOutcome>> }

export const note: NoteWords = {
  notSaved: {
    forbidden: adminTexts.panel.refusals.forbidden,
    'unknown-client': 'This client does not exist.',
    'no-text': 'Enter a note first.',
    'text-too-long': `The note can be up to ${maxNoteLength} characters long.`,
    'no-submission-key': adminTexts.panel.refusals['not-understood'],
  },
}

export type OpeningWords = { notOpened: RefusalWords<Refused<StaffOpeningOutcome>> }

export const opening: OpeningWords = {
  notOpened: {
    forbidden: 'Your role does not allow this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'unknown-adviser': 'This adviser has left the firm. Choose another one.',
    'unknown-kind': 'Choose a case type.',
    'unknown-year': 'Choose a tax year from the list.',
    'no-reason': 'Explain why there is no order. Your reason will be kept in the case log.',
    'reason-too-long': 'The reason can be up to 1,000 characters long.',
    'no-submission-key': adminTexts.panel.refusals['not-understood'],
    'not-a-client': ({ status }) =>
      `The status of this account is “${adminTexts.panel.clientStatuses[status]}”. You can only open cases for active and invited clients.`,
    leaving: 'This client has requested deletion. Deal with that request first.',
    'same-case': ({ caseNumber, taxYear }) =>
      `This household already has a case for ${taxYear}: ${caseNumber}. Work in that case, or tick the box below and say in the reason why there has to be a second one.`,
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

export const cases: CaseAdminWords = {
  notMoved: {
    'unknown-case': unknownCase,
    guard: ({ error }) => say(moveErrors, error),
    conflict: ({ state }) =>
      `Someone has changed this case since you opened it: its status is now “${states[state].label}”. Your change was not saved. Check the case before you continue.`,
    'not-allowed': ({ move, state, allowed }) =>
      `“${moves[move].label}” is not possible at the moment. ${openMoves(state, allowed)}`,
    'no-move': 'Choose a step.',
    'summary-stale': 'The tax summary is out of date and cannot be updated. Open the “Tax” tab to see what is missing.',
    'summary-changing': 'The draft or the amounts changed while we updated the tax summary. Try again.',
  },
  notPlanned: {
    'unknown-case': unknownCase,
    forbidden: casesForbidden,
    'unknown-adviser': 'Choose a current member of staff.',
    'no-adviser': 'Choose an adviser.',
    'no-priority': 'Choose a priority.',
    'no-date': 'Enter a valid date, such as 31.03.2026.',
    'nothing-due': 'This case has been filed or closed, so its dates can no longer be changed.',
    'date-past': 'This date is in the past. Choose a later one.',
  },
  noChoice: 'Choose what to do.',
}

function openMoves(state: CaseState, allowed: CaseMove[]): string {
  const { label } = states[state]
  if (allowed.length === 0) return `You cannot move this case while its status is “${label}”.`
  const names = allowed.map((move) => `“${moves[move].label}”`).join(', ')
  return `From “${label}”, you can choose: ${names}.`
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

export const request: RequestWords = {
  notRequested: {
    'unknown-case': requestUnknownItem,
    'unknown-item': requestUnknownItem,
    forbidden: requestForbidden,
    'case-closed': requestCaseClosed,
    'same-title': 'The checklist already has an item with this name.',
    'too-many-items': `A checklist can contain up to ${itemsPerCase} items. This one has reached the limit.`,
    'nothing-open': 'Choose at least one item that the client can still send us.',
    'no-title': 'Enter the name of the document you need.',
    'title-too-long': `The name can be up to ${caseMaxTitleLength} characters long.`,
    'description-too-long': `The description can be up to ${maxDescriptionLength} characters long.`,
    'unknown-need': 'Choose whether the document is required or optional.',
  },
  notPlaced: {
    'unknown-document': adminTexts.panel.refusals['unknown-document'],
    'unknown-item': 'Choose a checklist item.',
    forbidden: requestForbidden,
    'case-closed': requestCaseClosed,
    'not-movable': 'This document has since been replaced or blocked, so it was not moved.',
  },
}

export const objectionForm = {
  objectionLetter: 'Objection letter',
  letterWasNotCreated: 'The letter was not created',
  askFluentSpeakerToCheck: (languages: string) => `Ask a fluent ${languages} speaker to check the letter`,
  draftIsTemplateInLanguage:
    'The draft is based on a template in the tax office’s language. It has not been checked by a native speaker yet.',
  englishForClient: 'English, for the client',
  thisIsDiscretionaryAssessmentErmessensveranlagung:
    'This is a discretionary assessment (Ermessensveranlagung): you must give reasons and evidence.',
  createLetter: 'Create letter',
  whatClientWrote: 'What the client wrote',
  legalRequirements: 'Legal requirements',
  postedBySwissPostPostmark: (date: string) => `It must be posted by ${date} (Swiss Post postmark).`,
  inWritingAndSignedBy:
    'It must be in writing and signed by hand, by the client or under a power of attorney. An email is not enough.',
  itStatesWhatShouldBe:
    'It must say what should be changed, and give reasons and evidence (Art. 132 DBG, Art. 48 StHG).',
  discretionaryAssessmentIsChangedOnly:
    'The tax office will change a discretionary assessment only if it is obviously wrong, and you must prove that it is.',
  sentToAddressPrintedOn: 'It must be sent to the address printed on the assessment.',
  decidedBy: (officeNote: string) => `Decided by: ${officeNote}`,
  inBernYouCanAlso: 'In Bern, you can also file the objection online using BE-Login.',
  weAddLetterToCase:
    'We will add the letter to the case documents as a PDF, which the client can see, and as a Word file (DOCX), which only staff can see. Once you have posted the letter, record the objection.',
  writeItInInstead: (names: string) => `Write it in ${names} instead`,
}

export const objectionPage = {
  objection: (caseNumber: string) => `Objection ${caseNumber}`,
}

export const checklistEditPage = {
  sources: {
    year: 'This year has its own list.',
    'all-years': 'This list applies to all years that do not have their own list.',
    catalogue: 'This is the list from the catalogue. Saving it will create a custom list.',
  },
  checklist: (title: string) => `Checklist ${title}`,
  checklists: 'Checklists',
  taxYear: 'Tax year',
  allYears: 'All years',
  listWasNotSaved: 'The list was not saved',
  positionOfDocument: (at: number) => `Position of document ${at}`,
  document: (at: number) => `Document ${at}`,
  document2: 'Document',
  whatClientShouldKnowAbout: (at: number) => `What the client should know about document ${at}`,
  whatClientShouldKnow: 'What the client should know',
  howMuchDocumentIsNeeded: (at: number) => `Importance of document ${at}`,
  changeNumberToReorderClear:
    'To reorder the list, change the numbers. To remove a line, clear it. Save the list to get more empty lines.',
  saveList: 'Save list',
  useListFromCatalogue: 'Go back to the catalogue list',
  useListForAllYears: 'Go back to the list for all years',
}

export const checklistListPage = {
  documentsRequestedWhenCaseOpens:
    'We request these documents when a case is opened. Cases that are already open keep their own lists.',
}

export const checklistList = {
  checklists: 'Checklists',
  searchProducts: 'Search products',
  product: 'Product',
  customLists: 'Custom lists',
  withOrWithoutCustomLists: 'With or without custom lists',
  withCustomList: 'With a custom list',
  asInCatalogue: 'As in the catalogue',
  type: 'Type',
  noProductsFound: 'No products found',
  noProductsMatchYourFilters: 'No products match your filters.',
  allYears: 'all years',
  asInTheCatalogue: 'as in the catalogue',
}

export const decisionForm = {
  decision: 'Decision',
  by: (fileSize: string, date: string, uploadedByName: string) => `${fileSize}, ${date}, by ${uploadedByName}`,
  sentBack: (rejectedReason: string) => `Sent back: ${rejectedReason}`,
  accept: 'Accept',
  confirmAndAccept: (count: number) => `Confirm ${count} ${count === 1 ? 'amount' : 'amounts'} and accept`,
  sendBack: 'Send back',
  reason: 'Reason',
  yourOwnText: 'Your own text',
  textForClient: 'Text for the client',
  willReceiveThisText: (clientName: string) => `${clientName} will receive this text.`,
  placedByReading: 'Assigned to this item because of its content',
  undoPlace: 'Undo',
  moveToAnotherItem: 'Move to another item',
  whereItBelongs: 'Checklist item',
  notAssigned: 'Not assigned',
  move: 'Move',
  noNewCopyNeeded: 'No new copy needed',
  clientIsNoLongerAsked: 'The client is no longer asked to send this document again. It will no longer be listed here.',
  endRequest: 'End the request',
  controlEnter: 'Ctrl + Enter',
  s: 'S',
  skip: 'Skip',
  youCanViewThisDocument: 'You can view this document here, but you cannot accept it or send it back.',
}

export const documentRail = {
  requestsAndFiles: 'Requests and files',
  notAssignedYet: 'Not assigned yet',
  requestDocument: 'Request a document',
  allDocumentsZip: 'All documents (ZIP)',
}

export const reviewKeys = {
  nextFile: 'Next file',
  previousFile: 'Previous file',
  controlEnter: 'Ctrl + Enter',
  sendForm: 'Send the open form',
  nextToReview: 'Skip to the next file to review',
  accept: 'Accept',
  sendBack: 'Send back',
  moveToAnotherItem: 'Move to another item',
  correctBox: 'Correct a box',
  undoLastDecision: 'Undo the last decision',
  showShortcuts: 'Show keyboard shortcuts',
}

export const reviewPage = {
  review: (caseNumber: string) => `Review ${caseNumber}`,
}

export const amountsRead = {
  amountsRead: (count: number) => `${count} ${count === 1 ? 'amount' : 'amounts'} read`,
  amounts: 'Amounts',
  amount: 'Amount',
  confirmed: 'Confirmed',
}

export const reviewPanel = {
  accepted: (name: string) => `${name} accepted`,
  sentBack: (name: string) => `${name} sent back`,
  ofFilesChecked: (checked: number, count: number) => `${checked} of ${count} files reviewed`,
  filesChecked: 'Files reviewed',
  keyboardShortcuts: 'Keyboard shortcuts',
  blockedVirusFound: 'Blocked (virus found)',
  beingScanned: 'Being scanned',
  virusScannerFoundProblemIn:
    'The virus scanner found a problem with this file. We deleted it and asked the client for a clean copy.',
  virusScannerHasNotChecked: 'The virus scanner has not checked this file yet. Reload the page in a minute or so.',
  noDocuments: 'No documents',
  clientHasNotSentAnything: 'The client has not sent us anything for this case yet.',
  requestDocument: 'Request a document',
  z: 'Z',
  undo: 'Undo',
}

export const documentList = {
  toCheck: 'To review',
  sentBack: 'Sent back',
  documents: 'Documents',
  clientOrCaseNumber: 'Client or case number',
  status: 'Status',
  myCasesOnly: 'My cases only',
  adviser: 'Adviser',
  anyAdviser: 'Any adviser',
  age: 'Age',
  anyAge: 'Any age',
  olderThanDays: (days: string) => `Older than ${days} days`,
  filterByStatus: 'Filter by status',
  document: 'Document',
  case: 'Case',
  client: 'Client',
  checklist: 'Checklist',
  sent: 'Sent',
  nothingToCheck: 'Nothing to review',
  youHaveReviewedEveryDocument: 'You have reviewed every document.',
  noDocumentsMatchYourFilters: 'No documents match your filters.',
  accepted: 'Accepted',
}

export const reviewForms = {
  notVisibleToClientYet: (name: string) => `${name}, not visible to the client yet`,
  by: (document: string, fileSize: string, date: string, uploadedByName: string) =>
    `${document}, ${fileSize}, ${date}, by ${uploadedByName}`,
  sentBack: (rejectedReason: string) => `Sent back: ${rejectedReason}`,
  waitingForVirusScanner: 'Waiting for the virus scanner.',
  virusScannerFoundProblemIn: 'The virus scanner found a problem with this file, so we deleted it.',
  view: 'View',
  at: (originalFilename: string) => originalFilename,
  download: 'Download',
  accept: 'Accept',
  reject: 'Send back',
  reason: 'Reason',
  clientSeesItInEmail: 'The client will see this reason in the email.',
  sendBack: 'Send back',
  checklistItemFor: (originalFilename: string) => `Checklist item for ${originalFilename}`,
  notAssigned: 'Not assigned',
  assign: 'Assign',
}

export const sameFile = {
  duplicateOf: 'Duplicate of: ',
  duplicateOfFileFromAnother: (clientName: string) => `Duplicate of a file from another client, ${clientName}: `,
}

export const bulkAnswer = {
  oneWasNot: '1 was not',
  anAdviser: 'an adviser',
  move: 'Move',
  chooseAction: 'Choose what to do with the selected cases.',
  selectCases: 'Select at least one case.',
  wereNot: (count: number) => `${count} were not`,
  changed: (count: string, left: string) => `${count} changed, ${left}`,
  noCasesWereChanged: 'No cases were changed',
  ofCasesCanBeChanged: (what: string, count: number, count2: number) =>
    `${what}: ${count} of ${count2} ${plural('en', count2, { one: 'case', other: 'cases' })} can be changed. Nothing has been changed yet.`,
  toBeChanged: (value: string) => `To be changed: ${value}`,
  changeThisCase: 'Change this case',
  changeTheseCases: (count: number) => `Change these ${count} cases`,
  leaveUnchanged: 'Leave unchanged',
  n1CaseWas: '1 case was',
  casesWere: (count: number) => `${count} cases were`,
  alreadySetSoLeftUnchanged: (value: string) => `Already set, so left unchanged: ${value}`,
  removeAdviser: 'Remove adviser',
  assignTo: (label: string) => `Assign to ${label}`,
  setPriorityTo: (text: string) => `Set priority to ${text}`,
  setDueDateTo: (value: string) => `Set due date to ${value}`,
}

export const bulkChange = {
  unknownCase: 'Unknown case',
}

export const capacityTable = {
  capacity: 'Capacity',
  ofLimit: (limit: number) => ` of ${limit}`,
  forEachAdviserOpenCases:
    'For each adviser: open cases (not yet filed) compared with the limit, and cases due in the next 14 days',
  adviser: 'Adviser',
  notAssigned: 'Not assigned',
  openCases: 'Open cases',
  overLimit: ', over the limit',
  dueIn14Days: 'Due within 14 days',
  shareOfLimit: 'Share of limit',
  noLimitSet: 'No limit set',
}

export const caseBoard = {
  notAssigned: 'not assigned',
  showAllAsList: (count: number) => `Show all ${count} as a list`,
  due: (date: string) => `Due ${date}`,
  noDueDate: 'No due date',
  nextStepFor: (caseNumber: string) => `Next step for ${caseNumber}`,
  nextStep: 'Next step',
  move: 'Move',
}

export const tasksPanel = {
  tasks: 'Tasks',
  noTasks: 'No tasks have been added to this case.',
  searchTasks: 'Task or client',
  mine: 'Mine',
  all: 'All',
  overdueTasks: 'Overdue',
  doneTasks: 'Done',
  task: 'Task',
  client: 'Client',
  noTasksFound: 'No tasks found',
  addTasksOnCase: 'You add tasks on the page of a case.',
  addTask: 'Add a task',
  whatToDo: 'What to do',
  person: 'Person',
  day: 'Day',
  overdue: ' (overdue)',
  done: 'Done',
  reopen: 'Reopen',
  doneOn: (date: string) => `done on ${date}`,
  refused: {
    forbidden: 'You may not change the tasks of this case.',
    'unknown-task': 'This task has changed since you opened the page. Reload the page and try again.',
    'no-title': 'Enter what is to be done.',
    'title-too-long': 'Use at most 200 characters.',
    'no-person': 'Choose someone who may open this case.',
    'no-day': 'Enter a day such as 1.12.2026.',
  },
}

export const massMessage = {
  messageToClients: 'Message to clients',
  cases: 'Cases',
  text: 'Message',
  subject: 'Subject',
  message: 'Message',
  placeholders: (fields: string) => `Placeholders are filled in for each client: ${fields}.`,
  essential: 'Essential message',
  essentialReachesEverybody:
    'Tick this only for deadlines and other facts that clients must know. The email then also goes to clients who turned off emails about messages.',
  checkEachMessage: 'Check each message',
  sendTo: (count: number) => (count === 1 ? 'Send to one client' : `Send to ${count} clients`),
  recipients: (count: number) => (count === 1 ? 'One client' : `${count} clients`),
  oneMessageForEachClient:
    'Each client gets one message, in the case that is due first. Choose other clients with the filters of the case list.',
  inactive: 'account not active',
  whatEachClientGets: 'What each client will get',
  emailAnnouncesTheMessage:
    'The message appears in the client’s portal. One email says that it is there; it does not contain the text.',
  notSentInactive: 'Not sent: the account is not active.',
  notSentMissing: (fields: string) => `Not sent: this case has no value for ${fields}.`,
  noEmailOptedOut: 'No email: this client turned off emails about messages. The message appears in the portal.',
  startedBy: (name: string, time: string) => `Started by ${name} on ${time}`,
  sending: 'Sending',
  messages: 'Messages',
  settledOf: (settled: number, total: number) => `${settled} of ${total}`,
  thirtyAMinute: 'About 30 messages are sent each minute. You can leave this page.',
  cancelWaiting: (count: number) => (count === 1 ? 'Cancel the waiting message' : `Cancel ${count} waiting messages`),
  client: 'Client',
  case: 'Case',
  status: 'Status',
  states: { waiting: 'Waiting', sent: 'Sent', refused: 'Not sent', cancelled: 'Cancelled' },
  reasons: {
    inactive: 'the account is not active',
    forbidden: 'the sender may no longer write to this client',
    'unknown-case': 'the sender no longer sees this case',
    'missing-value': 'a placeholder has no value',
  },
  notAccepted: 'the message was not accepted',
  refused: {
    forbidden: 'You may not write to these clients.',
    'no-subject': 'Enter a subject.',
    'subject-too-long': 'Enter a shorter subject.',
    'no-text': 'Enter a message.',
    'text-too-long': 'Enter a shorter message.',
    'no-submission-key': 'Part of the form was lost. Reload the page and try again.',
    'unknown-field': 'The text contains a placeholder that we do not know. Check the words in curly brackets.',
    'no-recipients': 'None of these cases has a client to whom this can be sent.',
    'too-many-recipients': 'These are more than 500 clients. Choose fewer with the filters of the case list.',
    'too-many-starts': 'You have started many of these messages in the last hour. Try again later.',
  },
}

export const caseListPage = {
  writeToClients: 'Write to clients',
  writeToAll: 'Write to these clients',
  list: 'List',
  board: 'Board',
  openCase: 'Open a case',
  selectCase: (caseNumber: string) => `Select case ${caseNumber}`,
  selectedCases: 'Selected cases',
  selected: (count: number) => `${count} selected`,
  assignAdviser: 'Assign adviser',
  adviser: 'Adviser',
  noOne: 'No one',
  moveToStep: 'Move to step',
  step: 'Step',
  reasonIfStepNeedsOne: 'Reason (if the step requires one)',
  reasonIfNeeded: 'Reason (if required)',
  setPriority: 'Set priority',
  priority: 'Priority',
  setDueDate: 'Set due date',
  dueDate: 'Due date',
  clearSelection: 'Clear selection',
}

export const caseList = {
  allCantons: 'All cantons',
  receivedOf: (received: number, needed: number) => `${received} of ${needed}`,
  taxCases: 'Tax Cases',
  searchCases: 'Search cases',
  caseNumberOrClient: 'Case number or client',
  status: 'Status',
  overdue: 'Overdue',
  step: 'Step',
  allSteps: 'All steps',
  task: 'Task',
  allTasks: 'All tasks',
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
  lastChanged: 'Last changed',
  noCasesFound: 'No cases found',
  noCasesMatchYourFilters: 'No cases match your filters.',
  overdue2: 'overdue',
}

export const casePreview = {
  package: 'Package',
  due: 'Due',
  adviser: 'Adviser',
  receivedOf: (received: number, needed: number) => `${received} of ${needed}`,
  openItems: {
    received: ', to be reviewed',
    rejected: ', sent back',
    missing: ', missing',
    accepted: '',
    not_needed: '',
  },
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
  missing: 'Missing',
  nothingIsMissingFromChecklist: 'Nothing is missing from the checklist.',
  review: 'Review',
  recentActivity: 'Recent activity',
  clientPageOf: (clientName: string) => `${clientName}’s client page`,
  notAssigned: 'Not assigned',
}

export const conversation = {
  thereAreNoMessagesYet: 'There are no messages yet.',
  client: 'Client',
  staff: 'Staff',
  new: 'New',
  internalNote: 'Internal note',
  byEmail: 'by email',
  notReadYet: 'not read yet',
  messageWasNotSent: 'The message was not sent',
  case: 'Case',
  noCase: 'No case',
  subject: 'Subject',
  message: 'Message',
  sending: 'Sending…',
  sendMessage: 'Send message',
}

export const inboxPage = {
  inbox: 'Messages',
  owner: 'Owner',
  case: 'Case',
  step: 'Step',
  due: 'Due',
  documents: 'Documents',
  adviser: 'Adviser',
  notAssigned: 'Not assigned',
  receivedOf: (received: number, needed: number) => `${received} of ${needed}`,
  messagesFrom: (clientName: string) => `Messages from ${clientName}`,
  chooseConversation: 'Choose a conversation',
  noConversations: 'No conversations',
  pressJAndKTo: 'Press J and K to move through the list, and R to reply.',
  noConversationsAreWaitingHere: 'No conversations are waiting here.',
  about: (clientName: string) => `About ${clientName}`,
  waitingForClient: 'Waiting for the client.',
  noAnswerNeeded: 'No reply needed.',
  openCase: 'Open case',
  answerPromisedBy: 'Reply promised by',
  noOwnerYet: 'No owner yet',
  notLinkedToCase: 'Not linked to a case',
}

export const newMessagePage = {
  newMessage: 'New message',
  messages: 'Messages',
  writeTo: (name: string) => `Write to ${name}`,
  clientPage: 'Client page',
  clientOrCase: 'Client or case',
  nameEmailAddressOrCase: 'Name, email address or case number',
  noActiveClientsOrCases: 'No active clients or cases match your search.',
}

export const templatesPage = {
  answerTemplates: 'Reply templates',
  messages: 'Messages',
  thesePlaceholdersAreFilledIn: (fields: string) => `We fill in these placeholders automatically: ${fields}.`,
  newTemplate: 'New template',
  templateWasNotSaved: 'The template was not saved',
  title: 'Title',
  text: 'Text',
  saveTemplate: 'Save template',
  deleteTemplate: 'Delete template',
}

export const answerForm = {
  internalNote: 'Internal note',
  messageType: 'Message type',
  answer: 'Reply',
  draftSavedAt: (time: string) => `Draft saved at ${time}`,
  thisCouldNotBeDone: 'This could not be done',
  answerTemplates: 'Reply templates',
  editTemplates: 'Edit templates',
  onlyOurTeamCanRead: 'Only our team can read this note',
  writeTo: (clientName: string) => `Write to ${clientName}`,
  saveNote: 'Save note',
  sending: 'Sending…',
  sendMessage: 'Send message',
}

export const due = {
  days: (days: number) => `${days} days`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  min: (minutes: number) => `${minutes} min`,
  late: (span: string) => `${span} late`,
  left: (span: string) => `${span} left`,
}

export const threadList = {
  answered: 'replied',
  done: 'done',
  labels: { firm: 'Waiting for us', mine: 'Mine', overdue: 'Overdue', client: 'Waiting for the client', all: 'All' },
  messages: 'Messages',
  newMessage: 'New message',
  inboxFilter: 'Inbox filter',
  searchMessages: 'Search messages',
  clientCaseOrSubject: 'Client, case or subject',
  search: 'Search',
  noConversationsMatchYourSearch: 'No conversations match your search.',
  noConversationsAreWaitingHere: 'No conversations are waiting here.',
  new: '(new)',
  lastWrittenBy: (senderName: string) => `, last written by ${senderName}`,
}

export const threadTurn = {
  waitingForUs: 'Waiting for us',
  waitingForClient: 'Waiting for the client',
  noAnswerNeeded: 'No reply needed',
  late: 'Late',
}

export const threadView = {
  anotherAdviser: 'another adviser',
  read: 'read',
  allConversations: 'All conversations',
  messages: 'Messages',
  youCanFindEarlierMessages: (earlier: number) =>
    `The case contains ${earlier} earlier ${earlier === 1 ? 'message' : 'messages'}.`,
  thisConversationBelongsTo: (ownerName: string) => `This conversation belongs to ${ownerName}.`,
  youCanReadItOnly: 'You can read it, but only its owner, the case adviser and admins can reply.',
  internalNoteBy: (senderName: string) => `Internal note by ${senderName}`,
  you: 'You',
  byEmail: 'by email',
  notReadYet: 'not read yet',
  ownerOfThisConversation: 'Owner of this conversation',
  noOwnerYet: 'No owner yet',
  you2: (name: string) => `${name} (you)`,
  handOver: 'Hand over',
  takeOver: 'Take over',
  markAsNeedingNoAnswer: 'Mark as needing no reply',
  markAsNeedingAnswer: 'Mark as needing a reply',
}

export const notesPanel = {
  staffNotes: 'Staff notes',
  allStaffWithAccessTo: 'All staff with access to this page can read these notes, but the client cannot.',
  noteWasNotSaved: 'The note was not saved',
  newNote: 'New note',
  saveNote: 'Save note',
}

export const chooseClientPage = {
  openCase: 'Open a case',
  taxCases: 'Tax Cases',
  chooseClient: 'Choose a client',
  nameEmailAddressOrCompany: 'Name, email address or company',
  noClientsMatchYourSearch: 'No clients match your search.',
  newClientInviteThemFirst: 'New client? Invite them first',
}

export type DecideOpeningWords = RefusalWords<Refused<DecideOpeningOutcome>>

export type RetryOpeningWords = RefusalWords<Refused<RetryOpeningOutcome>>

export const openingNotDecided: DecideOpeningWords = {
  forbidden: 'Your role does not allow this. Ask an admin or an owner.',
  'unknown-order': 'This order does not wait for a decision.',
  'decided-before': 'Someone has already decided this. Reload the page to see how.',
  'not-paid': 'The order has been refunded or its refund is under way, so there is nothing to decide.',
  'case-over': 'That case is closed or withdrawn, so nothing can be added to it. Open a second case.',
  'no-reason': 'Say why there has to be a second case. Your reason will be kept in the case log.',
  'reason-too-long': 'The reason can be up to 1,000 characters long.',
}

export const heldOpenings = {
  title: 'One case per tax year',
  nothingWasChanged: 'Nothing was changed',
  hasCase: (name: string, taxYear: number) => `${name} has a case for ${taxYear}:`,
  whatToDecide: (line: string) =>
    `“${line}” is paid and waits for you: is it part of that case? The client keeps one case, and its checklist gets what is missing.`,
  join: (caseNumber: string) => `Add to ${caseNumber}`,
  openSecond: 'Open a second case',
  why: 'Why a second case?',
  whyHint: 'This is kept in the case log. The client cannot see it, but gets an email about the new case.',
}

export const retryOpeningRefused: RetryOpeningWords = {
  forbidden: 'Your role does not allow this. Ask an admin or an owner.',
  'unknown-order': 'This order does not exist.',
  'done-before': 'The cases of this order have been opened in the meantime.',
  'not-paid': 'The payment has not been received or accepted, or its refund is under way. No case can be opened.',
  running: 'The job is running now. Reload this page in a few seconds.',
}

export const openingSteps = {
  title: 'Why is no case open?',
  nothingWasChanged: 'Nothing was changed',
  payment: 'Payment',
  job: 'Job',
  cases: 'Cases',
  payments: {
    unpaid: 'Not received',
    'in-review': 'Needs review',
    paid: 'Paid',
    'may-begin': 'Not paid, may start',
    'refund-asked': 'Refund under way',
  },
  paymentNotes: {
    unpaid: 'No payment has been reported for this order. The job starts as soon as it is paid.',
    'in-review': 'An owner or an admin must accept or refund the payment. Until then no case opens.',
    paid: (at: string) => `Paid on ${at}`,
    'may-begin': 'The order is paid by bank transfer, and its cases may open before the payment.',
    'refund-asked': 'A refund has been requested, so no case opens.',
  },
  jobs: {
    none: 'Not started',
    'no-worker': 'No worker is running',
    waiting: 'Waiting',
    running: 'Running now',
    failing: 'Failing',
    'given-up': 'Stopped',
    missing: 'Missing',
  },
  noticesRefused:
    'Payment notices were refused since this order was placed. A payment may be noticed some minutes late.',
  noWorkerNote: 'Emails, cases and reminders wait. Nothing is lost. Start the worker on the server.',
  waitingNote: (at: string) => `Due at ${at}. It usually starts within seconds.`,
  failingNote: (attempts: number, most: number, at: string) => `${attempts} of ${most} tries, next at ${at}.`,
  givenUpNote: (attempts: number, most: number) => `${attempts} of ${most} tries. It will not run again automatically.`,
  missingNote: 'The job was discarded or ended without opening a case. The cases will not open automatically.',
  causes: {
    locked: 'Another job was using the same order or case for too long.',
    unreachable: 'The database or another service could not be reached.',
    'no-buyer': 'Neither the account nor the email address of the buyer is known.',
    other: 'The job ended with an error.',
  },
  technical: 'Technical message',
  notOpened: 'Not opened yet',
  retry: 'Try again now',
  openCases: 'Open the cases',
  seeJobs: 'Jobs and health',
  askAdmin: 'Ask an owner or an admin to start the job again.',
}

export const ordersHeld = {
  title: (count: number) => (count === 1 ? 'An order waits for your decision' : 'Orders wait for your decision'),
  order: (number: number) => `Order ${number}`,
  forThisYear: 'is for the same tax year. Make it part of this case or open a second one.',
}

export const casesOfYears = {
  casesOfClient: (count: number) => (count === 1 ? 'This household has a case' : 'This household has cases'),
  caseOfYear: (taxYear: number) => `Tax year ${taxYear}:`,
  ofOther: (name: string) => `of ${name}`,
  ofColleague: 'with a colleague',
}

export const openCasePage = {
  openCase: 'Open a case',
  withoutChecklist: (caseType: string) => `${caseType}, without a checklist`,
  caseWasNotOpened: 'The case was not opened',
  type: 'Type',
  ifYouChooseProductCase: 'If you choose a product, the case will get its name and checklist.',
  taxYear: 'Tax year',
  adviser: 'Adviser',
  theyWillGetEmailUnless: 'The adviser will get an email, unless you assign the case to yourself.',
  noAdviserYet: 'No adviser yet',
  you: (name: string) => `${name} (you)`,
  whyIsThereNoOrder: 'Why is there no order?',
  thisIsKeptInCase: 'Your answer will be kept in the case log. The client cannot see it.',
  openSecondCaseOfSame: 'Open a second case for this year',
  openCase2: 'Open case',
}

export const caseDocumentsPage = {
  unknownForm: 'Part of the form did not reach us, so nothing was changed. Reload the page and try again.',
  documents: (caseNumber: string) => `Documents ${caseNumber}`,
}

export const caseLayout = {
  anotherAdviser: 'another adviser',
  tabs: {
    overview: 'Overview',
    documents: 'Documents',
    answers: 'Answers',
    amounts: 'Amounts',
    tax: 'Tax',
    transfer: 'Transfer sheet',
    assessment: 'Assessment',
    messages: 'Messages',
    mandate: 'Mandate',
    time: 'Time',
    log: 'Log',
  },
  taxCases: 'Tax Cases',
  bookAppointment: 'Book appointment',
  case: 'Case',
  thisCaseBelongsTo: (adviserName: string) => `This case belongs to ${adviserName}.`,
  youCanReadItOnly: 'You can read it, but only its adviser and admins can change it.',
}

export const caseLogPage = {
  log: 'Log',
  system: 'System',
  internal: 'Internal',
}

export const caseMessagesPage = {
  messages: 'Messages',
  newConversation: 'New conversation',
  conversations: 'Conversations',
  answer: 'Reply',
  write: 'Write',
  yourMessageWillBeAdded: 'Your message will be added to the',
  conversationWaitingForUs: 'conversation waiting for us',
  latestConversation: 'latest conversation',
  toStartNewConversationEnter: (subject: string) =>
    `: “${subject}”. To start a new conversation, enter a different subject.`,
  noOwnerYet: 'No owner yet',
}

export const casePage = {
  draft: (personName: string, draftNumber: number, date: string) => `${personName}, draft ${draftNumber}, ${date}`,
  noLongerValid: (text: string, voidReasons: string) => `${text}; no longer valid: ${voidReasons}`,
  case: 'Case',
}

export const caseDocuments = {
  acceptedOf: (done: number, all: number) => `${done} of ${all}`,
  thisCaseIsClosedYou: 'This case is closed. You can view its documents but not change them.',
  nothingWasChanged: 'Nothing was changed',
  review: (toCheck: number, text: string) => `Review ${toCheck} ${text}`,
  openReview: 'Open review',
  downloadAllDocumentsZip: 'Download all documents (ZIP)',
  noDocuments: 'No documents',
  thisCaseHasNoChecklist: 'This case has no checklist, and the client has not sent us anything.',
  fromUs: 'From us',
  documentsToFile: 'Documents to assign',
  checklist: 'Checklist',
  requestDocument: 'Request another document',
  requestDocuments: 'Request documents from the checklist',
  checklistItemsToRequest: 'Checklist items to request',
  sentBack: 'Sent back',
  clientWillGetOneEmail: 'The client will get a single email listing them all.',
  clientSaysThatThisDoes: 'The client says that this does not apply to them.',
  uploadDocument: 'Upload Document',
  type: 'Type',
  clientCanSeeAllDocuments:
    'The client can see all documents except internal ones. They can see a draft only once you have asked them to approve it.',
  checklistItem: 'Checklist item',
  onlyForDocumentsFromClient: 'Only for documents from the client',
  file: 'File',
  pdfJpgPngHeicDocx: 'PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV, up to 25 MB',
  document: 'document',
  documents: 'documents',
}

export const caseOverview = {
  terms: {
    client: 'Client',
    package: 'Package',
    type: 'Type',
    canton: 'Canton',
    due: 'Due',
    adviser: 'Adviser',
    order: 'Order',
    approvedOn: 'Approved on',
    filedOn: 'Filed on',
    receipt: 'Filing receipt',
    assessedOn: 'Assessed on',
    decidedOn: 'Decided on',
    deliveredOn: 'Delivered on',
    closedOn: 'Closed on',
    openedOn: 'Opened on',
  },
  appeal: 'appeal',
  objection: 'objection',
  acceptedOf: (accepted: number, needed: number) => `${accepted} of ${needed}`,
  nextStep: 'Next step',
  clientReads: (found: string) => `The client sees: ${found}`,
  reason: (stateNote: string) => `Reason: ${stateNote}`,
  clientHasRequestedObjection: 'The client has requested an objection',
  writeObjectionLetter: 'Write objection letter',
  compareAssessment: 'Compare the assessment',
  ifClientDoesNotAccept: (date: string, text: string) =>
    `If the client does not accept the tax office’s decision, you can close the case from ${date}. Until then, an ${text} is possible.`,
  approvals: 'Approvals',
  certificate: 'Certificate',
  forApprovalBy: (text: string) => `of approval by ${text}`,
  documents: 'Documents',
  reviewDocuments: 'Review documents',
  noDocumentsAreRequired: 'No documents are required.',
  accepted: 'Accepted',
  receivedRequiredStillMissing: (received: number, openRequired: number) =>
    `${received} received, ${openRequired} required ${openRequired === 1 ? 'document' : 'documents'} still missing`,
  recentActivity: 'Recent activity',
  fullLog: 'Full log',
  system: 'System',
  caseDetails: 'Case details',
  summaryPdf: 'Summary (PDF)',
  clientCopyPdf: 'Client copy (PDF)',
  taxYear: 'Tax year',
  notKnownSoStandardDeadline: 'Not known, so the standard deadline applies',
  notAssigned: 'Not assigned',
  openOrder: 'Open order',
  approvalMissingFrom: (names: string) => `Approval missing from ${names}`,
  whyThereIsNoReceipt: 'Why there is no receipt',
  objectionPostedOn: 'Objection posted on',
  appealDeadline: 'Appeal deadline',
  objectionDeadline: 'Objection deadline',
}

export const extensionPanel = {
  emailWords: {
    online: 'Use the letter only if you cannot file the request online.',
    office: 'Contact this tax office. Send the letter to the address printed on the client’s tax return form.',
    writing: 'Send the letter to the address printed on the client’s tax return form, and give reasons.',
    payment: 'Do not send a letter: making the payment counts as the request.',
    unknown: 'Before you send a letter, ask the canton how to submit a request.',
  },
  deadlineExtension: 'Deadline extension',
  until: (names: string, date: string) => `${names}: until ${date}`,
  requestItOnlineFromCanton: 'Request it online from the canton',
  enterCantonOfCaseTo: 'Enter the case’s canton to see how to request a deadline extension.',
  status: 'Status',
  extendedUntil: 'Extended until',
  nextStep: 'The canton’s next extension. Change the date and the fee if the tax office confirms others.',
  cantonsFee: 'Canton’s fee',
  leaveEmptyIfItIs: 'Leave blank if there is no fee.',
  recordExtension: 'Record extension',
  letterToTaxOffice: 'Letter to the tax office',
  addressee: 'Addressee',
  replaceTextInBrackets: 'Replace the text in square brackets by the address on the client’s tax return form.',
  clientsNumber: 'Client’s number at the tax office',
  numberOnForm: 'As on the tax return form. Leave blank if you do not know it.',
  requestedUntil: 'Requested until',
  language: 'Language',
  languages: { de: 'German', fr: 'French', it: 'Italian' },
  createLetter: 'Create letter',
  source: (source: string) => `Source: ${source}.`,
  notWritten: {
    'no-recipient': 'Enter the tax office and its address.',
    'recipient-not-filled-in': 'Replace the text in square brackets, then create the letter.',
    'letter-too-long': 'The addressee can be up to 500 characters long, and the number up to 60.',
  },
}

export const factField = {
  reason: 'Reason',
  filedOn: 'Filed on',
  filingReceiptNumber: 'Filing receipt number',
  whyThereIsNoReceipt: 'Why there is no receipt',
  dateOfTaxAssessment: 'Date of the tax assessment',
  dateOfDecision: 'Date of the decision',
  howItWasDelivered: 'How it was delivered',
  dateOfDelivery: 'Date of delivery',
  objectionPostedOn: 'Objection posted on',
  thisDependsOnHowIt:
    'This depends on how it was delivered. To be safe, count an ordinary letter as delivered on the working day after its date, even if the client found it later.',
  orUploadReceiptUnderDocuments: 'Or upload the receipt under Documents.',
  enterThisOnlyIfThere: 'Enter this only if there is neither a receipt nor a receipt number. Clients cannot see it.',
  choose: 'Choose',
}

export const itemBadge = {
  missing: 'Missing',
  toReview: 'To review',
  accepted: 'Accepted',
  sentBack: 'Sent back',
  notNeeded: 'Not needed',
}

export const moveForms = {
  caseWasNotMoved: 'The case was not moved',
  youCannotMoveThisCase: 'You cannot move this case from here.',
  clientWillRead: (notifies: string) => `The client will see: ${notifies}`,
  clientWillNotBeNotified: 'The client will not be notified.',
}

export const planForms = {
  planning: 'Planning',
  adviser: 'Adviser',
  notAssigned: 'Not assigned',
  you: (name: string) => `${name} (you)`,
  assignAdviser: 'Assign adviser',
  priority: 'Priority',
  setPriority: 'Set priority',
  dueDate: 'Due date',
  setDueDate: 'Set due date',
}

export const reminderPanel = {
  reminders: 'Reminders',
  pausedSince: (date: string) => `Paused since ${date}.`,
  sent: (value: string) => `Sent: ${value}`,
  sendReminderNow: 'Send reminder now',
  resumeReminders: 'Resume reminders',
  pauseReminders: 'Pause reminders',
  nothingIsWaitingForClient: 'We are not waiting for anything from the client.',
  approvalBy: (what: string, names: string) => `${what} (${names})`,
  nextReminderOn: (date: string, what: string) => `Next reminder on ${date}: ${what}.`,
  noMoreRemindersLimitHas: (what: string) =>
    `We will send no more reminders, because the limit has been reached for ${what}.`,
}

export const itemTools = {
  up: (title: string) => `Move “${title}” up`,
  changeItem: 'Change item',
  moveDown: (title: string) => `Move “${title}” down`,
  markAsNeeded: 'Mark as needed',
  saveItem: 'Save item',
  whyThisIsNotNeeded: 'Why this is not needed',
  clientWillReadThis: 'The client will see this.',
  markAsNotNeeded: 'Mark as not needed',
}

export const requestForm = {
  document: 'Document',
  noteForClient: 'Note for the client',
  importance: 'Importance',
  requestDocument: 'Request document',
  addWithoutRequest: 'Add without request',
  ifYouRequestItClient:
    'If you request the document, the client will get an email that names it, and the case will wait for it.',
}
