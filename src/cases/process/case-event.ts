import { z } from 'zod'
import { documentKinds } from '#cases/documents/document-kinds.ts'
import { voidReasons } from '#cases/drafts/approval.ts'
import { matterCodes } from '#cases/reminders/reminder-rhythm.ts'
import { coded, readCoded, type TableOf, type UnknownCode } from '#platform/coded.ts'
import { moveNames } from './case-states.ts'
import { casePriorities } from './case-types.ts'

const text = z.string()

/** How far another program says that a tax year was when it was taken over. */
export const takenOverStatuses = ['filed', 'assessed', 'closed'] as const

/** Events of a case with their values. The codes are stored in the database: add new ones, never rename one. */
const schema = z.discriminatedUnion('code', [
  coded('opened-by-order', { orderNumber: z.number() }),
  coded('requested', {}),
  coded('opened-by-firm', {}),
  coded('taken-over', {
    status: z.enum(takenOverStatuses).nullable(),
    incomeCents: z.number().nullable(),
    wealthCents: z.number().nullable(),
  }),
  coded('opening-reason', { reason: text }),
  coded('ordered-with', { name: text }),
  coded('order-held', { orderNumber: z.number(), name: text }),
  coded('second-case', { reason: text }),
  coded('add-on', { orderNumber: z.number(), productId: text, quantity: z.number(), title: text.optional() }),
  coded('moved', { move: z.enum(moveNames), reason: text.nullable() }),
  coded('document-received', { filename: text, item: text.nullable() }),
  coded('document-added', { filename: text, kind: z.enum(documentKinds) }),
  coded('draft-added', { filename: text, number: z.number() }),
  coded('approval-voided', { number: z.number(), why: z.enum(voidReasons) }),
  coded('document-accepted', { filename: text }),
  coded('document-sent-back', { filename: text, reason: text }),
  coded('document-undecided', { filename: text }),
  coded('document-held-back', { filename: text }),
  coded('document-dismissed', { filename: text }),
  coded('not-needed', { item: text }),
  coded('needed-after-all', { item: text }),
  coded('item-waived', { item: text, reason: text }),
  coded('item-added', { item: text }),
  coded('item-renamed', { from: text, to: text }),
  coded('documents-asked', { items: z.array(text) }),
  coded('answers-sent', { open: z.number() }),
  coded('document-placed', { filename: text, item: text.nullable() }),
  coded('document-recognised', {
    ...{ filename: text, item: text, what: z.enum(['salary', 'pension', 'e-tax']), name: text, from: text },
  }),
  coded('message', { from: text, subject: text }),
  coded('assigned', { to: text }),
  coded('unassigned', {}),
  coded('due-date', { dueOn: z.iso.date() }),
  coded('extension-requested', { untilOn: z.iso.date(), feeCents: z.number() }),
  coded('extension-granted', { untilOn: z.iso.date(), feeCents: z.number() }),
  coded('extension-told', { untilOn: z.iso.date() }),
  coded('extension-none', {}),
  coded('extension-refused', { untilOn: z.iso.date(), feeCents: z.number() }),
  coded('priority', { priority: z.enum(casePriorities) }),
  coded('appointment', { startsAt: z.iso.datetime(), title: text }),
  coded('appointment-moved', { from: z.iso.datetime(), to: z.iso.datetime(), title: text }),
  coded('appointment-cancelled', { startsAt: z.iso.datetime(), title: text, by: z.enum(['client', 'firm']) }),
  coded('appointment-held', { startsAt: z.iso.datetime(), title: text, note: text }),
  coded('appointment-missed', { startsAt: z.iso.datetime(), title: text }),
  coded('reminded', { matters: z.array(z.enum(matterCodes)) }),
  coded('order-refunded', { orderNumber: z.number() }),
  coded('order-part-refunded', { orderNumber: z.number() }),
  coded('mandate-requested', { years: text }),
  coded('mandate-signed', { years: text }),
  coded('mandate-revoked', { years: text }),
  coded('note', { text }),
])

export type CaseEvent = z.output<typeof schema>
export type ReadCaseEvent = CaseEvent | UnknownCode
export type CaseEventTable = TableOf<ReadCaseEvent>

export function readCaseEvent(stored: unknown): ReadCaseEvent {
  return readCoded(schema, stored)
}
