import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { company } from '#company/company.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import { emailError } from '#platform/mail/mail.ts'
import { ownText, Unverified } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { type EmailMessageRow, readWritten, type WritingError } from '#site/correspondence/email-message.ts'
import { saveEmailMessage } from '#site/correspondence/save-email-message.server.ts'
import { contactAnswer } from './contact-emails.tsx'
import { type LeadState, nextLeadState, type PressedMove } from './lead.ts'
import { deleteLeadsBefore, deleteLeadsOf, lockLead, saveLeadState } from './lead-db.server.ts'

export type AnswerOutcome =
  | { ok: true; state: LeadState }
  | { ok: false; reason: 'unknown-lead' | 'forbidden' | WritingError | 'no-address' }
  | { ok: false; reason: 'not-allowed'; state: LeadState }

/** Emails an answer, or records a reply, which starts the response deadline again. Idempotent. */
export function answerLead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, number, ...submitted }: EmailMessageRow & { actor: Actor; number: number },
): Promise<AnswerOutcome> {
  return db.transaction().execute(async (tx): Promise<AnswerOutcome> => {
    if (!may(actor.person, 'lead.write')) return { ok: false, reason: 'forbidden' }
    const lead = await lockLead(tx, number)
    if (!lead) return { ok: false, reason: 'unknown-lead' }
    const isAnswer = submitted.direction === 'sent'
    const state = nextLeadState(lead.state, isAnswer ? 'answer' : 'reply')
    if (!state) return { ok: false, reason: 'not-allowed', state: lead.state }
    const read = readWritten(submitted)
    if (!read.ok) return read
    const { written } = read
    const email = contactAnswer({
      ...{ number, topic: ownText(lead.topic), submitted: new Unverified(lead) },
      ...{ text: ownText(written.body), from: ownText(actor.person.name) },
    })
    if (isAnswer && emailError({ to: lead.email, subject: email.write({ isVerified: true }).subject }))
      return { ok: false, reason: 'no-address' }
    const sending = { email, to: lead.email, replyTo: company().email }
    const message = { about: { leadId: lead.id }, actor, written, sending, event: 'lead-answer', at: now() }
    if (!(await saveEmailMessage(tx, message))) return { ok: true, state: lead.state }
    await saveLeadState(tx, lead, { state, ...(isAnswer ? { assignedTo: actor.person.id } : {}) }, now())
    await publishChange(tx, { topic: 'enquiry', id: String(number), clientId: null })
    await recordAudit(tx, actor, {
      action: isAnswer ? 'enquiry.answered' : 'enquiry.reply-saved',
      object: { type: 'lead', id: lead.id },
      detail: { number, from: lead.state, to: state },
    })
    return { ok: true, state }
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
