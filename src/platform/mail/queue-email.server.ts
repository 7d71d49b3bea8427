import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { inLocale } from '#platform/locale.server.ts'
import type { Locale } from '#platform/locale.ts'
import { insertEmail } from './email-db.server.ts'
import type { EmailTopic } from './email-topics.ts'
import { type EmailAttachment, emailAttachment, emailError } from './mail.ts'
import { mailboxKey } from './mailbox-key.ts'
import { mayWriteTo } from './mailbox-limit.ts'
import type { EmailText, OwnEmail } from './own-email.ts'
import { findMailbox, findReading } from './reader-db.server.ts'
import { renderEmail } from './render-email.server.ts'
import type { StaffEvent } from './staff-emails.ts'
import { unverifiedNotice } from './unverified-notice.tsx'

const verified = { isVerified: true, lastHour: 0, lastDay: 0 }

/** How often a letter is tried, with growing pauses: about three days in all. */
export const emailAttempts = 20

/** Where the letters about the topic of one are ended; nobody but its reader knows its number. */
export function stopPath(emailId: string): string {
  return `/letters/${emailId}/stop`
}

/** Sends the letter of this id. */
export const sendEmailJob = defineJob('send-letter', z.object({ emailId: z.uuid() }))

/** The body is made of the parts in `letter-parts.tsx`. */
export type EmailContent = EmailText

export type EmailToQueue = QueuedAs & {
  /** Names the event that causes the letter, such as `order-paid:17`: one event, one letter, however often it is told. */
  eventKey: string
  to: string
  /** True when the text holds a link that opens something: it is then forgotten once it was sent. */
  isConfidential?: boolean
  /** For so long it is kept before it is sent; until then `cancelEmails` takes it away. */
  heldMs?: number
  /** For letters of a list: where a mail program ends the subscription (`Letter.unsubscribeUrl`). */
  unsubscribeUrl?: string
  attachment?: EmailAttachment
  /** From then on it is not sent any more: a reminder of what has begun helps nobody. */
  uselessAfter?: Date
  /** Where an answer goes, when that is not the sender: one plain address. */
  replyTo?: string
  /** What its reader may have chosen not to get, or to get once a day; without it the letter always comes. */
  topic?: EmailTopic
  /** To a member of staff: what it is about, where the firm may choose how such letters come. */
  staffEvent?: StaffEvent
  /** The address belonged to an account, whose owner had confirmed it, until the change that the email is about. */
  wasVerified?: boolean
}

/** What is written: an email that may go to anybody, or a letter for readers who have confirmed their address. */
type QueuedAs =
  | { email: OwnEmail; emailContent?: undefined }
  /** Written in the locale of its reader, and so by a function. Anybody else gets a notice in its place. */
  | { emailContent: (about: { emailId: string }) => EmailContent; email?: undefined }

/**
 * Writes a letter and the job that sends it as part of the caller's transaction. Resolves with false when the event has
 * had its letter already, its reader wants none of this topic, or their mailbox, which nobody has confirmed, got enough. Throws when address, subject or address to unsubscribe cannot stand in a mail header.
 */
export async function queueEmail(tx: Db | Tx, queued: EmailToQueue): Promise<boolean> {
  const { choice, locale } = await findReading(tx, queued)
  if (choice === 'off') return false
  const mailbox = queued.wasVerified ? verified : await findMailbox(tx, queued.to)
  const { isVerified } = mailbox
  const email = queued.email ?? (isVerified ? null : unverifiedNotice({}))
  if (!isVerified && email && !mayWriteTo(mailbox, email.trigger)) return false
  const id = randomUUID()
  const write = () => (email ? email.write({ isVerified }) : queued.emailContent?.({ emailId: id }))
  const emailContent = { ...queued, ...(await writeIn(locale, write)) }
  const error =
    emailError(emailContent) ??
    (emailContent.replyTo ? emailError({ ...emailContent, to: emailContent.replyTo }) : null)
  if (error) throw new Error(`Letter ${emailContent.eventKey.slice(0, 100)}: ${error}`)
  const emailId = await insertEmail(tx, {
    id,
    eventKey: emailContent.eventKey,
    toAddress: emailContent.to,
    subject: emailContent.subject,
    textBody: emailContent.text,
    htmlBody: emailContent.html,
    isConfidential: emailContent.isConfidential ?? false,
    unsubscribeUrl: emailContent.unsubscribeUrl ?? null,
    attachment: emailContent.attachment ? emailAttachment.parse(emailContent.attachment) : null,
    uselessAfter: emailContent.uselessAfter ?? null,
    replyTo: emailContent.replyTo ?? null,
    topic: emailContent.topic ?? null,
    state: choice === 'daily' ? 'held' : 'queued',
    mailboxKey: isVerified ? null : mailboxKey(emailContent.to),
  })
  if (!emailId) return false
  if (choice === 'now') await sendLater(tx, emailId, emailContent.heldMs)
  return true
}

/** The letter in the words of its reader: whoever causes it may read in another language. */
function writeIn(locale: Locale, write: () => EmailContent | undefined) {
  return inLocale(locale, async () => {
    const text = write()
    if (!text) throw new Error('A letter without a text')
    return { subject: text.subject, ...(await renderEmail(text.body)) }
  })
}

/** Puts the sending of a letter into the queue, in place of what waits there for it. */
export async function sendLater(tx: Db | Tx, emailId: string, delayMs?: number): Promise<void> {
  // More tries than the letter has: a program that dies while it sends uses one up without counting it.
  const maxAttempts = emailAttempts + 10
  await enqueue(tx, sendEmailJob, { emailId }, { key: `letter:${emailId}`, maxAttempts, delayMs })
}
