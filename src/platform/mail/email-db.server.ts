import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { currentLocale, type Locale, localeOf } from '#platform/locale.ts'
import { type EmailPreference, type EmailTopic, isEmailPreference } from './email-topics.ts'
import type { EmailAttachment } from './mail.ts'
import type { StaffEvent } from './staff-emails.ts'

export type NewEmail = {
  id: string
  eventKey: string
  toAddress: string
  subject: string
  textBody: string
  htmlBody: string
  isConfidential: boolean
  unsubscribeUrl: string | null
  attachment: EmailAttachment | EmailAttachment[] | null
  uselessAfter: Date | null
  replyTo: string | null
  topic: string | null
  state: 'queued' | 'held'
  mailboxKey?: string | null
}

export async function insertEmail(db: Db | Tx, email: NewEmail): Promise<string | null> {
  const row = await db
    .insertInto('emails')
    .values({ ...email, attachment: email.attachment && JSON.stringify(email.attachment) })
    // `onConflict` names no column: naming one requires the right to read it, which client sessions lack.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function hasEmail(tx: Tx, eventKey: string): Promise<boolean> {
  const found = await tx.selectFrom('emails').select('id').where('eventKey', '=', eventKey).executeTakeFirst()
  return found !== undefined
}

type SentCopy = { to: string; subject: string; text: string; html: string; messageId: string }

export async function insertSentCopy(tx: Tx, eventKey: string, { to, ...email }: SentCopy, at: Date): Promise<void> {
  const { subject, text: textBody, html: htmlBody, messageId } = email
  await tx
    .insertInto('emails')
    .values({ eventKey, toAddress: to, subject, textBody, htmlBody, messageId, state: 'sent', attempts: 1, sentAt: at })
    .onConflict((conflict) => conflict.column('eventKey').doNothing())
    .execute()
}

/** Deletes queued emails. If sending one of them has been attempted, deletes none and returns false. */
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

/** Locks an unsent email until the transaction ends. Raises the idle timeout, because the mail server may be slow. */
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

export async function isStaffMailbox(tx: Tx, address: string): Promise<boolean> {
  const { rows } = await sql`select from people where lower(email) = lower(${address}) and role <> 'client'`.execute(tx)
  return rows.length > 0
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

export async function emptyEmail(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('emails')
    .set({ textBody: '', htmlBody: '', unsubscribeUrl: null, attachment: null })
    .where('id', '=', id)
    .execute()
}

export async function deleteEmailsBefore(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('emails').where('createdAt', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

type About = { to: string; topic?: EmailTopic; staffEvent?: StaffEvent }

export async function findReading(
  db: Db | Tx,
  { to, topic, staffEvent }: About,
): Promise<{ locale: Locale; choice: EmailPreference }> {
  const chosen = topic
    ? sql<string | null>`email_preference(${to}, ${topic})`
    : staffEvent
      ? sql<string | null>`staff_email_preference(${to}, ${staffEvent})`
      : sql<string | null>`null::text`
  const { rows } = await sql<{ locale: string | null; choice: string | null }>`
    select reader_locale(${to}) as locale, ${chosen} as choice`.execute(db)
  const { locale = null, choice = null } = rows[0] ?? {}
  return { locale: locale ? localeOf(locale) : currentLocale(), choice: isEmailPreference(choice) ? choice : 'now' }
}

/** Locks an unconfirmed address until the transaction ends, so that concurrent emails count towards its limit. */
export async function findMailbox(db: Db | Tx, to: string) {
  const { rows } = await sql<{ isVerified: boolean; lastHour: number; lastDay: number }>`
    select * from unverified_mailbox(${to})`.execute(db)
  return rows[0] ?? { isVerified: false, lastHour: 0, lastDay: 0 }
}
