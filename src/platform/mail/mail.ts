import { z } from 'zod'

/** A letter as it leaves the house. */
export type Email = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** Set on letters of a list: an address that ends the subscription when `List-Unsubscribe=One-Click` is posted to it. */
  unsubscribeUrl?: string | null
  attachment?: EmailAttachment | null
  /** Where an answer goes, when that is not the sender. */
  replyTo?: string
}

/** A file that goes with a letter, as text. `method` is set on files for calendars, which mail programs then offer to take over. */
export const emailAttachment = z.object({
  filename: z.string().regex(/^[\w.-]{1,100}$/),
  mediaType: z.string().regex(/^[\w./-]{3,100}$/),
  method: z.enum(['REQUEST', 'CANCEL', 'PUBLISH']).optional(),
  text: z.string().max(200_000),
})
export type EmailAttachment = z.output<typeof emailAttachment>

/** What the sender of a letter wants to do on its way. */
export type EmailChannel = {
  /**
   * Called when all but the end of the letter was said: the server can take it only after this has resolved. Where it
   * throws the letter is not taken.
   */
  handingOver?: () => Promise<void>
}

export type Mailer = {
  /**
   * Sends one letter. Resolves once the provider has accepted it; throws when it has not: `EmailRefused` when trying
   * again is of no use, `MailerUnavailable` when nothing was said about it, `EmailInDoubt` when that may still come.
   */
  send(email: Email, way?: EmailChannel): Promise<void>
  /** True when letters stay in the database instead of going out: their texts are then kept, to be read there. */
  keepsEmails?: boolean
}

/** The mail server will never take this letter: no such mailbox, contents refused. */
export class EmailRefused extends Error {
  override name = 'EmailRefused'
  /** Whether it refused the mailbox, and not what the letter says or who sends it. */
  readonly isMailboxGone: boolean
  constructor(message: string, { isMailboxGone = false, ...options }: ErrorOptions & { isMailboxGone?: boolean } = {}) {
    super(message, options)
    this.isMailboxGone = isMailboxGone
  }
}

/** The mail server does not take this letter now and asks to try again (4xx). */
export class EmailPostponed extends Error {
  override name = 'EmailPostponed'
}

/** The mail server is away, or said nothing before it had the whole letter: it has not taken it. */
export class MailerUnavailable extends Error {
  override name = 'MailerUnavailable'
  /** When to try again. */
  readonly milliseconds: number = 15_000
}

/** The mail server was away several times in a row and is left alone for a while: this letter was not tried. */
export class MailerPaused extends MailerUnavailable {
  override name = 'MailerPaused'
  override readonly milliseconds: number
  constructor(milliseconds: number) {
    super('The mail server is left alone for a while')
    this.milliseconds = milliseconds
  }
}

/**
 * The mail server has the whole letter and has not said yet whether it takes it. `outcome` ends as `send` would have
 * ended, after `milliseconds` at the latest.
 */
export class EmailInDoubt extends Error {
  override name = 'EmailInDoubt'
  readonly outcome: Promise<void>
  readonly milliseconds: number
  constructor(outcome: Promise<void>, milliseconds: number) {
    super('The mail server has the letter and has not said yet whether it takes it')
    this.outcome = outcome
    this.milliseconds = milliseconds
  }
}

const maxAddressLength = 254
const maxSubjectLength = 250
const maxUrlLength = 1000

type Addressed = { to: string; subject: string; unsubscribeUrl?: string | null }

/**
 * Says what is wrong with what stands in a letter's headers, or null. A line break in any of it could smuggle in other
 * headers.
 */
export function emailError({ to, subject, unsubscribeUrl }: Addressed): string | null {
  if (to.length > maxAddressLength) return `the address is longer than ${maxAddressLength} characters`
  if (/\p{Cc}/u.test(to)) return 'the address holds a line break or another control character'
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u.test(to)) return 'the address is not one plain e-mail address'
  if (subject.trim() === '') return 'the subject is empty'
  if (subject.length > maxSubjectLength) return `the subject is longer than ${maxSubjectLength} characters`
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) return 'the subject holds a line break or another control character'
  if (unsubscribeUrl != null && !isPlainUrl(unsubscribeUrl)) return 'the address to unsubscribe is no plain web address'
  return null
}

/** The headers with which a mail program offers to leave the list, by one click and without opening a page (RFC 8058). */
export function listHeaders({ unsubscribeUrl }: Pick<Email, 'unsubscribeUrl'>): Record<string, string> {
  if (!unsubscribeUrl) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Printable ASCII without the signs that close or split an address in a header, so that nothing has to be encoded. */
function isPlainUrl(url: string): boolean {
  return url.length <= maxUrlLength && /^https?:\/\/[!-~]+$/.test(url) && !/[<>,"\\]/.test(url) && URL.canParse(url)
}
