import type { ExtensionError, ExtensionStep } from '#cases/assessment/extension.ts'
import type { DeliveryKind } from '#cases/assessment/objection.ts'
import type { DocumentKind } from '#cases/documents/document-kinds.ts'
import { type DocumentState, passwordProtected, type SendBackReason } from '#cases/documents/document-states.ts'
import type { VoidReason } from '#cases/drafts/approval.ts'
import { yearsText } from '#cases/mandate/mandate.ts'
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
import type { CasePriority, CaseType, RequestableType } from '#cases/process/case-types.ts'
import type { CountedCode } from '#cases/process/timeline-days.ts'
import type { TodoTable } from '#cases/process/todo.ts'
import type { Turn, TurnCode, TurnDate } from '#cases/process/turn.ts'
import type { NoCase } from '#cases/process/with-case.server.ts'
import type { MatterCode, ReminderRefusal } from '#cases/reminders/reminder-rhythm.ts'
import type { ItemNeed } from '#cases/requests/item-text.ts'
import { formatDate, formatDateTime, formatDayName, formatLongDate, formatMoney } from '#platform/format.ts'
import { listed, plural } from '#platform/intl-words.ts'
import { type Phrases, say } from '#platform/words.ts'

export type ZipWords = {
  filename: string
  lead: string
  reasons: Record<LeftOutReason, string>
}
export type LeftOutReason = 'not-scanned' | 'infected' | 'missing'

export const zip: ZipWords = {
  filename: 'NOT IN THIS ZIP.txt',
  lead: 'These documents belong to the case but are not in this ZIP file:',
  reasons: {
    'not-scanned': 'not yet checked for viruses',
    infected: 'blocked because our scan found a virus',
    missing: 'missing: we can no longer find this file',
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
  /** Says until when the client can decide on an objection. `isDecided`: the deadline is for an appeal. */
  objectionUntil: (endsOn: string, isDecided: boolean) => string
  /** `objectionUntil` for the co-signer: says that the client, not the co-signer, tells us the couple's decision. */
  objectionUntilForSigner: (endsOn: string, isDecided: boolean, clientName: string) => string
}

const postedUntil = (endsOn: string, isDecided: boolean) =>
  `The ${isDecided ? 'appeal' : 'objection'} deadline is ${formatLongDate(endsOn)}.`

const approvalWords: ApprovalWords = {
  documentKinds: {
    from_client: 'From the client',
    draft: 'Draft',
    filed_copy: 'Filed copy',
    filing_receipt: 'Filing receipt',
    assessment: 'Tax assessment or decision',
    invoice: 'Invoice',
    letter: 'Letter',
    internal: 'Internal (never shown to the client)',
  },
  voidReasons: {
    'new-draft': 'there is a newer draft',
    'new-annex': 'we have updated the tax summary for this draft',
    returned: 'we are making further changes to the draft',
    changes: 'changes were requested',
    reopened: 'we have reopened the case',
  },
  deliveryKinds: {
    ordinary: 'Ordinary post: delivered on the working day after the date of the letter, even if it was found later',
    letterbox: 'A-Post Plus: the day it reached the letterbox, including Saturdays',
    registered: 'Registered, collected within seven days: the day it was collected',
    not_collected: 'Registered, not collected within seven days: the day of the first delivery attempt',
    online: 'Online: the first day it could be read',
  },
  certificate: {
    title: 'Certificate of approval',
    file: 'File',
    draft: 'Draft',
    sha256: 'Fingerprint of the file (SHA-256)',
    annexSha256: 'Fingerprint of the tax summary for this draft (SHA-256)',
    consent: (version) => `Consent (text ${version})`,
    person: 'Approved by',
    time: 'Time (Switzerland)',
    address: 'IP address',
    browser: 'Browser',
    unknown: 'Not known',
    voided: (at, why) => `This approval has not been valid since ${at}: ${why}.`,
    meaning:
      'The fingerprint identifies this exact file. If a single character of the file changes, the fingerprint changes too. The approval was given in the client portal by the person who was signed in.',
  },
  objectionUntil: (endsOn, isDecided) =>
    `${postedUntil(endsOn, isDecided)} You decide whether to ${isDecided ? 'appeal' : 'object'}. Your adviser gives you a recommendation.`,
  objectionUntilForSigner: (endsOn, isDecided, clientName) =>
    `${postedUntil(endsOn, isDecided)} ${clientName} will tell us in the portal what the two of you decide. If you disagree, please send us a message in this case before the deadline.`,
}

type MoveWords = {
  [Move in CaseMove]: Move extends NotifiedMove ? { label: string; notifies: string } : { label: string }
}

const moveMoves: MoveWords = {
  ask_for_documents: {
    label: 'Request documents',
    notifies: 'We need documents from you. You can see which ones in your case checklist.',
  },
  start_preparation: {
    label: 'Start preparation',
    notifies: 'We have everything we need and have started work on your case.',
  },
  start_preparation_early: { label: 'Start preparation without all documents' },
  submit_for_review: { label: 'Submit for review' },
  return_to_preparation: { label: 'Return to preparation' },
  ask_for_approval: {
    label: 'Request client approval',
    notifies: 'Your draft is ready. Please read it, then approve it or tell us what to change.',
  },
  approve: {
    label: 'Approve the draft',
    notifies: 'You have approved the draft. We will now file it with the tax office.',
  },
  request_changes: {
    label: 'Request changes',
    notifies: 'You have requested changes. We will make them and send you a new draft.',
  },
  file: { label: 'Record the filing', notifies: 'We have filed your tax return with the tax office.' },
  record_assessment: { label: 'Record the assessment', notifies: 'Your tax assessment has arrived.' },
  accept_assessment: {
    label: 'Accept the assessment',
    notifies: 'You have accepted the assessment. Your case is now complete and closed.',
  },
  ask_for_objection: {
    label: 'Request an objection',
    notifies: 'You have requested an objection. We will review the assessment and reply before the objection deadline.',
  },
  object: { label: 'Record the objection', notifies: 'We have sent your objection to the tax office.' },
  record_decision: { label: 'Record the decision', notifies: 'The tax office has decided on your objection.' },
  close: { label: 'Close the case', notifies: 'Your case is now complete and closed.' },
  close_without_filing: {
    label: 'Close without filing',
    notifies: 'Your case is now complete and closed. There was nothing to file.',
  },
  hold: { label: 'Put on hold', notifies: 'We have put your case on hold.' },
  resume: { label: 'Resume the case', notifies: 'We have resumed work on your case.' },
  withdraw: { label: 'Withdraw the case', notifies: 'Your case has been withdrawn. We have stopped work on it.' },
  reopen: { label: 'Reopen the case', notifies: 'We have reopened your case.' },
}

const matterNames: Record<MatterCode, string> = {
  approval: 'draft to approve',
  assessment: 'tax assessment to decide on',
  documents: 'missing documents',
  messages: 'unread messages',
  questions: 'unanswered questions',
}

const priorities: Record<CasePriority, string> = { high: 'High', medium: 'Medium', low: 'Low' }

const takenOver = { filed: 'tax return filed', assessed: 'tax return assessed', closed: 'tax year closed' }

/** What was read from a document; also said beside the document itself. */
export const recognitions = {
  salary: (name: string, employer: string) => `Recognised as salary certificate of ${name} at ${employer}`,
  pension: (name: string, payer: string) => `Recognised as pension certificate of ${name} from ${payer}`,
  'e-tax': (name: string, bank: string) => `Recognised as e-tax statement of ${name} from ${bank}`,
}

const eventWords: Phrases<CaseEventTable> = {
  'opened-by-order': ({ orderNumber }) => `Case opened for order ${orderNumber}.`,
  'order-refunded': ({ orderNumber }) => `Order ${orderNumber} refunded in full.`,
  'order-part-refunded': ({ orderNumber }) => `Order ${orderNumber} partly refunded.`,
  requested: 'Requested by the client.',
  'opened-by-firm': 'Case opened by us without an order.',
  'taken-over': ({ status, incomeCents, wealthCents }) =>
    [
      status === null ? 'Taken over from earlier records.' : `Taken over from earlier records: ${takenOver[status]}.`,
      incomeCents !== null && `Taxable income: ${formatMoney(incomeCents)}.`,
      wealthCents !== null && `Taxable wealth: ${formatMoney(wealthCents)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  'opening-reason': ({ reason }) => `Reason for opening it without an order: ${reason}`,
  'order-held': ({ orderNumber, name }) =>
    `Order ${orderNumber} (${name}) is for the same tax year. It waits for a decision: part of this case, or a second one.`,
  'second-case': ({ reason }) => `Reason for a second case for this tax year: ${reason}`,
  'ordered-with': ({ name }) => `Also ordered: ${name}.`,
  'add-on': ({ orderNumber, productId, quantity, title }) =>
    `Add-on from order ${orderNumber}: ${quantity} × ${title ?? productId.replace(/^add-on-/, '').replaceAll('-', ' ')}.`,
  moved: ({ move, reason }) =>
    withReason(isNotifiedMove(move) ? moveMoves[move].notifies : moveMoves[move].label, reason),
  'document-received': ({ filename, item }) => `Document received: ${filename}${item === null ? '' : ` (${item})`}.`,
  'approval-voided': ({ number, why }) =>
    `The approval of draft ${number} is no longer valid: ${approvalWords.voidReasons[why]}.`,
  'document-added': ({ filename, kind }) => `${approvalWords.documentKinds[kind]}: ${filename}.`,
  'draft-added': ({ filename, number }) => `Draft ${number}: ${filename}.`,
  'document-accepted': ({ filename }) => `Document accepted: ${filename}.`,
  'document-sent-back': ({ filename, reason }) => `New copy requested: ${filename}. ${reason}`,
  'document-undecided': ({ filename }) => `Decision undone: we are checking ${filename} again.`,
  'document-dismissed': ({ filename }) => `No new copy needed: ${filename}.`,
  'document-held-back': ({ filename }) => `Document blocked: ${filename}. Our scan found a virus in it.`,
  'not-needed': ({ item }) => `Not needed: ${item}.`,
  'needed-after-all': ({ item }) => `Needed after all: ${item}.`,
  'item-waived': ({ item, reason }) => `Not needed: ${item}. ${reason}`,
  'item-added': ({ item }) => `Added to the checklist: ${item}.`,
  'item-renamed': ({ from, to }) => `Renamed on the checklist: “${from}” is now “${to}”.`,
  'documents-asked': ({ items }) => `Documents requested: ${items.join(', ')}.`,
  'document-placed': ({ filename, item }) =>
    item === null
      ? `Document removed from its checklist item: ${filename}.`
      : `Document assigned to ${item}: ${filename}.`,
  'document-recognised': ({ filename, item, ...recognised }) =>
    `${recognitions[recognised.what](recognised.name, recognised.from)}: ${filename}. Assigned to ${item}.`,
  'answers-sent': ({ open }) => (open === 0 ? 'Answers sent.' : `Answers sent, ${open} still open.`),
  message: ({ from, subject }) => `Message from ${from}: ${subject}`,
  assigned: ({ to }) => `Assigned to ${to}.`,
  unassigned: 'No longer assigned to anyone.',
  'due-date': ({ dueOn }) => `Next date: ${formatLongDate(dueOn)}.`,
  'extension-requested': ({ untilOn, feeCents }) =>
    `Deadline extension requested until ${formatLongDate(untilOn)}${withFee(feeCents)}.`,
  'extension-granted': ({ untilOn, feeCents }) =>
    `Deadline extension granted: the return is now due on ${formatLongDate(untilOn)}${withFee(feeCents)}.`,
  'extension-told': ({ untilOn }) =>
    `Deadline extension reported by the client: the return is due on ${formatLongDate(untilOn)}.`,
  'extension-none': 'The client has no deadline extension.',
  'extension-refused': ({ untilOn }) => `Deadline extension until ${formatLongDate(untilOn)} refused.`,
  priority: ({ priority }) => `Priority: ${priorities[priority]}.`,
  appointment: ({ startsAt, title }) => `Appointment on ${formatDateTime(startsAt)}: ${title}.`,
  'appointment-moved': ({ from, to, title }) =>
    `Appointment moved from ${formatDateTime(from)} to ${formatDateTime(to)}: ${title}.`,
  'appointment-cancelled': ({ startsAt, title, by }) =>
    `Appointment on ${formatDateTime(startsAt)} cancelled by ${by === 'client' ? 'the client' : 'us'}: ${title}.`,
  'appointment-held': ({ startsAt, title, note }) =>
    `Appointment on ${formatDateTime(startsAt)} held: ${title}. ${note}`,
  'appointment-missed': ({ startsAt, title }) => `Appointment on ${formatDateTime(startsAt)} missed: ${title}.`,
  reminded: ({ matters }) => `Client reminded about: ${remindedOf(matters)}.`,
  'mandate-requested': ({ years }) => `Power of attorney ${years} sent for signature.`,
  'mandate-signed': ({ years }) => `Power of attorney ${years} signed.`,
  'mandate-revoked': ({ years }) => `Power of attorney ${years} revoked.`,
  note: ({ text }) => text,
  unknown: 'Something changed in this case.',
}

function remindedOf(matters: readonly MatterCode[]): string {
  return listed(matters.map((code) => matterNames[code]))
}

function withFee(feeCents: number): string {
  return feeCents > 0 ? ` (cantonal fee ${formatMoney(feeCents)})` : ''
}

function withReason(text: string, reason: string | null): string {
  return reason ? `${text} ${reason}` : text
}

const moveLogs: Record<CaseMove, string> = {
  ask_for_documents: 'Documents requested from the client.',
  start_preparation: 'Preparation started.',
  start_preparation_early: 'Preparation started without all documents.',
  submit_for_review: 'Submitted for review.',
  return_to_preparation: 'Returned to preparation.',
  ask_for_approval: 'Approval of the draft requested from the client.',
  approve: 'Draft approved.',
  request_changes: 'Changes to the draft requested.',
  file: 'Tax return filed with the tax office.',
  record_assessment: 'Assessment recorded.',
  accept_assessment: 'Assessment accepted and case closed.',
  ask_for_objection: 'Objection requested.',
  object: 'Objection sent to the tax office.',
  record_decision: 'Decision on the objection recorded.',
  close: 'Case closed.',
  close_without_filing: 'Case closed without filing.',
  hold: 'Put on hold.',
  resume: 'Work resumed.',
  withdraw: 'Case withdrawn.',
  reopen: 'Case reopened.',
}

/** Omits the actor, whom the timeline shows beside the entry. `actorName` is null for background jobs. */
function staffLog(payload: ReadCaseEvent, actorName: string | null): string {
  if (payload.code === 'moved') return [moveLogs[payload.values.move], payload.values.reason].filter(Boolean).join(' ')
  if (payload.code === 'message' && payload.values.from === actorName) return `Message: ${payload.values.subject}`
  return say(eventWords, payload)
}

export type EventActor = { is: 'you' } | { is: 'other'; name: string } | { is: 'firm' }

export function eventForClient(content: ReadCaseEvent, actor: EventActor): string {
  if (content.code === 'reminded') return `We reminded you about: ${remindedOf(content.values.matters)}.`
  if (actor.is === 'firm') return say(eventWords, content)
  const who = actor.is === 'you' ? 'You' : actor.name
  switch (content.code) {
    case 'extension-told':
      return `${who} told us about a deadline extension until ${formatLongDate(content.values.untilOn)}.`
    case 'extension-none':
      return `${who} told us that there is no deadline extension.`
    case 'requested':
      return `${who} requested this case.`
    case 'mandate-signed':
      return `${who} signed the power of attorney ${content.values.years}.`
    case 'mandate-revoked':
      return `${who} revoked the power of attorney ${content.values.years}.`
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
  request_changes: 'requested changes. We will make them and send a new draft.',
  accept_assessment: 'accepted the assessment. The case is now complete and closed.',
  ask_for_objection: 'requested an objection. We will review the assessment and reply before the objection deadline.',
  withdraw: 'withdrew the case.',
}

const missingFacts: Record<MoveFact, string> = {
  reason: 'Please give a reason.',
  filingReceipt: 'Please enter the number of the filing receipt.',
  filedOn: 'Please enter the day the return was filed.',
  assessedOn: 'Please enter the date of the assessment.',
  draftHash: 'Please read the draft first. Your approval applies only to this file.',
  annexHash: 'Please read the tax summary first.',
  consent: 'Please tick the box. We can only file the draft with your consent.',
  noReceiptReason: 'Please say why there is no filing receipt.',
  deliveryKind: 'Please choose how it was delivered.',
  deliveryDay: 'Please enter the day it was delivered.',
  objectedOn: 'Please enter the day the objection was sent.',
  decidedOn: 'Please enter the date of the decision.',
}

const moveErrors: Phrases<MoveErrorTable> = {
  'documents-missing': ({ count }) =>
    plural('en', count, {
      one: 'One required document is missing or has not been accepted yet.',
      other: `${count} required documents are missing or have not been accepted yet.`,
    }),
  'own-work':
    'You prepared this return, so someone else has to review it and request the client’s approval (see Settings).',
  'draft-missing': 'There is no draft yet. Upload it to the case documents as a draft.',
  'draft-not-scanned': 'We are still checking the draft for viruses. Please try again in a few minutes.',
  'draft-replaced': ({ number }) =>
    `A newer draft has been added since you opened this page: draft ${number}. Nothing was sent. Please read the new draft before you decide.`,
  'annex-replaced':
    'The tax summary has changed since you opened this page. Nothing was sent. Please read the new one before you decide.',
  'not-a-signer': 'This case does not need your approval.',
  'receipt-missing': 'Upload the filing receipt to the case documents, enter its number, or say why there is none.',
  'assessment-missing': 'First upload the tax assessment or decision to the case documents.',
  'objection-open': ({ endsOn }) =>
    `The client can still object until ${formatLongDate(endsOn)}. Record that the assessment has been accepted, or wait until the deadline has passed.`,
  'objection-over': ({ endsOn }) => `The objection deadline was ${formatLongDate(endsOn)}.`,
  'objection-decided':
    'The tax office has already decided on the objection. The next step would be an appeal to the court: please open a separate case for it.',
  'objection-asked': 'You have already requested an objection. Your adviser is working on it.',
  'comparison-open': ({ on }) =>
    `We are still comparing the assessment with your tax return. You will have our advice by ${formatLongDate(on)} and can then decide.`,
  'no-delivery-kind': 'Please choose how it was delivered.',
  'delivered-before-assessed': 'The delivery date cannot be before the date of the assessment.',
  'objected-before-delivered': 'The objection cannot be dated before the assessment was delivered.',
  'decided-before-objected': 'The decision cannot be dated before the objection.',
  'not-approved': 'The client has not approved the draft yet.',
  'approved-already': 'You have already approved this draft.',
  'fact-missing': ({ fact }) => missingFacts[fact],
  'fact-too-long': ({ maxLength }) => `Keep this to ${maxLength} characters.`,
  'no-date': 'Enter a date, such as 31.03.2026.',
  'date-in-future': 'This date is in the future. Please check it.',
  'filed-before-approved':
    'The filing date cannot be before the approval. A tax return is filed only after it has been approved.',
  'assessed-before-filed': 'The assessment date cannot be before the filing date.',
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
  notAssigned: string
  unknown: string
  ofPartner: (label: string) => string
  itemStates: Record<'missing' | 'received' | 'accepted' | 'rejected' | 'not_needed', string>
  appointmentStates: Record<string, string>
  creditEntries: Record<string, string>
  minutesOf: (minutes: number) => string
  messages: (facts: { count: number; byClient: number }) => string
  voided: (when: string) => string
  hash: string
  footer: (when: string) => string
}

export const summary: SummaryWords = {
  title: 'Case summary',
  copies: { office: 'Copy for our files', client: 'Client copy' },
  parts: {
    case: 'Case',
    client: 'Client and household',
    course: 'Progress of the case',
    dates: 'Dates and deadlines',
    documents: 'Documents on the checklist',
    requested: 'Documents and information requested',
    approvals: 'Approvals',
    appointments: 'Appointments and consultation minutes',
    messages: 'Messages',
    fees: 'Fees and order',
  },
  terms: {
    kind: 'Type',
    taxYear: 'Tax year',
    canton: 'Canton',
    state: 'Status',
    opened: 'Opened',
    adviser: 'Adviser',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    address: 'Address',
    due: 'Next date',
    filed: 'Filed on',
    receipt: 'Filing receipt',
    noReceipt: 'Reason for no receipt',
    assessed: 'Assessed on',
    delivered: 'Assessment delivered on',
    objection: 'Objection deadline',
    appeal: 'Appeal deadline',
    decided: 'Decision on',
    closed: 'Closed on',
    order: 'Order',
    paid: 'Paid',
    refunded: 'Refunded',
    total: 'Total',
  },
  none: 'None.',
  notAssigned: 'Not assigned',
  unknown: 'Not known',
  ofPartner: (label) => `${label}, partner`,
  itemStates: {
    missing: 'missing',
    received: 'being checked',
    accepted: 'checked',
    rejected: 'needs a new copy',
    not_needed: 'not needed',
  },
  appointmentStates: {
    scheduled: 'scheduled',
    confirmed: 'confirmed',
    completed: 'completed',
    cancelled: 'cancelled',
    no_show: 'missed',
  },
  creditEntries: {
    included: 'Minutes included',
    bought: 'Minutes bought',
    used: 'Minutes used',
    'given-back': 'Minutes restored',
    'taken-back': 'Minutes removed after a refund',
  },
  minutesOf: (minutes) => `${minutes} minutes`,
  messages: ({ count, byClient }) =>
    count === 0 ? 'None.' : `${count} in total: ${byClient} from the client, ${count - byClient} from us.`,
  voided: (when) => `not valid since ${when}`,
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
  /** `forClient` is the state's name for clients; `step` is its short form for tables. */
  states: Record<CaseState, { label: string; step: string; forClient: string }>
  turns: {
    label: (turn: Pick<Turn, 'code' | 'who' | 'name'>) => string
    forStaff: Record<Turn['who'], string>
    dates: Record<TurnDate, string>
    tasks: { waiting: string; answers: string; any: string; also: string }
    checking: (on: string | null) => string
    draftBy: (on: string) => string
    comparing: (comparedOn: string, endsOn: string) => string
    deadlineOver: (isDecided: boolean) => string
  }
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

const turnLabels: Partial<Record<TurnCode, string>> = {
  'set-up': 'We are setting up your case',
  'check-documents': 'We are checking your documents',
  prepare: 'We are preparing your draft',
  review: 'We are checking your draft',
  file: 'We are filing your return',
  compare: 'Your adviser is comparing your assessment',
  'prepare-objection': 'We are reviewing your request to object',
}

export const cases: CaseWords = {
  orderRefunded: 'The order was refunded before any work was delivered.',
  intakeOfRequest: 'We have received your request. An adviser will read it and reply here.',
  waitsForApproval: (name) => `We are waiting for ${name} to approve the draft. Then we will file it.`,
  approvedByAll: 'The draft has been approved. We will now file it with the tax office.',
  requestedForObjection: (name) =>
    `${name} has requested an objection. We will review the assessment and reply before the objection deadline.`,
  intakeByFirm: 'We have opened this case for you and are setting it up.',
  states: {
    intake: {
      label: 'Intake',
      step: 'We are setting up your case',
      forClient: 'We have received your order and are setting up your case.',
    },
    waiting_for_documents: {
      label: 'Waiting for documents',
      step: 'Waiting for your documents',
      forClient: 'We are waiting for documents from you.',
    },
    in_preparation: {
      label: 'In preparation',
      step: 'We are preparing your draft',
      forClient: 'We are working on your case.',
    },
    review: {
      label: 'Review',
      step: 'We are checking your draft',
      forClient: 'We are checking our work before we send it to you.',
    },
    client_approval: {
      label: 'Client approval',
      step: 'Waiting for your approval',
      forClient: 'Your draft is ready. Please read it, then approve it or request changes.',
    },
    filed: {
      label: 'Filed',
      step: 'With the tax office',
      forClient: 'Your tax return is with the tax office. It can take several months for your assessment to arrive.',
    },
    assessed: {
      label: 'Assessed',
      step: 'Your tax assessment has arrived',
      forClient: 'Your tax assessment has arrived. If you disagree with it, you have 30 days from delivery to object.',
    },
    objection: {
      label: 'Objection',
      step: 'With the tax office',
      forClient: 'Your objection is with the tax office. A decision can take several months.',
    },
    closed: { label: 'Closed', step: 'There is nothing left to do', forClient: 'Your case is closed.' },
    on_hold: { label: 'On hold', step: 'We have paused work', forClient: 'Your case is on hold.' },
    withdrawn: {
      label: 'Withdrawn',
      step: 'We have stopped work',
      forClient: 'Your case has been withdrawn. We have stopped work on it.',
    },
  },
  turns: {
    label: ({ code, who, name }) => {
      if (who === 'other') return `Waiting for ${name} to ${code === 'approve' ? 'approve' : 'decide'}`
      if (who === 'client') return 'Waiting for you'
      return turnLabels[code] ?? (who === 'tax-office' ? 'With the tax office' : 'We are working on it')
    },
    forStaff: {
      client: 'waiting for the client',
      other: 'waiting for the client',
      firm: 'waiting for us',
      'tax-office': 'with the tax office',
    },
    dates: {
      documents: 'Documents due by',
      answers: 'Answers due by',
      check: 'You will hear from us by',
      draft: 'Draft ready by',
      filing: 'File by',
      'filing-missed': 'Deadline was',
      filed: 'Filed on',
      assessed: 'Assessed on',
      comparison: 'Our advice by',
      objection: 'Object by',
      appeal: 'Appeal by',
      decision: 'Objection sent on',
    },
    tasks: {
      waiting: 'We are waiting for documents from you.',
      answers: 'We are waiting for your answers to our questions.',
      any: 'We need something from you before we can continue. Your list of tasks shows what it is.',
      also: 'We also need something from you. Your list of tasks shows what it is.',
    },
    checking: (on) =>
      on
        ? `We are checking your documents. You will hear from us by ${formatDayName(on)}.`
        : 'We are checking your documents. We will email you when we have finished.',
    draftBy: (on) => `Your draft will be ready by ${formatDayName(on)}.`,
    comparing: (comparedOn, endsOn) =>
      `Your adviser is comparing it with your tax return and will tell you by ${formatDayName(comparedOn)} what we recommend. ${postedUntil(endsOn, false)}`,
    deadlineOver: (isDecided) =>
      `The ${isDecided ? 'appeal' : 'objection'} deadline has passed. We will now close your case.`,
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
    extension: ({ title, on, isCantonKnown }) =>
      `${title}: due ${formatDate(on)}${isCantonKnown ? '' : ' in most cantons'}. Do you have an extension?`,
    approve: ({ title }) => `Read and approve the draft: ${title}`,
    replace: ({ filename }) => `Send a new copy of ${filename}`,
    answer: ({ topics, minutes, title }) =>
      `Answer the questions: ${title} (${plural('en', topics, { one: 'one topic', other: `${topics} topics` })}, about ${minutes} min)`,
    check: ({ title }) => `Check your answers and send them: ${title}`,
    upload: ({ count, title }) =>
      `Upload ${plural('en', count, { one: 'one document', other: `${count} documents` })}: ${title}`,
    decide: ({ title }) => `Accept the assessment or request an objection: ${title}`,
    accept: ({ title }) => `Read the decision on your objection: ${title}`,
    offer: ({ title }) => `Accept or decline our quote: ${title}`,
    pay: ({ title }) => `Pay: ${title}`,
    sign: (years) => `Sign the power of attorney: tax year ${yearsText(years)}`,
    invite: ({ title, isJoined }) =>
      `${isJoined ? 'Share this return with your partner, who signs too' : 'Invite your partner, who signs too'}: ${title}`,
    read: ({ count }) => plural('en', count, { one: 'Read your new message', other: `Read ${count} new messages` }),
  },
  priorities,
  matters: matterNames,
  work: {
    open: 'In progress, not filed yet',
    review: 'Documents to check',
    answer: 'Messages to answer',
    file: 'Approved, ready to file',
    object: 'Objections to write',
    deadlines: 'Due in the next 14 days',
    'client-late': 'Waiting for the client for too long',
    'firm-late': 'Waiting too long for us',
    today: 'Due today',
    overdue: 'Overdue',
    'with-firm': 'Waiting for us',
    'with-client': 'Waiting for the client',
  },
  extensionSteps: { requested: 'Requested', granted: 'Granted', refused: 'Refused' },
  dateErrors: {
    'unknown-case': 'This case does not exist.',
    forbidden: 'This case belongs to another adviser. Ask them or an admin.',
    'no-filing': 'This case has no tax return waiting to be filed.',
    'no-date': 'Enter a valid date, such as 15.09.2026.',
    'date-past': 'This date is in the past. Please check it.',
    'date-far': 'This date is more than two years ahead. Please check the year.',
    'no-fee': 'Enter the fee in francs, such as 20. The maximum is CHF 1,000.',
    'nothing-open': 'There is nothing to remind this client about, or the reminders for this case are paused.',
    'sent-today': 'The client has already been reminded today.',
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
    rejected: 'Needs a new copy',
    superseded: 'Replaced',
    quarantined: 'Blocked (virus found)',
  },
  ...approvalWords,
  itemNeeds: {
    required: { label: 'Required', forClient: 'We need this' },
    optional: { label: 'Optional', forClient: 'Helpful, but not required' },
    if_at_hand: { label: 'If you have it', forClient: 'Only if you have it' },
  },
  sendBackReasons: {
    'cut-off': {
      label: 'Page cut off',
      text: 'A page is cut off. Please scan it again. A photo is fine if all four corners are visible.',
    },
    'not-readable': {
      label: 'Not readable',
      text: 'We cannot read this file. Please scan or photograph it again in good light, straight from above.',
    },
    'wrong-year': {
      label: 'Wrong year',
      text: 'This document is for a different year. Please send the one for the tax year of your case.',
    },
    'pages-missing': {
      label: 'Pages missing',
      text: 'Some pages are missing. Please send the whole document as one file.',
    },
    password: { label: 'Password', text: passwordProtected },
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

export const reader = {
  otherPerson: 'The other person',
}

export const documentTable = {
  documentsForTaxYear: (year: number) => `Documents for tax year ${year}`,
  document: 'Document',
  type: 'Type',
  case: 'Case',
  status: 'Status',
  fromUs: 'From us',
  open: 'Open',
}

export const documentsPage = {
  documents: 'Documents',
  yourDocuments: 'Your documents',
  taxYear: (year: number) => `Tax year ${year}`,
  uploadDocument: 'Upload Document',
  whichCaseIsItFor: 'Which case is it for?',
  noDocumentsYet: 'No documents yet',
  openYourCaseToSee: 'Open your case to see which documents we need, and upload them there.',
  youCanUploadDocumentsOnce: 'You can upload documents once you have a case.',
}

export const fileActions = {
  checkingForViruses: 'Checking for viruses',
  view: 'View',
  download: 'Download',
  replace: 'Replace',
}

export const handOut = {
  weCouldNotFindThis: 'We could not find this document',
  addressMayBeMistypedOr: 'The address may be mistyped, or the document may belong to another account.',
  weAreStillCheckingThis: 'We are still checking this document',
  weCheckEachFileFor: 'We check each file for viruses before you can open it. Please try again in a few minutes.',
  thisDocumentIsBlocked: 'This document is blocked',
  ourScanFoundVirusIn: 'Our scan found a virus in this file. Please send us a clean copy.',
  weCannotOpenDocumentsAt: 'We cannot open documents at the moment',
  yourDocumentIsSafePlease: 'Your document is safe. Please try again in a few minutes.',
  weCannotFindThisFile: 'We cannot find this file',
  documentIsOnOurList:
    'The document is on our list, but we cannot find the file. Please send us a message and your adviser will look into it.',
  documents: 'Documents',
}

export const placeForm = {
  typeOfDocument: (originalFilename: string) => `Type of document: ${originalFilename}`,
  whatTypeOfDocumentIs: 'What type of document is it?',
  fileDocument: 'Assign document',
  placedByReading: 'We assigned it here because of its content.',
  undoPlace: 'Undo',
}

export const uploadPage = {
  taxCases: 'Tax Cases',
  replace: (originalFilename: string) => `Replace ${originalFilename}`,
  case: (caseNumber: string) => `Case ${caseNumber}`,
  sendNewCopy: 'Send a new copy',
  newFile: 'New file',
  itWillReplaceWhichYou: (originalFilename: string, fileSize: string, date: string) =>
    `It will replace ${originalFilename} (${fileSize}), which you sent on ${date}.`,
}

export const dropZone = {
  dropFilesHere: 'Drop files here',
  orChooseThem: 'or choose them.',
  addDocuments: 'Add your documents',
  weAssignThem: 'Send them in any order. We assign them to your checklist.',
  chooseNewFile: 'Choose a new file',
  uploadDocument: 'Upload Document',
  chooseFiles: 'Choose files',
}

export const sentBefore = {
  leaveOut: 'Leave it out',
  keepBoth: 'Keep both',
  leaveAllOut: 'Leave all out',
  keepAll: 'Keep all',
  youAlreadySent: (count: number) =>
    plural('en', count, { one: 'You already sent this file', other: `You already sent ${count} of these files` }),
}

export const filePicker = {
  files: 'Files',
  photograph: 'Photograph',
}

export const photographPage = {
  photographPages: 'Photograph pages',
  case: (caseNumber: string) => `Case ${caseNumber}`,
  lead: 'Lay each page flat on a dark surface in good light. We send all pages as one PDF.',
  filename: 'Photographed document',
  upload: 'Upload the photo',
}

export const camera = {
  livePicture: 'Live picture of the camera',
  starting: 'The camera is starting. Your browser may ask for your permission.',
  fillFrame: 'Fill the frame with the page. All four corners should be visible.',
  barcode: {
    found: 'Barcode found. Hold still and photograph the page.',
    none: 'No barcode yet. If the page has one, move closer.',
  },
  smallPictures:
    'This camera takes small pictures. If the page has a barcode or small print, use the camera app instead.',
  photographPage: 'Photograph this page',
  oneMoment: 'One moment',
  tryAgain: 'Try again',
  problems: {
    unsupported: {
      title: 'This browser cannot show the camera here',
      text: 'Use the camera app of your phone instead.',
    },
    denied: {
      title: 'The camera is blocked',
      text: 'Allow the camera for this site in your browser settings and try again, or use the camera app of your phone.',
    },
    missing: {
      title: 'We could not find a camera',
      text: 'Connect a camera and try again, or choose a picture instead.',
    },
    busy: {
      title: 'The camera did not start',
      text: 'Another app may be using it. Close that app and try again, or use the camera app of your phone.',
    },
    ended: {
      title: 'The camera has stopped',
      text: 'Another app may be using it. Your pages are still here. Please try again.',
    },
  },
}

export const photograph = {
  useCameraApp: 'Use the camera app',
  backToPages: (count: number) =>
    plural('en', count, { one: 'Back to your page', other: `Back to your ${count} pages` }),
  pages: (count: number) => plural('en', count, { one: '1 page', other: `${count} pages` }),
  addPage: 'Add page',
  usePages: (count: number) => plural('en', count, { one: 'Use this page', other: `Use these ${count} pages` }),
  mostPages: (count: string) => `A document can have ${count} pages. Send these first, then photograph the others.`,
  done: 'Document sent',
  backToCase: 'Back to the case',
  photographAnother: 'Photograph another document',
  leavePictures: 'Your photographed pages have not been sent yet. Leave this page and delete them?',
  problems: {
    unreadable:
      'Your browser could not read this picture. Please take it again, or go back to the case and upload the file there.',
    'not-built':
      'Your phone does not have enough memory for these pages. Close other apps and try again, or remove some pages and send them separately.',
  },
}

export const pageList = {
  page: (number: number) => `Page ${number}`,
  openInFullSize: (number: number) => `Open page ${number} in full size`,
  barcodeFound: 'Barcode found',
  noBarcode: 'No barcode found',
  useWholePicture: 'Use the whole picture',
  edgesNotFound: 'We could not find the edges of the page, so we use the whole picture.',
  turn: 'Turn',
  retake: 'Retake',
  remove: 'Remove',
}

export const sendFile = {
  connectionWasLostAtNothing: (percent: string) =>
    `The connection was lost at ${percent}. Nothing was saved. Please try again.`,
  weCouldNotConfirm:
    'The whole file was sent, but the connection was lost before we could confirm it. Reload the page to see if we received it.',
  yourSessionHasEndedPlease: 'Your session has ended. Please reload the page and sign in again.',
  weCouldNotSaveThis: 'We could not save this. Please try again in a moment.',
}

export const uploadList = {
  waiting: 'Waiting',
  failed: 'Failed',
  alreadySent: 'Already sent',
  tryAgain: 'Try again',
  chooseAnother: 'Choose another file',
  reload: 'Reload the page',
  dismiss: 'Dismiss',
  uploading: (percent: string) => `Uploading ${percent}`,
  of: (sentBytes: string, size: string) => `${sentBytes} of ${size}`,
  checking: 'Checking',
  cancel: 'Cancel',
}

export const approval = {
  page: (page: number, text: string) => `Page ${page}: ${text}`,
}

export const approveForm = {
  you: 'you',
  theOtherSigner: 'the other person',
  bothOfYouApprove: 'Both of you approve',
  yourApproval: 'Your approval',
  approval: 'Approval',
  otherPerson: 'The other person',
  approved: 'Approved',
  notYetApproved: 'Not yet approved',
  draft: (number: number, date: string) => `Draft ${number}, ${date}`,
  weAreStillCheckingThis: 'We are still checking this draft for viruses. You can approve it in a few minutes.',
  draftNotApproved: 'Draft not approved',
  approveDraft: (number: number) => `Approve draft ${number}`,
  weWillNowFileIt:
    'We will now file it with the tax office. If you notice anything that needs changing, request changes straight away.',
  weHaveEmailedWeWill: (name: string) =>
    `We have emailed ${name}. We will file the draft once they have approved it too.`,
  isOneWhoApprovesThis: (ownerName: string) =>
    `Only ${ownerName} needs to approve this draft. You do not need to do anything.`,
}

export const approvePage = {
  approveShort: 'Approve',
  approve: (caseNumber: string) => `Approve, ${caseNumber}`,
}

export const missingSigner = {
  title: 'This joint return has no second signer yet',
  client: {
    'not-invited': 'Both of you must approve it. Your partner has not been invited.',
    expired: 'Both of you must approve it. The invitation of your partner has expired: send a new one.',
    invited: 'Both of you must approve it. Your partner has not accepted the invitation yet.',
    'not-shared': 'Both of you must approve it. Share it with your partner.',
  },
  household: 'Open your household',
  staff: {
    'not-invited': () => 'The client has not invited their partner. Only the client can approve the draft.',
    expired: (partner: string) => `The invitation to ${partner} has expired. Only the client can approve the draft.`,
    invited: (partner: string) => `${partner} has not accepted the invitation. Only the client can approve the draft.`,
    'not-shared': (partner: string) =>
      `The client does not share this return with ${partner}. Only the client can approve the draft.`,
  },
}

export const approveView = {
  notesOfYourAdviser: 'Notes from your adviser',
  whatHappensNext: 'What happens next',
  bothApprove: 'Both of you approve the draft. If something is wrong, request changes and we will correct it.',
  youApprove: 'You approve the draft. If something is wrong, request changes and we will correct it.',
  weFileBy: (date: string) => `We will file it with the tax office by ${date} and email you the confirmation.`,
  weFile: 'We will file it with the tax office and email you the confirmation.',
  theTaxOfficeAssesses: 'The tax office will send your assessment, usually within two to six months.',
  waitingForYou: 'Waiting for your approval',
  waitingForApprovalBy: (name: string) => `Waiting for approval by ${name}`,
  otherPerson: 'the other person',
  readAndApproveYour: (isReturn: boolean) => `Read and approve your ${isReturn ? 'tax return' : 'draft'}`,
  approvalOfYour: (isReturn: boolean) => `Approval of your ${isReturn ? 'tax return' : 'draft'}`,
  service: 'Service',
  canton: 'Canton',
  adviser: 'Adviser',
  yourRecord: 'Your record',
  detailsOfYourApproval: 'Details of your approval',
  fileBy: 'File by',
  approved: 'Approved',
  nothingToApprove: 'Nothing to approve',
  thereIsNothingForYou: 'There is nothing for you to approve in this case at the moment.',
  openCase: 'Open the case',
  yourDraftIsNotReady: 'Your draft is not ready yet',
  weWillEmailYouWhen:
    'We will email you when your adviser has added it to this case. You can then read and approve it here.',
  draft: (number: number) => `Draft ${number}`,
  summaryOfYourExpectedTax: 'Summary of your expected tax (PDF)',
  youApproveItTogetherWith: 'When you approve the draft, you also approve this summary.',
  taxYear: 'Tax year',
  draftDated: 'Draft dated',
  yourApprovalAppliesOnlyTo:
    'Your approval applies only to this file. We keep a record of your consent, your name, the time, your IP address and the file’s digital fingerprint. If the file changes in any way, we will ask for your approval again.',
  fingerprintOfDraftSha256: 'Fingerprint of the draft (SHA-256)',
  fingerprintOfTaxSummarySha: 'Fingerprint of the tax summary (SHA-256)',
  downloadApprovalCertificate: (name: string) => `Download approval certificate (${name})`,
}

export const changesForm = {
  requestChanges: 'Request changes',
  changesNotRequested: 'Changes not requested',
  addAnotherComment: 'Add another comment',
  sendComments: 'Send comments',
  page: 'Page',
  whatShouldWeChange: 'What should we change?',
  comment: (at: number) => `Comment ${at}`,
}

export const messageForm = {
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

export const messageList = {
  you: 'You',
  byEmail: 'by email',
  new: 'New',
}

export const messagesPage = {
  newMessage: 'New Message',
  messages: 'Messages',
  allMessages: 'All messages',
  yourMessages: 'Your messages',
  noMessagesYet: 'No messages yet',
  youCanAskYourAdviser: 'You can ask your adviser anything about your taxes or your case.',
  waitingForOurReply: 'Waiting for our reply',
  answered: 'Answered',
  done: 'Done',
  new: 'New',
}

export const newMessagePage = {
  newMessage: 'New Message',
  pleaseScheduleMeeting: 'Please schedule a meeting',
  messages: 'Messages',
}

export const threadPage = {
  messages: (subject: string) => `${subject}, messages`,
  messages2: 'Messages',
  openCase: 'Open the case',
  yourMessages: 'Your messages',
}

export const newCasePage = {
  newCase: 'New Case',
  taxCases: 'Tax Cases',
  adviserWillReadYourRequest: 'An adviser will read your request and reply in the case.',
  seeOurFixedPricePackages: 'See our fixed-price packages',
  taxYear: 'Tax year',
  typeOfQuestion: 'Type of question',
  pleaseChoose: 'Please choose',
  cantonWhereYouPayTax: 'Canton where you pay tax',
  yourCantonSetsFilingDeadline: (ownFormDecides: string) => `Your canton sets the filing deadline. ${ownFormDecides}`,
  iDoNotKnow: 'I do not know',
  whatDoYouNeed: 'What do you need?',
  opening: 'Opening…',
  openCase: 'Open Case',
}

export const newReturnPage = {
  address: 'Address',
  children: 'Children',
  newCase: 'New Case',
  born: (value: string) => `Born ${value}`,
  taxCases: 'Tax Cases',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  whichTaxYearIsThis: 'Which tax year is this for?',
  iHaveAnotherQuestion: 'I have another question',
  continue: 'Continue',
  whatAppliedToYouIn: (year: number) => `What applied to you in ${year}?`,
  tickEverythingThatAppliesIf: 'Tick everything that applies. If you are a couple, tick what applies to either of you.',
  back: 'Back',
  notKnownYet: 'Not known yet',
  areTheseDetailsCorrect: 'Are these details correct?',
  cantonWhereYouPayTax: 'Canton where you pay tax',
  maritalStatus: 'Marital status',
  marriedCouplesAndRegisteredPartners:
    'Married couples and registered partners file one joint tax return, so you only need one case.',
  changeThisInYourProfile: 'Change this in your profile',
}

export const offerStep = {
  included: 'included',
  back: 'Back',
  packagesForAreNotAvailable: (year: number) => `Packages for ${year} are not available yet`,
  weWillOfferThemOnce:
    'We will offer them once the year is over and the tax return forms are available. If something is urgent, such as leaving Switzerland, you can ask us now.',
  askUsFirst: 'Ask us first',
  yourPrice: 'Your price',
  taxYear: (title: string, year: number) => `${title}, tax year ${year}`,
  totalVatIncluded: 'Total, VAT included',
  thisIsCheapestPackageFor: 'This is the cheapest package that covers what you have ticked.',
  comparePackages: 'Compare packages',
  documentsWeWillNeed: 'Documents we will need',
  ifYouHaveIt: '(if you have it)',
  addToCartAndPay: 'Add to cart and pay',
}

export const openCaseNote = {
  ifThisIsTheSame: (count: number) =>
    `If this is about the same matter, please send us a message in ${plural('en', count, { one: 'that case', other: 'one of those cases' })}. A tax return for the same year becomes part of that case.`,
  youAlreadyHaveOpenCase: 'You already have an open case',
  youAlreadyHaveOpenCases: (count: number) => `You already have ${count} open cases`,
  taxYear: (taxYear: number) => `Tax year ${taxYear}:`,
}

export const situation = {
  iWasEmployed: 'I was employed',
  iPaidTaxAtSource: 'I paid tax at source',
  iWasSelfEmployed: 'I was self-employed',
  iHadIncomeFromAbroad: 'I had income from abroad: salary, pension or rent',
  iOwnedMoreThanTen: 'I owned more than ten different securities',
  iOwnedHouseOrFlat: 'I owned a house or flat in Switzerland or abroad',
  iOwnedCryptocurrency: 'I owned cryptocurrency',
  iHadPropertyOrBusiness: 'I had property or a business in a second canton',
  myYear: 'My year:',
}

export const adviserBox = {
  yourAdviser: 'Your adviser',
  weWillAssignAdviserTo: 'We will assign an adviser to your case shortly.',
  replies: (answersAt: string) => `Replies ${answersAt}`,
}

export const approvalPanel = {
  youApprovedThisDraftOn: (date: string) => `You approved this draft on ${date}`,
  thisDraftWasApprovedOn: (date: string) => `This draft was approved on ${date}`,
  otherPerson: 'The other person',
  yourApproval: 'Your approval',
  approveDraft: 'Approve the draft',
  weWillNowFileIt: 'We will now file it with the tax office.',
  weWillNowFileIt2:
    'We will now file it with the tax office. If you notice anything that needs changing, request changes straight away.',
  weHaveEmailedWeWill: (otherName: string) =>
    `We have emailed ${otherName}. We will file the draft once they have approved it too.`,
  approvedThisDraftOnWe: (otherName: string, date: string) =>
    `${otherName} approved this draft on ${date}. We are still waiting for your approval.`,
  pleaseReadDraftOnceBoth:
    'Please read the draft. Once both of you have approved it, we will file it with the tax office.',
  pleaseReadDraftOnceYou: 'Please read the draft. Once you have approved it, we will file it with the tax office.',
  isOneWhoApprovesThis: (ownerName: string) =>
    `Only ${ownerName} needs to approve this draft. You do not need to do anything.`,
  openDraft: 'Open draft',
  readAndApprove: 'Read and approve',
}

export const assessmentPanel = {
  youRequestedAnObjection: (date: string) => `You requested an objection on ${date}`,
  requestedAnObjection: (name: string, date: string) => `${name} requested an objection on ${date}`,
  weWillReview: (until: string | null) =>
    until === null
      ? 'We will review the assessment and reply before the objection deadline.'
      : `We will review the assessment and reply before the objection deadline on ${until}.`,
  decisionOnYourObjection: 'The decision on your objection',
  yourTaxAssessment: 'Your tax assessment',
  nothingWasChanged: 'Nothing was changed',
  ifYouChangeYourMind: ' If you change your mind and agree with the assessment, you can still accept it here.',
  taxOfficeHasDecidedOn: 'The tax office has decided on your objection. Compare the decision with what you requested.',
  weHaveComparedAssessmentWith:
    'We have compared the assessment with your tax return. Please read the differences, then decide.',
  pleaseCompareIncomeDeductionsAnd:
    'Please compare the income, deductions and wealth in the assessment with your tax return.',
  ifYouDisagreeYourObjection: (until: string) =>
    ` If you disagree, your objection must be posted by ${until}. After that, the assessment is final.`,
  ifYouWantToAppeal: (until: string) =>
    ` If you want to appeal to the court, your appeal must be posted by ${until}. Please send us a message in good time.`,
  comparisonWithYourTaxReturn: 'Comparison with your tax return',
  acceptDecision: 'Accept decision',
  acceptAssessment: 'Accept assessment',
  yesAccept: 'Yes, accept and close the case',
  yesRequest: 'Yes, request the objection',
  whatDoYouWantToDo: 'What do you want to do?',
  nothingIsSentYet: 'Nothing is sent until you confirm your choice.',
  lastPossibleDay: 'Last possible day',
  youPay: 'You pay',
  youGetBack: 'You get back',
  betterBy: 'Better for you by, if the tax office agrees',
  youGiveUp: (amount: string) => `You would give up about ${amount} that we think is yours.`,
  ifYouAcceptWeWill: 'If you accept, we will close your case and send nothing more to the tax office.',
  willDecideOnThisIf: (ownerName: string) =>
    `${ownerName} will decide on this. If you disagree, please send us a message in this case.`,
  requestObjection: 'Request an objection',
  objectionIsSignedLetterThat:
    'An objection is a signed letter that asks the tax office to decide again. The new decision can also be less favourable to you. Your adviser will read your reasons, tell you whether an objection is worthwhile, and draft the letter.',
  whatDoYouThinkIs: 'What do you think is wrong with the assessment?',
}

export const caseMessages = {
  messages: 'Messages',
  new: (unread: number) => `${unread} New`,
  yourMessages: 'Your messages',
  youHaveNoMessagesYet: 'You have no messages yet. You can ask us anything about this case.',
  allMessages: (total: number) => `All ${total} messages`,
}

export const casePage = {
  taxCases: 'Tax Cases',
}

export const caseView = {
  drafts: 'Drafts',
  filed: 'Filed',
  fromTaxOffice: 'From the tax office',
  lettersAndInvoices: 'Letters and invoices',
  taxCases: 'Tax Cases',
  questionsTopicsDone: (done: number, all: number) => `Questions, ${done} of ${all} topics done`,
  yourAnswers: 'Your answers',
  amountsInYourReturn: 'Amounts in your return',
  summaryPdf: 'Summary (PDF)',
  yourTurnToDo: (count: number) =>
    `Your turn: ${count} ${plural('en', count, { one: 'thing', other: 'things' })} to do`,
  quotes: 'Quotes',
  appointmentsMessagesAndAdviser: 'Appointments, messages and adviser',
  nextAppointment: 'Next appointment',
  fromUs: 'From us',
  withdrawThisCase: 'Withdraw this case',
  ifYouWithdrawThisCase:
    'If you withdraw this case, we will stop work on it and close it. You can do this at any time. Withdrawing a case does not refund your order: to ask for a refund, open the order or send us a message.',
  whyAreYouWithdrawingThis: 'Why are you withdrawing this case?',
  withdrawCase: 'Withdraw case',
}

export const casesPage = {
  taxCases: 'Tax Cases',
  newCase: 'New Case',
  yourCases: 'Your cases',
}

export const checklistItem = {
  replace: 'Replace',
  add: 'Add',
  upload: 'Upload',
  notNeeded: 'Not needed',
  undo: 'Undo',
  youToldUsThatThis: 'You told us that this does not apply to you.',
  allFiles: (count: number) => `All ${count} files`,
}

export const comparisonPart = {
  currency: 'CHF',
  everyAmountWeComparedIn: 'Every amount we compared in the assessment is the same as in your tax return.',
  youDeclared: 'You declared',
  taxOfficeAssessed: 'The tax office assessed',
  refund: 'Refund',
  toPay: 'To pay',
  asCalculated: 'From the amounts in your tax return',
  accordingToBills: 'From the tax bills',
  ourCalculation: 'Our calculation from the assessment',
  whyWeThinkOurAmount: (reason: string) => `Why we think our amount is right: ${reason}`,
  differences: (count: number) => plural('en', count, { one: 'One difference', other: `${count} differences` }),
  differencesInTax: (count: number, amount: string) =>
    plural('en', count, {
      one: `One difference, CHF ${amount} in tax`,
      other: `${count} differences, CHF ${amount} in tax`,
    }),
  seeAllAmounts: 'See all amounts',
  askYourAdviser: 'Ask your adviser',
  weCannotCalculateWhatThis: (value: string) => `We cannot calculate what this means for your tax. ${value}`,
  allDifferencesTogether: 'All differences together',
  thisIsEstimateOurCalculation: 'This is an estimate: our calculation does not cover everything.',
  amount: 'CHF',
  declared: 'Declared',
  assessed: 'Assessed',
  yourResult: 'Your result',
}

export const documentsPanel = {
  ifItAppliesToYou: (count: number) => `If it applies to you (${count})`,
  needed: (count: number) => `Needed (${count})`,
  notReceived: (count: number) => `Not received (${count})`,
  received: (count: number) => `Received (${count})`,
  notNeeded: (count: number) => `Not needed (${count})`,
  showMore: (count: number) => plural('en', count, { one: 'Show one more', other: `Show ${count} more` }),
  theseDocumentsHelpUs: 'These documents help us, but they are not required.',
  showDocumentsYouHaveSent: 'Show the documents you have sent',
  documents: 'Documents',
  ofRequired: (received: number, needed: number) => `${received} of ${needed} required`,
  ofRequiredDocumentsReceived: (received: number, needed: number) =>
    `${received} of ${needed} required documents received`,
  yourDocuments: 'Your documents',
  documentsNotYetAssignedTo: (total: number) =>
    plural('en', total, {
      one: 'One document not yet assigned to the checklist',
      other: `${total} documents not yet assigned to the checklist`,
    }),
  thisCaseIsClosedSo: 'This case is closed, so you can no longer add documents.',
}

export const timeline = {
  timeline: 'Timeline',
  timeline2: 'The timeline',
  nothingHasHappenedYetEach: 'Nothing has happened yet. Each step of your case will appear here.',
  showEarlierDays: (count: number) =>
    plural('en', count, { one: 'Show one earlier day', other: `Show ${count} earlier days` }),
  /** Summaries of repeated events, for two events or more. */
  counted: {
    'item-added': (count: number) => `${count} documents added to your checklist`,
    'document-received': (count: number) => `${count} documents received`,
    'document-accepted': (count: number) => `${count} documents accepted`,
    'document-placed': (count: number) => `${count} documents assigned to your checklist`,
    'not-needed': (count: number) => `${count} documents marked as not needed`,
  } satisfies Record<CountedCode, (count: number) => string>,
}

export const attachField = {
  isAttached: (filename: string) => `${filename} is attached.`,
  attachFiles: 'Attach files',
}

export const attachments = {
  blockedVirusFound: 'Blocked (virus found)',
  checkingForViruses: 'Checking for viruses',
  sentBack: 'Sent back',
}

export const documentItem = {
  from: (sender: string) => `from ${sender}`,
}

export const decideLate = {
  deadlineMissed: (allowedDays: number, completeOn: string, countedDays: number) =>
    `Due within ${allowedDays} working days of ${formatLongDate(completeOn)}; it took ${countedDays}.`,
}

export const uploadLine = {
  hint: (limitMb: number) =>
    `PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV, up to ${limitMb} MB each. Encrypted in transit and at rest.`,
}

export const extensionQuestion = {
  dueDoYouHave: (on: string) => `Due ${on}. Do you have an extension?`,
  inCanton: (canton: string) =>
    `This was the deadline of the canton of ${canton}. If the tax office has extended it, the new date is in its letter or email.`,
  inMostCantons:
    'This was the deadline in most cantons. We do not know your canton yet. If the tax office has extended the deadline, the new date is in its letter or email.',
  howExtended: (words: string) => `How the canton extends it: ${words}`,
  allDeadlines: 'All deadlines of your canton',
  extendedUntil: 'Extended until',
  dateOnLetter: 'Enter the date that the tax office confirmed, such as 30.11.2026.',
  saveExtension: 'Yes, save this date',
  iHaveNone: 'No, I do not have one',
}

export const replyByEmail = {
  withoutText: '(Sent by email, without text)',
  notAdded: (filenames: readonly string[]) =>
    `(${plural('en', filenames.length, { one: 'This attachment was', other: 'These attachments were' })} not accepted: ${filenames.join(', ')})`,
}
