import { plural } from '#platform/intl-words.ts'
import type { Phrases } from '#platform/words.ts'
import type { ExtensionError, ExtensionStep } from './assessment/extension.ts'
import type { DocumentState } from './documents/document-states.ts'
import { type ApprovalWords, approvalWords } from './drafts/approval-words-en.ts'
import { staffLog } from './notes/staff-log-words-en.ts'
import type { CasePriority } from './planning/priority.ts'
import type { WorkKind } from './planning/work.ts'
import type { CaseEventTable, ReadCaseEvent } from './process/case-event.ts'
import type { MoveErrorTable } from './process/case-guards.ts'
import type { CasePhase, CaseState, CaseStatus } from './process/case-states.ts'
import type { CaseType, RequestableType } from './process/case-types.ts'
import { eventWords, matterNames, priorities } from './process/event-words-en.ts'
import { moveErrors } from './process/move-error-words-en.ts'
import { type MoveWords, moves } from './process/move-words-en.ts'
import type { TodoTable } from './process/todo.ts'
import type { NoCase } from './process/with-case.server.ts'
import type { MatterCode, ReminderRefusal } from './reminders/reminder-rhythm.ts'
import type { ItemNeed } from './requests/item-need.ts'
import type { SendBackReason } from './requests/send-back-reason.ts'

export type CaseWords = ApprovalWords & {
  orderRefunded: string
  intakeOfRequest: string
  intakeByFirm: string
  waitsForApproval: (name: string) => string
  approvedByAll: string
  requestedForObjection: (name: string) => string
  states: Record<CaseState, { label: string; forClient: string }>
  statuses: Record<CaseStatus, string>
  phases: Record<CasePhase, string>
  moves: MoveWords
  moveErrors: Phrases<MoveErrorTable>
  events: Phrases<CaseEventTable>
  staffLog: (payload: ReadCaseEvent, actorName: string | null) => string
  todos: Phrases<TodoTable>
  priorities: Record<CasePriority, string>
  matters: Record<MatterCode, string>
  work: Record<WorkKind, string>
  extensionSteps: Record<ExtensionStep, string>
  dateErrors: Record<ExtensionError | ReminderRefusal | NoCase['reason'], string>
  caseTypes: Record<CaseType, string>
  documentStates: Record<DocumentState, string>
  itemNeeds: Record<ItemNeed, { label: string; forClient: string }>
  sendBackReasons: Record<SendBackReason, { label: string; text: string }>
  otherDocument: string
  names: {
    taxReturn: (taxYear: number) => string
    addOns: (taxYear: number) => string
    withAddOns: (description: string, addOns: string[]) => string
    requested: Record<RequestableType, (taxYear: number) => string>
  }
}

export const en: CaseWords = {
  orderRefunded: 'The order was given back before anything was delivered.',
  intakeOfRequest: 'We have your request. An adviser reads it and answers you here.',
  waitsForApproval: (name) => `${name} has still to approve the draft. Then we file it.`,
  approvedByAll: 'The draft is approved. We file it next.',
  requestedForObjection: (name) =>
    `${name} asked for an objection. We check the assessment and answer before the time for it ends.`,
  intakeByFirm: 'We opened this case for you and are setting it up.',
  states: {
    intake: { label: 'Intake', forClient: 'We have your order and are setting up your case.' },
    waiting_for_documents: {
      label: 'Waiting for documents',
      forClient: 'We are waiting for documents from you.',
    },
    in_preparation: { label: 'In preparation', forClient: 'We are working on your case.' },
    review: { label: 'Review', forClient: 'We check the work before you see it.' },
    client_approval: {
      label: 'Client approval',
      forClient: 'Your draft is ready: please read and approve it.',
    },
    filed: {
      label: 'Filed',
      forClient: 'Your return is with the tax office. Their assessment can take months.',
    },
    assessed: {
      label: 'Assessed',
      forClient:
        'The tax office has assessed you. If you disagree, the objection must be made within 30 days of delivery.',
    },
    objection: {
      label: 'Objection',
      forClient: 'Your objection is with the tax office. Their decision can take months.',
    },
    closed: { label: 'Closed', forClient: 'Your case is closed.' },
    on_hold: { label: 'On hold', forClient: 'Your case is on hold.' },
    withdrawn: { label: 'Withdrawn', forClient: 'Your case was withdrawn.' },
  },
  statuses: { pending: 'Pending', in_progress: 'In progress', completed: 'Completed' },
  phases: {
    onboarding: 'Onboarding',
    documents: 'Document collection',
    preparation: 'Preparation',
    filing: 'Filing and completion',
  },
  moves,
  moveErrors,
  events: eventWords,
  staffLog,
  todos: {
    approve: ({ title }) => `Read and approve the draft: ${title}`,
    replace: ({ filename }) => `Send a document again: ${filename}`,
    answer: ({ count, title }) =>
      `Answer ${plural('en', count, { one: 'one question', other: `${count} questions` })}: ${title}`,
    upload: ({ count, title }) =>
      `Upload ${plural('en', count, { one: 'one document', other: `${count} documents` })}: ${title}`,
    decide: ({ title }) => `Accept the assessment or ask for an objection: ${title}`,
    accept: ({ title }) => `Read the decision on your objection: ${title}`,
    offer: ({ title }) => `Accept or decline our offer: ${title}`,
    pay: ({ title }) => `Pay: ${title}`,
    read: ({ count }) => plural('en', count, { one: 'Read one new message', other: `Read ${count} new messages` }),
  },
  priorities,
  matters: matterNames,
  work: {
    open: 'In work, not filed yet',
    review: 'Documents to check',
    answer: 'Messages to answer',
    file: 'Approved, ready to file',
    object: 'Objections to write',
    deadlines: 'Due in the next 14 days',
    'client-late': 'Waits for the client too long',
    'firm-late': 'Waits for us too long',
    today: 'Due today',
    overdue: 'Overdue',
    'with-firm': 'Waits for us',
    'with-client': 'Waits for the client',
  },
  extensionSteps: { requested: 'Asked for', granted: 'Granted', refused: 'Refused' },
  dateErrors: {
    'unknown-case': 'This case does not exist.',
    forbidden: 'This case belongs to another adviser. Ask them or an admin.',
    'no-filing': 'This case has no return that is still to be filed.',
    'no-date': 'Enter a date that exists, as day.month.year, such as 15.09.2026.',
    'date-past': 'The date lies in the past.',
    'date-far': 'The date lies more than two years ahead. Check the year.',
    'no-fee': 'Enter the fee in francs, at most 1000, such as 20.',
    'nothing-open': 'Nothing waits for this client, or the reminders of the case are paused.',
    'sent-today': 'The client was reminded today already.',
  },
  caseTypes: {
    tax_return: 'Tax return',
    service: 'Service',
    consultation: 'Consultation',
    add_on: 'Add-ons',
    other: 'Other question',
  },
  documentStates: {
    received: 'Being checked',
    accepted: 'Checked',
    rejected: 'Send again',
    superseded: 'Replaced',
    quarantined: 'Held back',
  },
  ...approvalWords,
  itemNeeds: {
    required: { label: 'Required', forClient: 'We need this' },
    optional: { label: 'Optional', forClient: 'Helps, but not required' },
    if_at_hand: { label: 'If you have it', forClient: 'Only if you have it' },
  },
  sendBackReasons: {
    'cut-off': {
      label: 'Page cut off',
      text: 'A page is cut off. Please scan it again; a photo is enough if all four corners are visible.',
    },
    'not-readable': {
      label: 'Not readable',
      text: 'We cannot read this file. Please scan or photograph it again in good light, straight from above.',
    },
    'wrong-year': {
      label: 'Wrong year',
      text: 'This document is of another year. Please send the one of the tax year of your case.',
    },
    'pages-missing': { label: 'Pages missing', text: 'Pages are missing. Please send the whole document in one file.' },
  },
  otherDocument: 'Other document',
  names: {
    taxReturn: (taxYear) => `Tax return ${taxYear}`,
    addOns: (taxYear) => `Add-ons ${taxYear}`,
    withAddOns: (description, addOns) =>
      [...(description ? [description] : []), `Add-ons: ${addOns.join('; ')}`].join('. '),
    requested: {
      tax_return: (taxYear) => `Tax return ${taxYear}`,
      consultation: (taxYear) => `Consultation ${taxYear}`,
      other: (taxYear) => `Question ${taxYear}`,
    },
  },
}
