import { z } from 'zod'

const googleHosts = ['gmail.com', 'googlemail.com']

export type Email = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** For mailing lists: a POST of `List-Unsubscribe=One-Click` to this URL unsubscribes the recipient. */
  unsubscribeUrl?: string | null
  attachment?: SentAttachment | null
  moreAttachments?: readonly SentAttachment[]
  replyTo?: string
}

const named = z.object({
  filename: z.string().regex(/^[\w.-]{1,100}$/),
  mediaType: z.string().regex(/^[\w./-]{3,100}$/),
})

/** If `method` is set, the attachment is a calendar file, and mail clients offer to add its appointment. */
const textAttachment = named.extend({
  method: z.enum(['REQUEST', 'CANCEL', 'PUBLISH']).optional(),
  text: z.string().max(200_000),
})

/** `fileId`: a stored file, which is read when the email is sent. */
export const emailAttachment = z.union([textAttachment, named.extend({ fileId: z.uuid() })])
/** Of an email with several attachments, all are stored in one list. */
export const emailAttachments = z.union([emailAttachment.transform((one) => [one]), z.array(emailAttachment).max(10)])
export type EmailAttachment = z.output<typeof emailAttachment>
export type SentAttachment = Partial<z.output<typeof textAttachment>> & z.output<typeof named> & { content?: Buffer }

export type EmailChannel = {
  /** Called just before the end of the email is transmitted. If this function throws, the email is not sent. */
  handingOver?: () => Promise<void>
}

export type Mailer = {
  /**
   * Resolves when the mail server has accepted the email. Throws `EmailRefused` if it will never accept it,
   * `MailerUnavailable` if it cannot be reached, and `EmailInDoubt` if it has not confirmed it in time.
   */
  send(email: Email, way?: EmailChannel): Promise<void>
  /** True if emails are not sent but remain in the database, with their content, so that they can be read there. */
  keepsEmails?: boolean
}

export class EmailRefused extends Error {
  override name = 'EmailRefused'
  readonly isMailboxGone: boolean
  constructor(message: string, { isMailboxGone = false, ...options }: ErrorOptions & { isMailboxGone?: boolean } = {}) {
    super(message, options)
    this.isMailboxGone = isMailboxGone
  }
}

/** The server rejected the email temporarily (4xx), so it must be sent again later. */
export class EmailPostponed extends Error {
  override name = 'EmailPostponed'
}

/** The server was unavailable or failed before it had the whole email, so it has not accepted the email. */
export class MailerUnavailable extends Error {
  override name = 'MailerUnavailable'
  readonly milliseconds: number = 15_000
}

export class MailerPaused extends MailerUnavailable {
  override name = 'MailerPaused'
  override readonly milliseconds: number
  constructor(milliseconds: number) {
    super('The mail server is not contacted for a while after repeated failures')
    this.milliseconds = milliseconds
  }
}

/**
 * The mail server received the whole email, but has not confirmed it in time. The promise `outcome` settles when the
 * server replies: it resolves if the email was accepted, and rejects if not.
 */
export class EmailInDoubt extends Error {
  override name = 'EmailInDoubt'
  readonly outcome: Promise<void>
  readonly milliseconds: number
  constructor(outcome: Promise<void>, milliseconds: number) {
    super('The mail server received the email but has not confirmed yet that it accepts it')
    this.outcome = outcome
    this.milliseconds = milliseconds
  }
}

const maxAddressLength = 254
const maxSubjectLength = 250
const maxUrlLength = 1000

type Addressed = { to: string; subject: string; unsubscribeUrl?: string | null }

/** Describes the first invalid header value, or returns null. Line breaks would allow header injection. */
export function emailError({ to, subject, unsubscribeUrl }: Addressed): string | null {
  if (to.length > maxAddressLength) return `the address is longer than ${maxAddressLength} characters`
  if (/\p{Cc}/u.test(to)) return 'the address contains a line break or another control character'
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u.test(to)) return 'the address is not a single plain email address'
  if (subject.trim() === '') return 'the subject is empty'
  if (subject.length > maxSubjectLength) return `the subject is longer than ${maxSubjectLength} characters`
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) return 'the subject contains a line break or another control character'
  if (unsubscribeUrl != null && !isPlainUrl(unsubscribeUrl)) return 'the unsubscribe address is not a plain web address'
  return null
}

export function listHeaders({ unsubscribeUrl }: Pick<Email, 'unsubscribeUrl'>): Record<string, string> {
  if (!unsubscribeUrl) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Whether a URL is printable ASCII without delimiters, so that a header can contain it without encoding. */
function isPlainUrl(url: string): boolean {
  return url.length <= maxUrlLength && /^https?:\/\/[!-~]+$/.test(url) && !/[<>,"\\]/.test(url) && URL.canParse(url)
}

/** @example mailboxKey('A.na+tax@Googlemail.com') // 'ana@gmail.com'; must match the SQL function `mailbox_key` */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const host = address.slice(at + 1)
  const name = address.slice(0, at).split('+')[0] ?? ''
  return googleHosts.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
