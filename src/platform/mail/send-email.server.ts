import { buffer } from 'node:stream/consumers'
import type { Tx } from '#platform/db/database.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { isNotOpen } from '#platform/http/maintenance.server.ts'
import type { Services } from '#platform/services.ts'
import { emptyEmail, isStaffMailbox, lockQueuedEmail, saveEmailAttempt } from './email-db.server.ts'
import {
  type Email,
  type EmailAttachment,
  EmailInDoubt,
  EmailRefused,
  emailAttachments,
  MailerPaused,
  MailerUnavailable,
  type SentAttachment,
} from './mail.ts'
import { emailAttempts, sendLater, stopPath } from './queue-email.server.ts'

type SendEmailDeps = Pick<Services, 'db' | 'mail' | 'now' | 'config' | 'log' | 'fileStore' | 'secretKey'>
type Queued = NonNullable<Awaited<ReturnType<typeof lockQueuedEmail>>>
type Failure = { error: unknown; isFinal: boolean }

const maxWaitMs = 3 * 86_400_000
const marginMs = 30_000

/**
 * Sends an email while its row is locked; before the site is open, only to staff. An unavailable server does not count as an attempt. After `EmailInDoubt`,
 * retries only once the server can no longer accept the email; the Message-ID stays the same.
 */
export async function sendEmail(services: SendEmailDeps, emailId: string): Promise<void> {
  const { db, mail, log } = services
  let doubt: EmailInDoubt | undefined
  const failure = await db.transaction().execute(async (tx): Promise<Failure | null> => {
    const email = await lockQueuedEmail(tx, emailId)
    if (!email) return null
    if (email.uselessAfter && services.now() >= email.uselessAfter) {
      await noteUnsent(tx, services, email, 'too late')
      return null
    }
    // The text shows company data that are not confirmed yet, so it must not be sent later either.
    if ((await isNotOpen({ ...services, db: tx })) && !(await isStaffMailbox(tx, email.toAddress))) {
      await noteUnsent(tx, services, email, 'the site is not open yet')
      return null
    }
    try {
      await mail.send({
        to: email.toAddress,
        subject: email.subject,
        text: email.textBody,
        html: email.htmlBody,
        messageId: messageIdOf(services, emailId),
        unsubscribeUrl: email.unsubscribeUrl ?? stopAddress(services, email),
        ...(await openAttachments({ ...services, db: tx }, email.attachment)),
        ...(email.replyTo ? { replyTo: email.replyTo } : {}),
      })
    } catch (error) {
      if (error instanceof EmailInDoubt) doubt = error
      return noteFailure(tx, services, email, error)
    }
    await noteSent(tx, services, email, email.attempts + 1)
    return null
  })
  if (doubt) void followDoubt(services, emailId, doubt)
  if (failure?.isFinal) log.error({ err: failure.error, emailId }, 'an email could not be sent and will not be retried')
  else if (failure) throw new Error(`Email ${emailId} was not sent: ${words(failure.error)}`, { cause: failure.error })
}

async function openAttachments(
  services: Parameters<typeof openFile>[0],
  stored: unknown,
): Promise<Pick<Email, 'attachment' | 'moreAttachments'>> {
  const opened: SentAttachment[] = []
  for (const attachment of stored === null ? [] : emailAttachments.parse(stored))
    opened.push('fileId' in attachment ? await openAttachment(services, attachment) : attachment)
  const [attachment = null, ...moreAttachments] = opened
  return { attachment, ...(moreAttachments.length > 0 ? { moreAttachments } : {}) }
}

/** Throws while the file store is unavailable or the file is not scanned yet, so that the email is sent later. */
async function openAttachment(
  services: Parameters<typeof openFile>[0],
  { fileId, ...named }: Extract<EmailAttachment, { fileId: string }>,
): Promise<SentAttachment> {
  const opened = await openFile(services, fileId)
  if (!('refused' in opened)) return { ...named, content: await buffer(opened.stream) }
  const message = `The attachment cannot be read: ${opened.refused}`
  throw opened.refused === 'infected' ? new EmailRefused(message) : new Error(message)
}

function stopAddress({ config }: SendEmailDeps, { id, topic }: Queued): string | null {
  return topic === null ? null : new URL(stopPath(id), config.PUBLIC_URL).href
}

async function noteSent(
  tx: Tx,
  services: SendEmailDeps,
  { id, isConfidential }: Queued,
  attempts: number,
): Promise<void> {
  const messageId = messageIdOf(services, id)
  await saveEmailAttempt(tx, id, { state: 'sent', attempts, lastError: null, messageId, sentAt: services.now() })
  if (isConfidential && !services.mail.keepsEmails) await emptyEmail(tx, id)
}

async function noteUnsent(tx: Tx, services: SendEmailDeps, { id, attempts }: Queued, reason: string): Promise<void> {
  const messageId = messageIdOf(services, id)
  await saveEmailAttempt(tx, id, { state: 'failed', attempts, lastError: reason, messageId, sentAt: null })
}

async function noteFailure(tx: Tx, services: SendEmailDeps, email: Queued, error: unknown): Promise<Failure | null> {
  const { id, createdAt } = email
  const isUnavailable = error instanceof MailerUnavailable
  const attempts = email.attempts + (isUnavailable ? 0 : 1)
  const isOld = services.now().getTime() - createdAt.getTime() > maxWaitMs
  const isFinal = error instanceof EmailRefused || attempts >= emailAttempts || (isUnavailable && isOld)
  if (!isFinal && (isUnavailable || error instanceof EmailInDoubt))
    await sendLater(tx, id, error.milliseconds + (isUnavailable ? 0 : marginMs))
  if (error instanceof MailerPaused && !isFinal) return null
  const change = { state: isFinal ? 'failed' : 'queued', attempts, lastError: words(error), sentAt: null } as const
  await saveEmailAttempt(tx, id, { ...change, messageId: messageIdOf(services, id) })
  if (isFinal || !(isUnavailable || error instanceof EmailInDoubt)) return { error, isFinal }
  services.log.warn({ err: error, emailId: id }, 'an email is waiting to be sent')
  return null
}

async function followDoubt(services: SendEmailDeps, emailId: string, { outcome }: EmailInDoubt): Promise<void> {
  const payload = await outcome.then(
    () => null,
    (error: unknown) => ({ error }),
  )
  await services.db
    .transaction()
    .execute(async (tx) => {
      const email = await lockQueuedEmail(tx, emailId)
      if (!email) return
      if (!payload) await noteSent(tx, services, email, email.attempts)
      else if (payload.error instanceof EmailRefused) await noteFailure(tx, services, email, payload.error)
      else await sendLater(tx, emailId, marginMs)
    })
    .catch((error: unknown) =>
      services.log.warn({ err: error, emailId }, 'the result of sending an email could not be saved'),
    )
}

function messageIdOf({ config }: Pick<SendEmailDeps, 'config'>, emailId: string): string {
  return `<${emailId}@${new URL(config.PUBLIC_URL).hostname}>`
}

function words(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000)
}
