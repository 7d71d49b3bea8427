import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { EmailAttachment } from './mail.ts'

export type NewEmail = {
  id: string
  eventKey: string
  toAddress: string
  subject: string
  textBody: string
  htmlBody: string
  isConfidential: boolean
  unsubscribeUrl: string | null
  attachment: EmailAttachment | null
  uselessAfter: Date | null
  replyTo: string | null
  topic: string | null
  state: 'queued' | 'held'
  /** Of a mailbox that nobody has confirmed. */
  mailboxKey?: string | null
}

/** Adds a letter; null when this event already has one. */
export async function insertEmail(db: Db | Tx, email: NewEmail): Promise<string | null> {
  const row = await db
    .insertInto('emails')
    .values({ ...email, attachment: email.attachment && JSON.stringify(email.attachment) })
    // Without a column: naming one needs the right to read it, which a client's session has not.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type SentCopy = { to: string; subject: string; text: string; html: string; messageId: string }

/** Keeps a letter that went out on another way than the queue, once for its event. */
export async function insertSentCopy(tx: Tx, eventKey: string, { to, ...email }: SentCopy, at: Date): Promise<void> {
  const { subject, text: textBody, html: htmlBody, messageId } = email
  await tx
    .insertInto('emails')
    .values({ eventKey, toAddress: to, subject, textBody, htmlBody, messageId, state: 'sent', attempts: 1, sentAt: at })
    .onConflict((conflict) => conflict.column('eventKey').doNothing())
    .execute()
}

/** Takes letters away that nobody has tried to send. False when it is too late for one of them: then all stay. */
export async function cancelEmails(tx: Tx, eventKeys: string[]): Promise<boolean> {
  const emails = await tx
    .selectFrom('emails')
    .select(['id', 'state', 'attempts'])
    .where('eventKey', 'in', eventKeys)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (emails.some(({ state, attempts }) => attempts > 0 || !['queued', 'held'].includes(state))) return false
  await tx.deleteFrom('emails').where('eventKey', 'in', eventKeys).execute()
  return true
}

/** The letter if it still has to be sent, held until the transaction ends: for longer than a mail server may take. */
export async function lockQueuedEmail(tx: Tx, id: string) {
  await sql`set local idle_in_transaction_session_timeout = '90s'`.execute(tx)
  return tx
    .selectFrom('emails')
    .select(['id', 'toAddress', 'subject', 'textBody', 'htmlBody', 'attempts', 'isConfidential', 'unsubscribeUrl'])
    .select(['createdAt', 'attachment', 'uselessAfter', 'replyTo', 'topic'])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .forUpdate()
    .executeTakeFirst()
}

export type EmailChange = {
  state: 'queued' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  messageId: string
  sentAt: Date | null
}

export async function saveEmailAttempt(tx: Tx, id: string, change: EmailChange): Promise<void> {
  await tx.updateTable('emails').set(change).where('id', '=', id).execute()
}

/** Forgets what a letter said; that it was sent, to whom and when, stays. */
export async function emptyEmail(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('emails')
    .set({ textBody: '', htmlBody: '', unsubscribeUrl: null, attachment: null })
    .where('id', '=', id)
    .execute()
}

/** Removes the copies of letters that were written before an instant. Resolves with how many went. */
export async function deleteEmailsBefore(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('emails').where('createdAt', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
