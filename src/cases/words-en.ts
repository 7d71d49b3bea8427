import { formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import { listed, plural } from '#platform/intl-words.ts'
import type { Phrases } from '#platform/words.ts'
import { type ApprovalWords, approvalWords } from './approval-words-en.ts'
import type { CaseEventTable } from './case-event.ts'
import type { MoveFaultTable } from './case-guards.ts'
import {
  type CaseMove,
  type CasePhase,
  type CaseState,
  type CaseStatus,
  isToldMove,
  type ToldMove,
} from './case-states.ts'
import type { CaseType, RequestableType } from './case-types.ts'
import type { DocumentState } from './document-states.ts'
import type { ExtensionFault, ExtensionStep } from './extension.ts'
import { moveFaults } from './move-fault-words-en.ts'
import type { CasePriority } from './priority.ts'
import type { MatterCode, ReminderRefusal } from './reminder-rhythm.ts'
import type { ItemNeed } from './requests/item-need.ts'
import type { SendBackReason } from './requests/send-back-reason.ts'
import type { TodoTable } from './todo.ts'
import type { NoCase } from './with-case.server.ts'
import type { WorkKind } from './work.ts'

type MoveWords = {
  [Move in CaseMove]: Move extends ToldMove
    ? /** On the button; and what timeline and letter tell the client, followed by the reason if there is one. */
      { label: string; tells: string }
    : { label: string }
}

/** Every word of this folder that stands for a code. */
export type CaseWords = ApprovalWords & {
  /** What the client reads in intake when nothing was bought: the case was asked for. */
  /** Why the program itself withdraws a case. */
  orderRefunded: string
  intakeOfRequest: string
  /** The same where staff opened the case by themselves. */
  intakeByFirm: string
  states: Record<CaseState, { label: string; forClient: string }>
  statuses: Record<CaseStatus, string>
  phases: Record<CasePhase, string>
  moves: MoveWords
  moveFaults: Phrases<MoveFaultTable>
  events: Phrases<CaseEventTable>
  todos: Phrases<TodoTable>
  priorities: Record<CasePriority, string>
  matters: Record<MatterCode, string>
  work: Record<WorkKind, string>
  extensionSteps: Record<ExtensionStep, string>
  /** Why a step of an extension was not recorded, or a reminder not sent. */
  dateFaults: Record<ExtensionFault | ReminderRefusal | NoCase['reason'], string>
  caseTypes: Record<CaseType, string>
  documentStates: Record<DocumentState, string>
  /** How much an item is asked for, as staff choose it and as the client reads it. */
  itemNeeds: Record<ItemNeed, { label: string; forClient: string }>
  /** Why documents are sent back: on the button of staff, and to the client. */
  sendBackReasons: Record<SendBackReason, { label: string; text: string }>
  /** What a document is called that answers no item of the checklist. */
  otherDocument: string
  /** The names that cases are given when they open. */
  names: {
    taxReturn: (taxYear: number) => string
    addOns: (taxYear: number) => string
    withAddOns: (description: string, addOns: string[]) => string
    requested: Record<RequestableType, (taxYear: number) => string>
  }
}

const moves: MoveWords = {
  ask_for_documents: {
    label: 'Ask for documents',
    tells: 'We need documents from you. The checklist of your case shows which.',
  },
  start_preparation: {
    label: 'Start preparation',
    tells: 'We have what we need and started to work on your case.',
  },
  submit_for_review: { label: 'Submit for review' },
  return_to_preparation: { label: 'Return to preparation' },
  ask_for_approval: {
    label: 'Ask the client for approval',
    tells: 'Your draft is ready. Please read it and approve it, or tell us what to change.',
  },
  approve: { label: 'Approve the draft', tells: 'You approved the draft. We file it next.' },
  request_changes: {
    label: 'Ask for changes',
    tells: 'You asked for changes. We work them in and send you a new draft.',
  },
  file: { label: 'Record the filing', tells: 'We filed your return with the tax office.' },
  record_assessment: { label: 'Record the assessment', tells: 'The assessment of the tax office has arrived.' },
  accept_assessment: {
    label: 'Accept the assessment',
    tells: 'The assessment is accepted. Your case is complete and closed.',
  },
  ask_for_objection: {
    label: 'Ask for an objection',
    tells: 'You asked for an objection. We check the assessment and answer you before the time for it ends.',
  },
  object: { label: 'Record the objection', tells: 'We posted your objection to the tax office.' },
  record_decision: { label: 'Record the decision', tells: 'The tax office has decided on your objection.' },
  close: { label: 'Close the case', tells: 'Your case is complete and closed.' },
  close_without_filing: {
    label: 'Close without filing',
    tells: 'Your case is complete and closed. Nothing had to be filed.',
  },
  hold: { label: 'Put on hold', tells: 'Your case is on hold.' },
  resume: { label: 'Resume', tells: 'We took up your case again.' },
  withdraw: { label: 'Withdraw the case', tells: 'Your case was withdrawn.' },
  reopen: { label: 'Reopen', tells: 'We opened your case again.' },
}

const matterNames: Record<MatterCode, string> = {
  approval: 'draft to approve',
  documents: 'missing documents',
  messages: 'messages not read',
}

const priorities: Record<CasePriority, string> = { high: 'High', medium: 'Medium', low: 'Low' }

export const en: CaseWords = {
  orderRefunded: 'The order was given back before anything was delivered.',
  intakeOfRequest: 'We have your request. An adviser reads it and answers you here.',
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
      forClient: 'The tax office has assessed you. We compare the assessment with your return.',
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
  moveFaults,
  events: {
    'opened-by-order': ({ orderNumber }) => `Case opened by order ${orderNumber}.`,
    'order-refunded': ({ orderNumber }) => `All that was paid with order ${orderNumber} was given back.`,
    'order-part-refunded': ({ orderNumber }) => `A part of order ${orderNumber} was given back.`,
    requested: 'Requested by the client.',
    'opened-by-firm': 'Case opened by us, without an order.',
    'opening-reason': ({ reason }) => `Why it was opened without an order: ${reason}`,
    'ordered-with': ({ name }) => `Ordered with it: ${name}.`,
    'add-on': ({ orderNumber, productId, quantity }) =>
      `Add-on of order ${orderNumber}: product ${productId}, ${quantity} ×.`,
    moved: ({ move, reason }) => withReason(isToldMove(move) ? moves[move].tells : moves[move].label, reason),
    'document-received': ({ filename, item }) => `Document received: ${filename}${item === null ? '' : ` (${item})`}.`,
    'approval-voided': ({ number, why }) =>
      `The approval of draft ${number} no longer counts: ${approvalWords.voidReasons[why]}.`,
    'document-added': ({ filename, kind }) => `${approvalWords.documentKinds[kind]}: ${filename}.`,
    'draft-added': ({ filename, number }) => `Draft ${number}: ${filename}.`,
    'document-accepted': ({ filename }) => `Document accepted: ${filename}.`,
    'document-sent-back': ({ filename, reason }) => `Document sent back: ${filename}. ${reason}`,
    'document-undecided': ({ filename }) => `A decision was taken back: ${filename} is being checked again.`,
    'document-held-back': ({ filename }) => `Document held back: ${filename}. Our virus scan found something in it.`,
    'not-needed': ({ item }) => `Not needed: ${item}.`,
    'needed-after-all': ({ item }) => `Needed after all: ${item}.`,
    'item-waived': ({ item, reason }) => `Not needed: ${item}. ${reason}`,
    'item-added': ({ item }) => `Added to the checklist: ${item}.`,
    'item-renamed': ({ from, to }) => `Renamed on the checklist: ${from} is now ${to}.`,
    'documents-asked': ({ items }) => `We asked for: ${items.join(', ')}.`,
    'document-placed': ({ filename, item }) =>
      `Document filed: ${filename} ${item === null ? 'without a place' : `under ${item}`}.`,
    message: ({ from, subject }) => `Message from ${from}: ${subject}`,
    assigned: ({ to }) => `Assigned to ${to}.`,
    unassigned: 'No longer assigned to anybody.',
    'due-date': ({ dueOn }) => `Next date: ${formatDate(dueOn)}.`,
    'extension-asked': ({ untilOn, feeCents }) =>
      `More time asked for: until ${formatDate(untilOn)}${withFee(feeCents)}.`,
    'extension-granted': ({ untilOn, feeCents }) =>
      `More time granted: the return is now due on ${formatDate(untilOn)}${withFee(feeCents)}.`,
    'extension-refused': ({ untilOn }) => `More time until ${formatDate(untilOn)} was refused.`,
    priority: ({ priority }) => `Priority: ${priorities[priority]}.`,
    appointment: ({ startsAt, title }) => `Appointment on ${formatDateTime(startsAt)}: ${title}.`,
    'appointment-moved': ({ from, to, title }) =>
      `Appointment moved from ${formatDateTime(from)} to ${formatDateTime(to)}: ${title}.`,
    'appointment-cancelled': ({ startsAt, title, by }) =>
      `Appointment on ${formatDateTime(startsAt)} cancelled by ${by === 'client' ? 'the client' : 'us'}: ${title}.`,
    'appointment-held': ({ startsAt, title, note }) =>
      `Appointment on ${formatDateTime(startsAt)} held: ${title}. ${note}`,
    'appointment-missed': ({ startsAt, title }) => `Appointment on ${formatDateTime(startsAt)} missed: ${title}.`,
    reminded: ({ matters }) => `Client reminded of: ${listed(matters.map((code) => matterNames[code]))}.`,
    note: ({ text }) => text,
    unknown: 'Something changed in this case.',
  },
  todos: {
    approve: ({ title }) => `Read and approve the draft: ${title}`,
    replace: ({ filename }) => `Send a document again: ${filename}`,
    answer: ({ count, title }) =>
      `Answer ${plural('en', count, { one: 'one question', other: `${count} questions` })}: ${title}`,
    upload: ({ count, title }) =>
      `Upload ${plural('en', count, { one: 'one document', other: `${count} documents` })}: ${title}`,
    decide: ({ title }) => `Accept the assessment or ask for an objection: ${title}`,
    read: ({ count }) => plural('en', count, { one: 'Read one new message', other: `Read ${count} new messages` }),
  },
  priorities,
  matters: matterNames,
  work: {
    open: 'Open',
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
  extensionSteps: { asked: 'Asked for', granted: 'Granted', refused: 'Refused' },
  dateFaults: {
    'unknown-case': 'This case does not exist.',
    forbidden: 'This case belongs to another adviser. Ask them or an admin.',
    'no-filing': 'This case has no return that is still to be filed.',
    'no-date': 'Enter a date that exists, as day.month.year, such as 15.09.2026.',
    'date-past': 'The date lies in the past.',
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

function withFee(feeCents: number): string {
  return feeCents > 0 ? ` (fee of the canton ${formatMoney(feeCents)})` : ''
}

function withReason(text: string, reason: string | null): string {
  return reason ? `${text} ${reason}` : text
}
