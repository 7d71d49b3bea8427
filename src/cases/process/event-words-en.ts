import { approvalWords } from '#cases/drafts/approval-words-en.ts'
import type { CasePriority } from '#cases/planning/priority.ts'
import type { MatterCode } from '#cases/reminders/reminder-rhythm.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import { listed } from '#platform/intl-words.ts'
import type { Phrases } from '#platform/words.ts'
import type { CaseEventTable } from './case-event.ts'
import { isNotifiedMove } from './case-states.ts'
import { moves } from './move-words-en.ts'

export const matterNames: Record<MatterCode, string> = {
  approval: 'draft to approve',
  assessment: 'assessment to decide about',
  documents: 'missing documents',
  messages: 'messages not read',
  questions: 'questions not answered',
}

export const priorities: Record<CasePriority, string> = { high: 'High', medium: 'Medium', low: 'Low' }

export const eventWords: Phrases<CaseEventTable> = {
  'opened-by-order': ({ orderNumber }) => `Case opened by order ${orderNumber}.`,
  'order-refunded': ({ orderNumber }) => `All that was paid with order ${orderNumber} was given back.`,
  'order-part-refunded': ({ orderNumber }) => `A part of order ${orderNumber} was given back.`,
  requested: 'Requested by the client.',
  'opened-by-firm': 'Case opened by us, without an order.',
  'opening-reason': ({ reason }) => `Why it was opened without an order: ${reason}`,
  'ordered-with': ({ name }) => `Ordered with it: ${name}.`,
  'add-on': ({ orderNumber, productId, quantity, title }) =>
    `Add-on of order ${orderNumber}: ${title ?? productId.replace(/^add-on-/, '').replaceAll('-', ' ')}, ${quantity} ×.`,
  moved: ({ move, reason }) => withReason(isNotifiedMove(move) ? moves[move].notifies : moves[move].label, reason),
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

export function remindedOf(matters: readonly MatterCode[]): string {
  return listed(matters.map((code) => matterNames[code]))
}

function withFee(feeCents: number): string {
  return feeCents > 0 ? ` (fee of the canton ${formatMoney(feeCents)})` : ''
}

function withReason(text: string, reason: string | null): string {
  return reason ? `${text} ${reason}` : text
}
