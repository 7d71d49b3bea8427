import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { company } from '#company/company.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import { emailError } from '#platform/mail/mail.ts'
import { ownText } from '#platform/mail/own-email.ts'
import type { Services } from '#platform/services.ts'
import { type EmailMessageRow, readWritten, type WritingError } from '#site/correspondence/email-message.ts'
import { saveEmailMessage } from '#site/correspondence/save-email-message.server.ts'
import { answerKey, lockApplication, saveApplication } from './application-db.server.ts'
import { applicationAnswer } from './careers-emails.tsx'
import { positionLabel } from './positions.ts'

type AnswerApplicationDeps = Pick<Services, 'db' | 'now'>
type Refused = { ok: false; reason: 'unknown' | 'forbidden' | 'is-spam' }
type Found = NonNullable<Awaited<ReturnType<typeof lockApplication>>>
export type AnswerOutcome = { ok: true } | Refused | { ok: false; reason: WritingError | 'no-address' }

/** Emails an answer, or records a reply, which starts the response deadline again. Idempotent. */
export function answerApplication(
  services: AnswerApplicationDeps,
  { actor, number, ...submitted }: EmailMessageRow & { actor: Actor; number: number },
): Promise<AnswerOutcome> {
  const at = services.now()
  return withApplication(services, { actor, number }, async (tx, found): Promise<AnswerOutcome> => {
    const isAnswer = submitted.direction === 'sent'
    const read = readWritten(submitted)
    if (!read.ok) return read
    const { written } = read
    const [text, from] = [ownText(written.body), ownText(actor.person.name)]
    const email = applicationAnswer({ number, position: ownText(positionLabel(found)), text, from })
    if (isAnswer && emailError({ to: found.email, subject: email.write({ isVerified: false }).subject }))
      return { ok: false, reason: 'no-address' }
    const sending = { email, to: found.email, replyTo: company().careersEmail }
    const about = { applicationId: found.id }
    if (!(await saveEmailMessage(tx, { about, actor, written, sending, event: answerKey(found.id), at })))
      return { ok: true }
    await saveApplication(tx, found.id, { waitingSince: isAnswer ? null : (found.waitingSince ?? at) }, at)
    await notify(tx, actor, found, isAnswer ? 'application.answered' : 'application.reply-saved')
    return { ok: true }
  })
}

/** Sets whether the applicant is waiting for an answer; if so, the response deadline is counted from now. */
export function steerWaiting(
  services: AnswerApplicationDeps,
  { actor, number, isWaiting }: { actor: Actor; number: number; isWaiting: boolean },
): Promise<{ ok: true } | Refused> {
  const at = services.now()
  return withApplication(services, { actor, number }, async (tx, found) => {
    if (isWaiting === (found.waitingSince !== null)) return { ok: true }
    await saveApplication(tx, found.id, { waitingSince: isWaiting ? at : null }, at)
    await notify(tx, actor, found, isWaiting ? 'application.answer-needed' : 'application.no-answer-needed')
    return { ok: true }
  })
}

function withApplication<Outcome>(
  { db }: AnswerApplicationDeps,
  { actor, number }: { actor: Actor; number: number },
  change: (tx: Tx, found: Found) => Promise<Outcome>,
): Promise<Outcome | Refused> {
  return db.transaction().execute(async (tx): Promise<Outcome | Refused> => {
    if (!may(actor.person, 'application.read')) return { ok: false, reason: 'forbidden' }
    const found = await lockApplication(tx, number)
    if (!found) return { ok: false, reason: 'unknown' }
    return found.isSpam ? { ok: false, reason: 'is-spam' } : change(tx, found)
  })
}

async function notify(tx: Tx, actor: Actor, { id, number }: Found, action: AuditAction): Promise<void> {
  await publishChange(tx, { topic: 'application', id: String(number), clientId: null })
  await recordAudit(tx, actor, { action, object: { type: 'application', id }, detail: { number } })
}
