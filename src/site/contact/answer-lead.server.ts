import type { Actor } from '#accounts/actor.ts'
import { company } from '#company/company.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { tellNews } from '#platform/db/notify-db.server.ts'
import { letterFault } from '#platform/mail/mail.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type LeadState, nextLeadState } from './lead.ts'
import { lockLead, saveLeadState } from './lead-db.server.ts'
import { type Direction, insertLeadMessage } from './lead-message-db.server.ts'
import { answerLetter } from './letters.tsx'
import { longest } from './longest.ts'

export type AnswerOutcome =
  | { ok: true; state: LeadState }
  | { ok: false; reason: 'unknown-lead' | 'no-text' | 'too-long' | 'bad-key' | 'no-address' }
  | { ok: false; reason: 'not-allowed'; state: LeadState }

type Answer = { actor: Actor; number: number; direction: Direction; body: string; submissionKey: string }

/**
 * Keeps an answer and sends it to whoever wrote, replies going to the office; or keeps a reply that came by mail, after
 * which an answer is owed again. The same submission is kept and sent once.
 */
export function answerLead(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, number, direction, body, submissionKey }: Answer,
): Promise<AnswerOutcome> {
  const text = cleanText(body)
  return db.transaction().execute(async (tx): Promise<AnswerOutcome> => {
    const lead = await lockLead(tx, number)
    if (!lead) return { ok: false, reason: 'unknown-lead' }
    const isAnswer = direction === 'sent'
    const state = nextLeadState(lead.state, isAnswer ? 'answer' : 'reply')
    if (!state) return { ok: false, reason: 'not-allowed', state: lead.state }
    if (text === '') return { ok: false, reason: 'no-text' }
    if ([...text].length > longest.answer) return { ok: false, reason: 'too-long' }
    if (!/^[\w-]{8,100}$/.test(submissionKey)) return { ok: false, reason: 'bad-key' }
    const letter = { ...answerLetter(lead, number, { text, from: actor.person.name }), to: lead.email }
    if (isAnswer && letterFault(letter)) return { ok: false, reason: 'no-address' }
    const message = { leadId: lead.id, direction, body: text, writtenBy: actor.person.id, submissionKey }
    const messageId = await insertLeadMessage(tx, { ...message, createdAt: now() })
    if (messageId === null) return { ok: true, state: lead.state }
    await saveLeadState(tx, lead, { state, ...(isAnswer ? { assignedTo: actor.person.id } : {}) }, now())
    if (isAnswer) {
      const eventKey = `lead-answer:${messageId}`
      await queueLetter(tx, { ...letter, eventKey, replyTo: company().email })
    }
    await tellNews(tx, { topic: 'enquiry', id: String(number), clientId: null })
    await recordAudit(tx, actor, {
      action: isAnswer ? 'enquiry.answered' : 'enquiry.reply-kept',
      object: { type: 'lead', id: lead.id },
      detail: { number, from: lead.state, to: state },
    })
    return { ok: true, state }
  })
}
