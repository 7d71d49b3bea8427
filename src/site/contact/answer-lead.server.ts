import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findClient } from '#accounts/team/recipient-db.server.ts'
import { adoptAppointments } from '#appointments/appointment-db.server.ts'
import { company } from '#company/company.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import { type EmailAttachment, emailError } from '#platform/mail/mail.ts'
import { ownText, Unverified } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { type EmailMessageRow, readWritten, type WritingError } from '#site/correspondence/email-message.ts'
import { insertEmailMessage } from '#site/correspondence/email-message-db.server.ts'
import { type AnswerSteps, contactAnswer, noSteps } from './contact-emails.tsx'
import { type Enquiry, type LeadState, nextLeadState, type PressedMove } from './lead.ts'
import {
  deleteLeadsBefore,
  deleteLeadsOf,
  findClientOfLead,
  lockLead,
  saveClientOfLead,
  saveLeadState,
} from './lead-db.server.ts'

export type AnswerOutcome =
  | { ok: true; state: LeadState }
  | { ok: false; reason: 'unknown-lead' | 'forbidden' | WritingError | 'no-address' }
  | { ok: false; reason: 'not-allowed'; state: LeadState }

export type AnswerInput = EmailMessageRow & { actor: Actor; number: number }

/** What the email of an answer contains besides its text. */
export type AnswerExtras = {
  steps: AnswerSteps
  isConfidential: boolean
  attachments: readonly EmailAttachment[]
}

/** Emails an answer, or records a reply, which starts the response deadline again. Idempotent. */
export function answerLead(services: Pick<Services, 'db' | 'now'>, input: AnswerInput): Promise<AnswerOutcome> {
  return services.db.transaction().execute((tx) => answerLeadIn(tx, services, input, null))
}

type Answered = { lead: NonNullable<Awaited<ReturnType<typeof lockLead>>>; messageId: string }

/** `addSteps` does what goes with an answer, in its transaction; it throws to undo everything. */
export async function answerLeadIn(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { actor, number, ...submitted }: AnswerInput,
  addSteps: ((answered: Answered) => Promise<AnswerExtras>) | null,
): Promise<AnswerOutcome> {
  if (!may(actor.person, 'lead.write')) return { ok: false, reason: 'forbidden' }
  const lead = await lockLead(tx, number)
  if (!lead) return { ok: false, reason: 'unknown-lead' }
  const isAnswer = submitted.direction === 'sent'
  const state = nextLeadState(lead.state, isAnswer ? 'answer' : 'reply')
  if (!state) return { ok: false, reason: 'not-allowed', state: lead.state }
  const read = readWritten(submitted)
  if (!read.ok) return read
  if (isAnswer && emailError({ to: lead.email, subject: 'Answer' })) return { ok: false, reason: 'no-address' }
  const row = { leadId: lead.id, ...read.written, writtenBy: actor.person.id, createdAt: now() }
  const messageId = await insertEmailMessage(tx, row)
  if (messageId === null) return { ok: true, state: lead.state }
  const extras = isAnswer && addSteps ? await addSteps({ lead, messageId }) : null
  if (isAnswer) {
    const [attachment, ...moreAttachments] = extras?.attachments ?? []
    await queueEmail(tx, {
      email: answerEmail(lead, {
        number,
        text: read.written.body,
        by: actor.person.name,
        steps: extras?.steps ?? noSteps,
      }),
      ...{ to: lead.email, replyTo: company().email, eventKey: `lead-answer:${messageId}` },
      ...(attachment && { attachment, moreAttachments }),
      isConfidential: extras?.isConfidential ?? false,
    })
  }
  await saveLeadState(tx, lead, { state, ...(isAnswer ? { assignedTo: actor.person.id } : {}) }, now())
  await publishChange(tx, { topic: 'enquiry', id: String(number), clientId: null })
  await recordAudit(tx, actor, {
    action: isAnswer ? 'enquiry.answered' : 'enquiry.reply-saved',
    object: { type: 'lead', id: lead.id },
    detail: { number, from: lead.state, to: state },
  })
  return { ok: true, state }
}

type Written = { number: number; text: string; by: string; steps: AnswerSteps }

export function answerEmail(lead: Enquiry, { number, text, by, steps }: Written) {
  return contactAnswer({
    ...{ number, topic: ownText(lead.topic), submitted: new Unverified(lead) },
    ...{ text: ownText(text), from: ownText(by), steps },
  })
}

type LeadMoveOutcome =
  | { ok: true; state: LeadState }
  | { ok: false; reason: 'unknown-lead' | 'forbidden' }
  | { ok: false; reason: 'not-allowed'; state: LeadState }

/** Changes the state of an enquiry. The move `take` also assigns the enquiry to the actor. */
export function moveLead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { number, move, actor }: { number: number; move: PressedMove; actor: Actor },
): Promise<LeadMoveOutcome> {
  return db.transaction().execute(async (tx): Promise<LeadMoveOutcome> => {
    if (!may(actor.person, 'lead.write')) return { ok: false, reason: 'forbidden' }
    const lead = await lockLead(tx, number)
    if (!lead) return { ok: false, reason: 'unknown-lead' }
    const state = nextLeadState(lead.state, move)
    if (!state) return { ok: false, reason: 'not-allowed', state: lead.state }
    await saveLeadState(tx, lead, { state, ...(move === 'take' ? { assignedTo: actor.person.id } : {}) }, now())
    await publishChange(tx, { topic: 'enquiry', id: String(number), clientId: null })
    await recordAudit(tx, actor, {
      action: 'enquiry-moved',
      object: { type: 'lead', id: lead.id },
      detail: { number, from: lead.state, to: state },
    })
    return { ok: true, state }
  })
}

export type LinkOutcome = { ok: true } | { ok: false; reason: 'unknown-lead' | 'forbidden' | 'unknown-client' }

/** Links an enquiry to a client whose name matches, or removes the link with null. */
export function linkLead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { number, clientId, actor }: { number: number; clientId: string | null; actor: Actor },
): Promise<LinkOutcome> {
  return db.transaction().execute(async (tx): Promise<LinkOutcome> => {
    if (!may(actor.person, 'lead.write')) return { ok: false, reason: 'forbidden' }
    const lead = await lockLead(tx, number)
    if (!lead) return { ok: false, reason: 'unknown-lead' }
    const before = await findClientOfLead(tx, lead)
    const scope = accessScopeOf(actor)
    for (const id of [clientId, before?.id ?? null])
      if (id !== null && !(await findClient(tx, id, scope))) return { ok: false, reason: 'unknown-client' }
    await saveClientOfLead(tx, lead.id, clientId, now())
    if (clientId !== null) await adoptAppointments(tx, lead.id, clientId)
    await publishChange(tx, { topic: 'enquiry', id: String(number), clientId: null })
    const detail = { number, client: clientId, before: before?.id ?? null }
    await recordAudit(tx, actor, { action: 'enquiry.linked', object: { type: 'lead', id: lead.id }, detail })
    return { ok: true }
  })
}

/** Deletes enquiries created before the given time. The audit log retains only their numbers. */
export function removeLeadsBefore({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => note(tx, await deleteLeadsBefore(tx, before)))
}

export async function removeLeadsOf(tx: Tx, client: { id: string; email: string }): Promise<number> {
  return note(tx, await deleteLeadsOf(tx, client))
}

async function note(tx: Tx, gone: { id: string; number: number }[]): Promise<number> {
  for (const { id, number } of gone) {
    await recordAudit(tx, system, { action: 'enquiry.deleted', object: { type: 'enquiry', id }, detail: { number } })
  }
  return gone.length
}
