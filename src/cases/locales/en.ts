import type { ExtensionError, ExtensionStep } from '#cases/assessment/extension.ts'
import type { DeliveryKind } from '#cases/assessment/objection.ts'
import type { DocumentKind } from '#cases/documents/document-kinds.ts'
import type { DocumentState } from '#cases/documents/document-states.ts'
import type { VoidReason } from '#cases/drafts/approval.ts'
import type { CasePriority } from '#cases/planning/priority.ts'
import type { WorkKind } from '#cases/planning/work.ts'
import type { CaseEventTable, ReadCaseEvent } from '#cases/process/case-event.ts'
import type { MoveErrorTable, MoveFact } from '#cases/process/case-guards.ts'
import {
  type CaseMove,
  type CasePhase,
  type CaseState,
  type CaseStatus,
  isNotifiedMove,
  type NotifiedMove,
} from '#cases/process/case-states.ts'
import type { CaseType, RequestableType } from '#cases/process/case-types.ts'
import type { TodoTable } from '#cases/process/todo.ts'
import type { NoCase } from '#cases/process/with-case.server.ts'
import type { MatterCode, ReminderRefusal } from '#cases/reminders/reminder-rhythm.ts'
import type { ItemNeed } from '#cases/requests/item-need.ts'
import type { SendBackReason } from '#cases/requests/send-back-reason.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import { listed, plural } from '#platform/intl-words.ts'
import { type Phrases, say } from '#platform/words.ts'

export type ZipWords = {
  filename: string
  lead: string
  reasons: Record<LeftOutReason, string>
}
export type LeftOutReason = 'not-scanned' | 'infected' | 'missing'

const zip: ZipWords = {
  filename: 'NOT IN THIS ZIP.txt',
  lead: 'These documents belong to the case and are not in this ZIP:',
  reasons: {
    'not-scanned': 'not checked for viruses yet',
    infected: 'held back, since it is infected',
    missing: 'lost: the file store no longer has its content',
  },
}

type ApprovalWords = {
  documentKinds: Record<DocumentKind, string>
  voidReasons: Record<VoidReason, string>
  deliveryKinds: Record<DeliveryKind, string>
  certificate: {
    title: string
    file: string
    draft: string
    sha256: string
    annexSha256: string
    consent: (version: number) => string
    person: string
    time: string
    address: string
    browser: string
    unknown: string
    voided: (at: string, why: string) => string
    meaning: string
  }
  /**
   * States the deadline for an objection (for an appeal, if `isDecided`). Says that the client decides whether to
   * object.
   */
  objectionUntil: (endsOn: string, isDecided: boolean) => string
  /** The same for the co-signer. Says that the client tells us what the couple decides. */
  objectionUntilForSigner: (endsOn: string, isDecided: boolean, clientName: string) => string
}

const postedUntil = (endsOn: string, isDecided: boolean) =>
  `${isDecided ? 'An appeal' : 'An objection'} can be posted until ${formatDate(endsOn)}.`

const approvalWords: ApprovalWords = {
  documentKinds: {
    from_client: 'From the client',
    draft: 'Draft',
    filed_copy: 'Filed copy',
    filing_receipt: 'Filing receipt',
    assessment: 'Assessment or decision',
    invoice: 'Invoice',
    letter: 'Letter',
    internal: 'Internal, never shown to the client',
  },
  voidReasons: {
    'new-draft': 'a newer draft came',
    'new-annex': 'the summary of the tax that goes with it was made anew',
    returned: 'we took the draft back to work on it',
    changes: 'changes were asked for',
    reopened: 'the case was opened again',
  },
  deliveryKinds: {
    ordinary: 'Ordinary letter: counts from the working day after its date, however late it was found',
    letterbox: 'A-Post Plus: the day it was put into the letterbox, Saturdays included',
    registered: 'Registered, collected within seven days: the day it was handed over',
    not_collected: 'Registered, not collected within seven days: the day of the first attempt',
    online: 'Online: the day it could first be read',
  },
  certificate: {
    title: 'Certificate of approval',
    file: 'File',
    draft: 'Draft',
    sha256: 'Fingerprint of the file (SHA-256)',
    annexSha256: 'Fingerprint of the summary of the tax that goes with it (SHA-256)',
    consent: (version) => `Consent (text ${version})`,
    person: 'Approved by',
    time: 'Time (Switzerland)',
    address: 'Address on the network',
    browser: 'Browser',
    unknown: 'Not known',
    voided: (at, why) => `This approval no longer counts since ${at}: ${why}.`,
    meaning:
      'The fingerprint belongs to this one file: if one character of it changes, the fingerprint is another. The approval was given in the client portal after signing in.',
  },
  objectionUntil: (endsOn, isDecided) =>
    `${postedUntil(endsOn, isDecided)} You decide; your adviser tells you what we recommend.`,
  objectionUntilForSigner: (endsOn, isDecided, clientName) =>
    `${postedUntil(endsOn, isDecided)} ${clientName} tells us in the portal what the two of you decide. Do you see it differently? Write to us in this case before that day.`,
}

type MoveWords = {
  [Move in CaseMove]: Move extends NotifiedMove ? { label: string; notifies: string } : { label: string }
}

const moveMoves: MoveWords = {
  ask_for_documents: {
    label: 'Ask for documents',
    notifies: 'We need documents from you. The checklist of your case shows which.',
  },
  start_preparation: {
    label: 'Start preparation',
    notifies: 'We have what we need and started to work on your case.',
  },
  submit_for_review: { label: 'Submit for review' },
  return_to_preparation: { label: 'Return to preparation' },
  ask_for_approval: {
    label: 'Ask the client for approval',
    notifies: 'Your draft is ready. Please read it and approve it, or tell us what to change.',
  },
  approve: { label: 'Approve the draft', notifies: 'You approved the draft. We file it next.' },
  request_changes: {
    label: 'Ask for changes',
    notifies: 'You asked for changes. We work them in and send you a new draft.',
  },
  file: { label: 'Record the filing', notifies: 'We filed your return with the tax office.' },
  record_assessment: { label: 'Record the assessment', notifies: 'The assessment of the tax office has arrived.' },
  accept_assessment: {
    label: 'Accept the assessment',
    notifies: 'The assessment is accepted. Your case is complete and closed.',
  },
  ask_for_objection: {
    label: 'Ask for an objection',
    notifies: 'You asked for an objection. We check the assessment and answer you before the time for it ends.',
  },
  object: { label: 'Record the objection', notifies: 'We posted your objection to the tax office.' },
  record_decision: { label: 'Record the decision', notifies: 'The tax office has decided on your objection.' },
  close: { label: 'Close the case', notifies: 'Your case is complete and closed.' },
  close_without_filing: {
    label: 'Close without filing',
    notifies: 'Your case is complete and closed. Nothing had to be filed.',
  },
  hold: { label: 'Put on hold', notifies: 'Your case is on hold.' },
  resume: { label: 'Resume', notifies: 'We took up your case again.' },
  withdraw: { label: 'Withdraw the case', notifies: 'Your case was withdrawn.' },
  reopen: { label: 'Reopen', notifies: 'We opened your case again.' },
}

const matterNames: Record<MatterCode, string> = {
  approval: 'draft to approve',
  assessment: 'assessment to decide about',
  documents: 'missing documents',
  messages: 'messages not read',
  questions: 'questions not answered',
}

const priorities: Record<CasePriority, string> = { high: 'High', medium: 'Medium', low: 'Low' }

const eventWords: Phrases<CaseEventTable> = {
  'opened-by-order': ({ orderNumber }) => `Case opened by order ${orderNumber}.`,
  'order-refunded': ({ orderNumber }) => `All that was paid with order ${orderNumber} was given back.`,
  'order-part-refunded': ({ orderNumber }) => `A part of order ${orderNumber} was given back.`,
  requested: 'Requested by the client.',
  'opened-by-firm': 'Case opened by us, without an order.',
  'opening-reason': ({ reason }) => `Why it was opened without an order: ${reason}`,
  'ordered-with': ({ name }) => `Ordered with it: ${name}.`,
  'add-on': ({ orderNumber, productId, quantity, title }) =>
    `Add-on of order ${orderNumber}: ${title ?? productId.replace(/^add-on-/, '').replaceAll('-', ' ')}, ${quantity} ×.`,
  moved: ({ move, reason }) =>
    withReason(isNotifiedMove(move) ? moveMoves[move].notifies : moveMoves[move].label, reason),
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
  'extension-requested': ({ untilOn, feeCents }) =>
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
  reminded: ({ matters }) => `Client reminded of: ${remindedOf(matters)}.`,
  note: ({ text }) => text,
  unknown: 'Something changed in this case.',
}

function remindedOf(matters: readonly MatterCode[]): string {
  return listed(matters.map((code) => matterNames[code]))
}

function withFee(feeCents: number): string {
  return feeCents > 0 ? ` (fee of the canton ${formatMoney(feeCents)})` : ''
}

function withReason(text: string, reason: string | null): string {
  return reason ? `${text} ${reason}` : text
}

const moveLogs: Record<CaseMove, string> = {
  ask_for_documents: 'Client asked for documents.',
  start_preparation: 'Preparation started.',
  submit_for_review: 'Submitted for review.',
  return_to_preparation: 'Returned to preparation.',
  ask_for_approval: 'Client asked to approve the draft.',
  approve: 'Draft approved.',
  request_changes: 'Changes to the draft asked for.',
  file: 'Return filed with the tax office.',
  record_assessment: 'Assessment recorded.',
  accept_assessment: 'Assessment accepted, case closed.',
  ask_for_objection: 'Objection asked for.',
  object: 'Objection posted to the tax office.',
  record_decision: 'Decision on the objection recorded.',
  close: 'Case closed.',
  close_without_filing: 'Case closed without filing.',
  hold: 'Put on hold.',
  resume: 'Taken up again.',
  withdraw: 'Case withdrawn.',
  reopen: 'Case opened again.',
}

/** Log entry for staff. Omits the name of the actor (null for background jobs), which is shown beside the entry. */
function staffLog(payload: ReadCaseEvent, actorName: string | null): string {
  if (payload.code === 'moved') return [moveLogs[payload.values.move], payload.values.reason].filter(Boolean).join(' ')
  if (payload.code === 'message' && payload.values.from === actorName) return `Message: ${payload.values.subject}`
  return say(eventWords, payload)
}

export type EventActor = { is: 'you' } | { is: 'other'; name: string } | { is: 'firm' }

export function eventForClient(content: ReadCaseEvent, actor: EventActor): string {
  if (content.code === 'reminded') return `We reminded you of: ${remindedOf(content.values.matters)}.`
  if (actor.is === 'firm') return say(eventWords, content)
  const who = actor.is === 'you' ? 'You' : actor.name
  switch (content.code) {
    case 'requested':
      return `${who} asked for this case.`
    case 'appointment-cancelled':
      return `${who} cancelled the appointment on ${formatDateTime(content.values.startsAt)}: ${content.values.title}.`
    case 'not-needed':
      return `${who} marked as not needed: ${content.values.item}.`
    case 'moved': {
      const { move, reason } = content.values
      const text = moves[move]
      return text ? [`${who} ${text}`, reason].filter(Boolean).join(' ') : say(eventWords, content)
    }
    default:
      return say(eventWords, content)
  }
}

const moves: Partial<Record<string, string>> = {
  approve: 'approved the draft.',
  request_changes: 'asked for changes. We work them in and send a new draft.',
  accept_assessment: 'accepted the assessment. The case is complete and closed.',
  ask_for_objection: 'asked for an objection. We check the assessment and answer before the time for it ends.',
  withdraw: 'withdrew the case.',
}

const missingFacts: Record<MoveFact, string> = {
  reason: 'Please give a reason.',
  filingReceipt: 'Please enter the number of the filing receipt.',
  filedOn: 'Please enter the day of filing.',
  assessedOn: 'Please enter the date of the assessment.',
  draftHash: 'Please read the draft first: an approval belongs to one file.',
  annexHash: 'Please read the summary of the tax first.',
  consent: 'Please tick the box: we file the draft only with your consent.',
  noReceiptReason: 'Please say why there is no filing receipt.',
  deliveryKind: 'Please choose how it was delivered.',
  deliveryDay: 'Please enter the day of delivery.',
  objectedOn: 'Please enter the day on which the objection was posted.',
  decidedOn: 'Please enter the date of the decision.',
}

const moveErrors: Phrases<MoveErrorTable> = {
  'documents-missing': ({ count }) =>
    plural('en', count, {
      one: 'One required document is still missing or not accepted.',
      other: `${count} required documents are still missing or not accepted.`,
    }),
  'draft-missing': 'There is no draft yet. Upload it among the documents of the case, as a draft.',
  'draft-not-scanned': 'The draft is still being checked for viruses. Please try again in a few minutes.',
  'draft-replaced': ({ number }) =>
    `A newer draft came while you read: draft ${number}. Nothing was sent. Please read the new draft, then decide.`,
  'annex-replaced':
    'The summary of the tax was made anew while you read. Nothing was sent. Please read the new one, then decide.',
  'not-a-signer': 'Your approval is not needed in this case.',
  'receipt-missing':
    'Upload the filing receipt among the documents of the case, enter its number, or say why there is none.',
  'assessment-missing': 'Upload the assessment or decision among the documents of the case first.',
  'objection-open': ({ endsOn }) =>
    `An objection is possible until ${formatDate(endsOn)}. Record that the assessment is accepted, or wait until then.`,
  'objection-over': ({ endsOn }) => `The last day for an objection was ${formatDate(endsOn)}.`,
  'objection-decided':
    'The objection is decided. What may follow is an appeal to the court: please open a case of its own for it.',
  'objection-asked': 'You have asked for an objection already. Your adviser is on it.',
  'no-delivery-kind': 'Please choose how it was delivered.',
  'delivered-before-assessed': 'It cannot have been delivered before its date.',
  'objected-before-delivered': 'The objection cannot be older than the delivery of the assessment.',
  'decided-before-objected': 'The decision cannot be older than the objection.',
  'not-approved': 'The client has not approved the draft yet.',
  'approved-already': 'You approved this draft already.',
  'fact-missing': ({ fact }) => missingFacts[fact],
  'fact-too-long': ({ maxLength }) => `Please keep it to ${maxLength} characters.`,
  'no-date': 'Please enter the date as day.month.year, such as 31.03.2026.',
  'date-in-future': 'The date lies in the future.',
  'filed-before-approved': 'The filing cannot be older than the approval. A return is filed once it is approved.',
  'assessed-before-filed': 'The assessment cannot be older than the filing.',
}

export type SummaryWords = {
  title: string
  copies: { office: string; client: string }
  parts: Record<
    | 'case'
    | 'client'
    | 'course'
    | 'dates'
    | 'documents'
    | 'requested'
    | 'approvals'
    | 'appointments'
    | 'messages'
    | 'fees',
    string
  >
  terms: Record<
    | 'kind'
    | 'taxYear'
    | 'canton'
    | 'state'
    | 'opened'
    | 'adviser'
    | 'name'
    | 'email'
    | 'phone'
    | 'company'
    | 'address'
    | 'civilStatus'
    | 'children'
    | 'due'
    | 'filed'
    | 'receipt'
    | 'noReceipt'
    | 'assessed'
    | 'delivered'
    | 'objection'
    | 'appeal'
    | 'decided'
    | 'closed'
    | 'order'
    | 'paid'
    | 'refunded'
    | 'total',
    string
  >
  none: string
  nobody: string
  unknown: string
  itemStates: Record<'missing' | 'received' | 'accepted' | 'rejected' | 'not_needed', string>
  appointmentStates: Record<string, string>
  creditEntries: Record<string, string>
  minutesOf: (minutes: number) => string
  messages: (facts: { count: number; byClient: number }) => string
  voided: (when: string) => string
  hash: string
  footer: (when: string) => string
}

const summary: SummaryWords = {
  title: 'Case summary',
  copies: { office: 'Copy for the office', client: 'Copy for the client' },
  parts: {
    case: 'Case',
    client: 'Client and household',
    course: 'Course of the case',
    dates: 'Dates and deadlines',
    documents: 'Documents by item',
    requested: 'What was asked for',
    approvals: 'Approvals',
    appointments: 'Appointments and minutes',
    messages: 'Messages',
    fees: 'Fees and order',
  },
  terms: {
    kind: 'Kind',
    taxYear: 'Tax year',
    canton: 'Canton',
    state: 'State',
    opened: 'Opened',
    adviser: 'Adviser',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    address: 'Address',
    civilStatus: 'Civil status',
    children: 'Children, born',
    due: 'Next date',
    filed: 'Filed',
    receipt: 'Receipt',
    noReceipt: 'No receipt',
    assessed: 'Assessed',
    delivered: 'Assessment delivered',
    objection: 'Objection possible until',
    appeal: 'Appeal possible until',
    decided: 'Decided',
    closed: 'Closed',
    order: 'Order',
    paid: 'Paid',
    refunded: 'Paid back',
    total: 'Total',
  },
  none: 'None.',
  nobody: 'Not assigned',
  unknown: 'Not known',
  itemStates: {
    missing: 'missing',
    received: 'being checked',
    accepted: 'checked',
    rejected: 'to be sent again',
    not_needed: 'not needed',
  },
  appointmentStates: {
    scheduled: 'planned',
    confirmed: 'confirmed',
    completed: 'held',
    cancelled: 'cancelled',
    no_show: 'missed',
  },
  creditEntries: {
    included: 'Minutes included',
    bought: 'Minutes bought',
    used: 'Minutes used',
    'given-back': 'Minutes given back',
    'taken-back': 'Minutes taken back',
  },
  minutesOf: (minutes) => `${minutes} minutes`,
  messages: ({ count, byClient }) =>
    count === 0 ? 'None.' : `${count} in all: ${byClient} of the client, ${count - byClient} of the firm.`,
  voided: (when) => `no longer counts since ${when}`,
  hash: 'SHA-256',
  footer: (when) => `As of ${when}`,
}

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

const cases: CaseWords = {
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
  moves: moveMoves,
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

const reader = {
  theOtherPerson: 'The other person',
}

const documentTable = {
  documentsOfTaxYear: (year: number) => `Documents of tax year ${year}`,
  document: 'Document',
  type: 'Type',
  case: 'Case',
  status: 'Status',
  fromUs: 'From us',
  open: 'Open',
}

const documentsPage = {
  documents: 'Documents',
  yourDocuments: 'Your documents',
  taxYear: (year: number) => `Tax year ${year}`,
  uploadDocument: 'Upload Document',
  forWhichCase: 'For which case?',
  noDocumentsYet: 'No documents yet',
  yourCaseShowsWhichDocuments: 'Your case shows which documents we need.',
  documentsBelongToACase: 'Documents belong to a case, and you have none yet.',
}

const fileActions = {
  beingScannedForViruses: 'Being scanned for viruses',
  view: 'View',
  download: 'Download',
  replace: 'Replace',
}

const handOut = {
  thereIsNoSuchDocument: 'There is no such document',
  theAddressMayBeMistyped: 'The address may be mistyped, or the document does not belong to your account.',
  thisDocumentIsStillBeing: 'This document is still being checked',
  weScanEachFileFor: 'We scan each file for viruses before we hand it out. Please try again in a few minutes.',
  thisDocumentIsHeldBack: 'This document is held back',
  ourVirusScanFoundSomething: 'Our virus scan found something in this file. Please send us a clean copy.',
  weCannotReachOurFile: 'We cannot reach our file store at the moment',
  yourDocumentIsSafePlease: 'Your document is safe. Please try again in a few minutes.',
  thisDocumentCannotBeFound: 'This document cannot be found',
  weKnowOfThisDocument:
    'We know of this document but cannot find its content. Please write to us; your adviser looks into it.',
}

const placeForm = {
  whatIs: (originalFilename: string) => `What ${originalFilename} is`,
  whatIsIt: 'What is it?',
  fileIt: 'File it',
}

const uploadPage = {
  taxCases: 'Tax Cases',
  replace: (originalFilename: string) => `Replace ${originalFilename}`,
  case: (caseNumber: string) => `Case ${caseNumber}`,
  sendADocumentAgain: 'Send a document again',
  theNewFile: 'The new file',
  itTakesThePlaceOf: (originalFilename: string, fileSize: string, date: string) =>
    `It takes the place of ${originalFilename}, ${fileSize}, sent on ${date}.`,
}

const dropZone = {
  dropFilesHere: 'Drop files here',
  orChooseThem: 'or choose them.',
  chooseTheNewFile: 'Choose the new file',
  anyOtherDocument: 'Any other document',
  uploadDocument: 'Upload Document',
}

const filePicker = {
  files: 'Files',
}

const sendFile = {
  connectionLostAtNothingWas: (percent: string) => `Connection lost at ${percent}. Nothing was saved.`,
  yourSessionHasEndedPlease: 'Your session has ended. Please reload the page and sign in again.',
  thisCouldNotBeSaved: 'This could not be saved. Please try again in a moment.',
}

const uploadList = {
  failed: 'Failed',
  sentBefore: 'Sent before',
  retry: 'Retry',
  dismiss: 'Dismiss',
  uploading: (percent: string) => `Uploading ${percent}`,
  of: (sentBytes: string, size: string) => `${sentBytes} of ${size}`,
  checking: 'Checking',
  cancel: 'Cancel',
}

const approval = {
  page: (page: number, text: string) => `Page ${page}: ${text}`,
}

const approveForm = {
  bothOfYouApprove: 'Both of you approve',
  yourApproval: 'Your approval',
  approval: 'Approval',
  theOtherPerson: 'The other person',
  approved: 'Approved',
  open: 'Open',
  draft: (number: number, date: string) => `Draft ${number}, ${date}`,
  thisDraftIsStillBeing: 'This draft is still being checked for viruses.',
  notApproved: 'Not approved',
  approveDraft: (number: number) => `Approve draft ${number}`,
  weFileItNextIf: 'We file it next. If you have found something after all, ask for changes now.',
  weFileItOnceHas: (name: string) => `We file it once ${name} has approved it too; we have written to them.`,
  approvesThisDraftYourApproval: (ownerName: string) =>
    `${ownerName} approves this draft. Your approval is not needed in this case.`,
}

const approvePage = {
  approve: (caseNumber: string) => `Approve, ${caseNumber}`,
}

const approveView = {
  waitingFor: (text: string) => `Waiting for ${text}`,
  filingDate: 'Filing date',
  approved: 'Approved',
  nothingToApprove: 'Nothing to approve',
  thereIsNothingForYou: 'There is nothing for you to approve in this case at the moment.',
  openTheCase: 'Open the case',
  theDraftIsNotHere: 'The draft is not here yet',
  yourAdviserPutsItInto:
    'Your adviser puts it into this case and writes to you. Then you can read and approve it here.',
  draft: (number: number) => `Draft ${number}`,
  summaryOfTheExpectedTax: 'Summary of the expected tax (PDF)',
  youApproveItWithThe: 'You approve it with the draft.',
  readAndApprove: (what: string) => `Read and approve ${what}`,
  approvalOf: (what: string) => `Approval of ${what}`,
  taxYear: 'Tax year',
  draftOf: 'Draft of',
  proofOfApproval: 'Proof of approval',
  yourApprovalBelongsToThis:
    'Your approval belongs to this one file. We keep its fingerprint, your consent, your name, the time and the address that you approved from. If one character of the file changes, the fingerprint changes, and you are asked again.',
  sha256: 'SHA-256',
  sha256OfTheSummary: 'SHA-256 of the summary of the tax',
  theOtherPerson: 'the other person',
  downloadTheCertificateOf: (name: string) => `Download the certificate of ${name}`,
}

const changesForm = {
  askForChanges: 'Ask for changes',
  notSent: 'Not sent',
  moreRemarks: 'More remarks',
  sendYourRemarks: 'Send your remarks',
  page: 'Page',
  whatShouldWeChange: 'What should we change?',
  remark: (at: number) => `Remark ${at}`,
}

const messageForm = {
  message: (action: string) => `${action} message`,
  case: 'Case',
  generalQuestion: 'General question',
  subject: 'Subject',
  message2: 'Message',
  writeToYourAdviser: 'Write to your adviser',
  sending: 'Sending…',
  send: 'Send',
  draftSaved: (time: string) => `Draft saved ${time}`,
}

const messageList = {
  you: 'You',
  new: 'New',
}

const messagesPage = {
  newMessage: 'New Message',
  messages: 'Messages',
  allMessages: 'All messages',
  yourMessages: 'Your messages',
  noMessagesYet: 'No messages yet',
  askYourAdviserWhatYou: 'Ask your adviser what you want to know.',
  weAnswer: 'We answer',
  answered: 'Answered',
  done: 'Done',
  new: 'New',
}

const newMessagePage = {
  newMessage: 'New Message',
  pleaseScheduleAMeeting: 'Please schedule a meeting',
  messages: 'Messages',
}

const threadPage = {
  messages: (subject: string) => `${subject}, messages`,
  messages2: 'Messages',
  openTheCase: 'Open the case',
  yourMessages: 'Your messages',
}

const newCasePage = {
  newCase: 'New Case',
  taxCases: 'Tax Cases',
  anAdviserReadsWhatYou: 'An adviser reads what you write and answers in the case.',
  packagesWithAFixedPrice: 'Packages with a fixed price are in the store',
  taxYear: 'Tax year',
  kindOfQuestion: 'Kind of question',
  pleaseChoose: 'Please choose',
  cantonThatTaxesYou: 'Canton that taxes you',
  itSetsTheFilingDate: (ownFormDecides: string) => `It sets the filing date. ${ownFormDecides}`,
  iDoNotKnow: 'I do not know',
  whatDoYouNeed: 'What do you need?',
  opening: 'Opening…',
  openCase: 'Open Case',
}

const newReturnPage = {
  newCase: 'New Case',
  born: (value: string) => `Born ${value}`,
  taxCases: 'Tax Cases',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  whichTaxYearIsIt: 'Which tax year is it about?',
  iHaveAnotherQuestion: 'I have another question',
  continue: 'Continue',
  whatWasTrueForYou: (year: number) => `What was true for you in ${year}?`,
  tickAllThatFitFor: 'Tick all that fit; for a couple, what is true for either of you.',
  back: 'Back',
  notKnownYet: 'Not known yet',
  isThisYourHousehold: 'Is this your household?',
  cantonThatTaxesYou: 'Canton that taxes you',
  civilStatus: 'Civil status',
  noneEntered: 'None entered',
  marriedCouplesAndRegisteredPartners:
    'Married couples and registered partners file one return together: one case is enough.',
  changeItInYourProfile: 'Change it in your profile',
}

const offerStep = {
  back: 'Back',
  packagesForAreNotSold: (year: number) => `Packages for ${year} are not sold yet`,
  theyComeWhenTheYear:
    'They come when the year is over and the forms are out. What is urgent before, such as a departure, you can ask now.',
  askFirst: 'Ask first',
  whatItCosts: 'What it costs',
  taxYear: (title: string, year: number) => `${title}, tax year ${year}`,
  totalVatIncluded: 'Total, VAT included',
  thePackageInWhichYour: 'The package in which your year costs least.',
  compareThePackages: 'Compare the packages',
  documentsWeWillNeed: 'Documents we will need',
  ifYouHaveIt: '(if you have it)',
  putIntoTheCartAnd: 'Put into the cart and pay',
}

const openCaseNote = {
  youAlreadyHaveAnOpen: 'You already have an open case',
  youAlreadyHaveOpenCases: (count: number) => `You already have ${count} open cases`,
  taxYear: (taxYear: number) => `Tax year ${taxYear}:`,
  forTheSameMatterWrite: 'For the same matter, write a message',
  inThatCase: 'in that case',
  youCanOpenAnotherCase: '. You can open another case all the same.',
}

const situation = {
  iWasEmployed: 'I was employed',
  iPaidTaxAtSource: 'I paid tax at source',
  iWorkedForMyOwn: 'I worked for my own account',
  iHadIncomeFromAbroad: 'I had income from abroad: salary, pension or rent',
  iHeldSecuritiesInMore: 'I held securities, in more than ten positions',
  iOwnedAHouseOr: 'I owned a house or flat, in Switzerland or abroad',
  iHeldCrypto: 'I held crypto',
  iHadPropertyOrA: 'I had property or a business in a second canton',
  myYear: 'My year:',
}

const adviserBox = {
  yourAdviser: 'Your adviser',
  weAssignYourCaseShortly: 'We assign your case shortly.',
  answers: (answersAt: string) => `Answers ${answersAt}`,
}

const approvalPanel = {
  theOtherPerson: 'The other person',
  yourApproval: 'Your approval',
  approveTheDraft: 'Approve the draft',
  youApprovedThisDraft: 'You approved this draft',
  thisDraftWasApproved: 'This draft was approved',
  weFileItNext: 'We file it next.',
  weFileItNextIf: 'We file it next. If you have found something after all, ask for changes now.',
  hasStillToApproveIt: (otherName: string) =>
    `${otherName} has still to approve it; we have written to them. Then we file it.`,
  approvedThisDraftOnYour: (otherName: string, date: string) =>
    `${otherName} approved this draft on ${date}. Your approval is still missing.`,
  pleaseReadTheDraftOnce: 'Please read the draft. Once you both approve it we file it with the tax office.',
  pleaseReadTheDraftOnce2: 'Please read the draft. Once you approve it we file it with the tax office.',
  approvesThisDraftYourApproval: (ownerName: string) =>
    `${ownerName} approves this draft. Your approval is not needed in this case.`,
  openTheDraft: 'Open the draft',
  readAndApprove: 'Read and approve',
}

const assessmentPanel = {
  theDecisionOnYourObjection: 'The decision on your objection',
  yourAssessment: 'Your assessment',
  nothingWasChanged: 'Nothing was changed',
  askedForAnObjectionOn: (text: string, date: string) => `${text} asked for an objection on ${date}`,
  weCheckTheAssessmentAnd: 'We check the assessment and write to',
  theLastDayToPost: (until: string) => `; the last day to post it is ${until}`,
  ifYouAgreeWithThe: ' If you agree with the assessment after all, accept it here.',
  theTaxOfficeHasDecided: 'The tax office has decided on your objection. Compare the decision with what you asked for.',
  weHaveComparedTheAssessment: 'We have compared the assessment with your return. Read what differs, and decide.',
  compareTheAssessmentWithYour: 'Compare the assessment with your return: the income, the deductions, the wealth.',
  anObjectionMustBePosted: (until: string) =>
    ` An objection must be posted by ${until}; after that the assessment is final.`,
  anAppealToTheCourt: (until: string) =>
    ` An appeal to the court must be posted by ${until}; please write to us if you want one.`,
  theComparisonWithYourReturn: 'The comparison with your return',
  acceptTheDecision: 'Accept the decision',
  acceptTheAssessment: 'Accept the assessment',
  youAgreeWithItNothing: 'You agree with it: nothing is posted, and we close your case.',
  decidesAboutItDoYou: (ownerName: string) =>
    `${ownerName} decides about it. Do you see it differently? Write to us in this case.`,
  askForAnObjection: 'Ask for an objection',
  anObjectionIsASigned:
    'An objection is a signed letter that asks the tax office to decide again; it may also decide against you. Your adviser reads what you write, tells you whether it is worth it, and drafts the letter.',
  whatIsWrongWithThe: 'What is wrong with the assessment?',
}

const caseMessages = {
  messages: 'Messages',
  new: (unread: number) => `${unread} New`,
  yourMessages: 'Your messages',
  noMessagesYetAskWhat: 'No messages yet. Ask what you want to know about this case.',
  allMessages: (total: number) => `All ${total} messages`,
}

const casePage = {
  taxCases: 'Tax Cases',
}

const caseView = {
  drafts: 'Drafts',
  filed: 'Filed',
  fromTheTaxOffice: 'From the tax office',
  lettersAndInvoices: 'Letters and invoices',
  taxCases: 'Tax Cases',
  questionsOfAnswered: (answered: number, all: number) => `Questions, ${answered} of ${all} answered`,
  figures: 'Figures',
  summaryPdf: 'Summary (PDF)',
  yourTurnToDo: (count: number, text: string) => `Your turn: ${count} ${text} to do`,
  offers: 'Offers',
  appointmentsMessagesAdviser: 'Appointments, messages, adviser',
  nextAppointment: 'Next appointment',
  fromUs: 'From us',
  withdrawThisCase: 'Withdraw this case',
  weStopOurWorkOn: 'We stop our work on this case. You can end a mandate at any time.',
  whyDoYouWithdrawIt: 'Why do you withdraw it?',
  withdrawTheCase: 'Withdraw the case',
}

const casesPage = {
  taxCases: 'Tax Cases',
  newCase: 'New Case',
  yourCases: 'Your cases',
}

const checklistItem = {
  notNeeded: 'Not needed',
  undo: 'Undo',
  youToldUsThisDoes: 'You told us this does not apply',
  allFiles: (count: number) => `All ${count} files`,
}

const comparisonPart = {
  theAssessmentIsTheSame: 'The assessment is the same as your return in every figure that we compared.',
  itMeans: (one: string) => ` It means ${one}.`,
  whyOursIsRight: (reason: string) => `Why ours is right: ${reason}`,
  whatDiffersInChf: 'What differs, in CHF',
  allYourFigures: 'All your figures',
  askYourAdviser: 'Ask your adviser',
  whatItMeansForYour: (value: string) => `What it means for your tax is not computed here. ${value}`,
  allTogether: 'All together',
  inTotal: 'In total',
  notCheckedOurCalculationLeaves: 'Not checked: our calculation leaves something open.',
  figure: 'Figure',
  yourReturn: 'Your return',
  assessment: 'Assessment',
  difference: 'Difference',
}

const documentsPanel = {
  showWhatYouHaveSent: 'Show what you have sent',
  documents: 'Documents',
  ofRequired: (received: number, needed: number) => `${received} of ${needed} required`,
  ofRequiredDocumentsReceived: (received: number, needed: number) =>
    `${received} of ${needed} required documents received`,
  yourDocuments: 'Your documents',
  filesWithoutAPlace: (total: number) => `${total} files without a place`,
  thisCaseIsClosedAnd: 'This case is closed and takes no more documents.',
}

const expectedPanel = {
  for: (balanceCents: string, taxYear: number) => `${balanceCents} for ${taxYear}`,
  howItComesAbout: 'How it comes about',
  chf: 'CHF',
  asWeWorkedItOut: 'As we worked it out from your figures. What the tax office assessed counts.',
  someFiguresAreNotConfirmed: ' Some figures are not confirmed yet.',
  anEstimateUntilYourReturn: (text: string) => `An estimate until your return is assessed.${text}`,
}

const timeline = {
  timeline: 'Timeline',
  theTimeline: 'The timeline',
  nothingHasHappenedYet: 'Nothing has happened yet.',
  showOlderEntries: (count: number) => `Show ${count} older entries`,
}

const attachField = {
  goesWithIt: (filename: string) => `${filename} goes with it.`,
  attachFiles: 'Attach files',
}

const attachments = {
  heldBackTheScannerFound: 'Held back: the scanner found it infected',
  beingScannedForViruses: 'Being scanned for viruses',
  sentBack: 'Sent back',
}

export const caseTexts = {
  zip,
  summary,
  cases,
  reader,
  documentTable,
  documentsPage,
  fileActions,
  handOut,
  placeForm,
  uploadPage,
  dropZone,
  filePicker,
  sendFile,
  uploadList,
  approval,
  approveForm,
  approvePage,
  approveView,
  changesForm,
  messageForm,
  messageList,
  messagesPage,
  newMessagePage,
  threadPage,
  newCasePage,
  newReturnPage,
  offerStep,
  openCaseNote,
  situation,
  adviserBox,
  approvalPanel,
  assessmentPanel,
  caseMessages,
  casePage,
  caseView,
  casesPage,
  checklistItem,
  comparisonPart,
  documentsPanel,
  expectedPanel,
  timeline,
  attachField,
  attachments,
}
