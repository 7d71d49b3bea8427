import type { Actor } from '#accounts/sessions/actor.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { OwnEmail } from '#platform/mail/own-email.ts'
import { type EmailToQueue, queueEmail } from '#platform/mail/queue-email.server.ts'
import type { About, EmailMessageRow } from './email-message.ts'
import { insertEmailMessage } from './email-message-db.server.ts'

type ToSave = {
  about: About
  actor: Actor
  written: EmailMessageRow
  sending: Pick<EmailToQueue, 'to' | 'replyTo'> & { email: OwnEmail }
  event: string
  at: Date
}

/** Saves a message; false if this submission was already stored. */
export async function saveEmailMessage(
  tx: Tx,
  { about, actor, written, sending, event, at }: ToSave,
): Promise<boolean> {
  const row = { ...about, ...written, writtenBy: actor.person.id, createdAt: at }
  const messageId = await insertEmailMessage(tx, row)
  if (messageId === null) return false
  if (written.direction === 'sent') await queueEmail(tx, { ...sending, eventKey: `${event}:${messageId}` })
  return true
}
