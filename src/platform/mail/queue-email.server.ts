import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { inLocale } from '#platform/locale.server.ts'
import type { Locale } from '#platform/locale.ts'
import { findMailbox, findReading, insertEmail } from './email-db.server.ts'
import type { EmailTopic } from './email-topics.ts'
import { type EmailAttachment, emailAttachment, emailError, mailboxKey } from './mail.ts'
import type { EmailText, EmailTrigger, OwnEmail } from './own-email.ts'
import { renderEmail } from './render-email.server.ts'
import type { StaffEvent } from './staff-emails.ts'
import { unverifiedNotice } from './unverified-notice.tsx'

const mailboxLimits: Readonly<Record<Exclude<EmailTrigger, 'staff'>, Sent>> = {
  visitor: { lastHour: 3, lastDay: 10 },
  order: { lastHour: 6, lastDay: 20 },
}

const verified = { isVerified: true, lastHour: 0, lastDay: 0 }

export const emailAttempts = 20

/** Path of the unsubscribe page. The email id in it is a secret that only the recipient knows. */
export function stopPath(emailId: string): string {
  return `/emails/${emailId}/stop`
}

export const sendEmailJob = defineJob('send-letter', z.object({ emailId: z.uuid() }))

export type EmailContent = EmailText

export type EmailToQueue = QueuedAs & {
  /** Idempotency key that names the event causing the email, e.g. `order-paid:17`. */
  eventKey: string
  to: string
  /** True if the text contains a secret link. The text is then erased after sending. */
  isConfidential?: boolean
  /** Delay before sending, during which `cancelEmails` can still delete the email. */
  heldMs?: number
  unsubscribeUrl?: string
  attachment?: EmailAttachment
  moreAttachments?: readonly EmailAttachment[]
  /** The email is not sent after this time, e.g. a reminder of an appointment that has started. */
  uselessAfter?: Date
  replyTo?: string
  topic?: EmailTopic
  staffEvent?: StaffEvent
  /** For an email that reports the loss of an account: the address counts as confirmed, as it was before the loss. */
  wasVerified?: boolean
}

type QueuedAs =
  | { email: OwnEmail; emailContent?: undefined }
  /** Content in the recipient's locale. An unconfirmed address gets a notice instead. */
  | { emailContent: (about: { emailId: string }) => EmailContent; email?: undefined }

/** Queues an email. False if it already exists, the recipient opted out, or an unconfirmed address is at its limit. */
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
  if (error) throw new Error(`Email ${emailContent.eventKey.slice(0, 100)}: ${error}`)
  const emailId = await insertEmail(tx, {
    id,
    eventKey: emailContent.eventKey,
    toAddress: emailContent.to,
    subject: emailContent.subject,
    textBody: emailContent.text,
    htmlBody: emailContent.html,
    isConfidential: emailContent.isConfidential ?? false,
    unsubscribeUrl: emailContent.unsubscribeUrl ?? null,
    attachment: attachmentsOf(queued),
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

function attachmentsOf({ attachment, moreAttachments = [] }: EmailToQueue): EmailAttachment | EmailAttachment[] | null {
  const [first, ...more] = [...(attachment ? [attachment] : []), ...moreAttachments].map((one) =>
    emailAttachment.parse(one),
  )
  return first === undefined ? null : more.length === 0 ? first : [first, ...more]
}

function writeIn(locale: Locale, write: () => EmailContent | undefined) {
  return inLocale(locale, async () => {
    const text = write()
    if (!text) throw new Error('An email has no text')
    return { subject: text.subject, ...(await renderEmail(text.body)) }
  })
}

export async function sendLater(tx: Db | Tx, emailId: string, delayMs?: number): Promise<void> {
  // A process that dies while sending uses up an attempt of the job, but not of the email. Therefore the job gets more
  // attempts.
  const maxAttempts = emailAttempts + 10
  await enqueue(tx, sendEmailJob, { emailId }, { key: `letter:${emailId}`, maxAttempts, delayMs })
}

type Sent = { lastHour: number; lastDay: number }

/** Above the limit the email is omitted but the request succeeds, so that nothing is revealed about the address. */
function mayWriteTo({ lastHour, lastDay }: Sent, trigger: EmailTrigger): boolean {
  if (trigger === 'staff') return true
  const limit = mailboxLimits[trigger]
  return lastHour < limit.lastHour && lastDay < limit.lastDay
}
