import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import {
  type Email,
  EmailInDoubt,
  EmailPostponed,
  EmailRefused,
  listHeaders,
  type Mailer,
  MailerUnavailable,
  type SentAttachment,
} from './mail.ts'

const defaultTimes = {
  connectMs: 5_000,
  wholeMs: 40_000,
  /** Timeout for the server's reply after the whole email has been sent; RFC 5321 (4.5.3.2.6) requires ten minutes. */
  finalMs: 600_000,
  doubtMs: 20_000,
  idleMs: 1_000,
}
type SmtpOptions = { url: string; from: string } & Partial<typeof defaultTimes>

/**
 * Sends emails by SMTP. The password is sent to another machine only over TLS. If sending takes too long, it is
 * aborted, so that an email reported as failed is not delivered later.
 */
export function openSmtpMailer({ url, from, ...changed }: SmtpOptions): Mailer {
  const times = { ...defaultTimes, ...changed }
  const { hostname, password } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const handovers = new WeakMap<AbortSignal, () => Promise<void>>()
  const transport = createTransport(
    {
      url,
      ...(password !== '' && !isLocal ? { requireTLS: true } : {}),
      pool: true,
      // More than the concurrent emails of the job queue: after a job has given up waiting for the server's
      // confirmation, its connection may stay in use for up to `finalMs`.
      maxConnections: 30,
      maxMessages: 50,
      // Nodemailer repeats an email only if its connection was closed before any of the email was sent.
      maxRequeues: 1,
      idleTimeout: times.idleMs,
      connectionTimeout: times.connectMs,
      greetingTimeout: times.connectMs,
      dnsTimeout: times.connectMs,
      socketTimeout: times.finalMs,
      // Nodemailer would leave an aborted connection half open for another five seconds.
      socketCloseTimeout: 0,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  transport.use('stream', ({ data, message }, done) => {
    const beforeEnd = data.signal && handovers.get(data.signal)
    if (beforeEnd) message.processFunc((whole) => Readable.from(sayAll(whole, beforeEnd)))
    done()
  })
  return {
    async send(email, { handingOver } = {}) {
      const cut = new AbortController()
      const cutAfter = (milliseconds: number) =>
        setTimeout(() => cut.abort(noReply(milliseconds)), milliseconds).unref()
      const timers = [cutAfter(times.wholeMs)]
      const doubt = Promise.withResolvers<never>()
      let isHandedOver = false
      handovers.set(cut.signal, async () => {
        await handingOver?.()
        if (cut.signal.aborted) return
        isHandedOver = true
        timers.forEach(clearTimeout)
        const inDoubt = () => doubt.reject(new EmailInDoubt(answer, times.finalMs))
        timers.push(cutAfter(times.finalMs), setTimeout(inDoubt, times.doubtMs).unref())
      })
      const answer = transport
        .sendMail({ ...contentOf(email), signal: cut.signal })
        .then(
          () => undefined,
          (error: unknown) => {
            throw meaningOf(cut.signal.aborted ? cut.signal.reason : error, isHandedOver)
          },
        )
        .finally(() => timers.forEach(clearTimeout))
      await Promise.race([answer, doubt.promise])
    },
  }
}

function noReply(milliseconds: number): Error {
  return Object.assign(new Error(`no reply from the mail server within ${milliseconds / 1000} seconds`), {
    code: 'ETIMEDOUT',
  })
}

async function* sayAll(whole: Readable, beforeEnd: () => Promise<void>) {
  for await (const part of whole) yield part
  await beforeEnd()
}

function contentOf(email: Email): SendMailOptions {
  const { to, subject, text, html, messageId, unsubscribeUrl, replyTo, attachment, moreAttachments = [] } = email
  const headers = listHeaders({ unsubscribeUrl })
  const more = { replyTo, ...enclose([...(attachment ? [attachment] : []), ...moreAttachments]) }
  return { subject, text, html, messageId, headers, ...more, to: { name: '', address: to } }
}

/** Sends a calendar file as alternative body and attachment, because mail clients ignore it as a mere attachment. */
function enclose(attachments: readonly SentAttachment[]): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  const opened = attachments.map(({ text, content = text, ...named }) => ({ ...named, content }))
  const files = opened.flatMap(({ filename, mediaType: contentType, method, content }) =>
    method ? [] : [{ filename, contentType, content }],
  )
  const calendars = opened.flatMap(({ filename, method, content }) => (method ? [{ method, filename, content }] : []))
  const [icalEvent] = calendars
  return { ...(icalEvent && { icalEvent }), ...(files.length > 0 && { attachments: files }) }
}

const brokenLine = /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETLS|EPIPE)/

function meaningOf(error: unknown, isHandedOver: boolean): unknown {
  if (!(error instanceof Error)) return error
  const { code, command, responseCode } = Object(error)
  // A 5xx reply to the recipient or content rejects this email. A 5xx reply to other commands means wrong settings.
  if (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(String(command))) {
    // Codes 5.7.x mean that policy or authorization caused the rejection, not a missing address.
    const isMailboxGone = command === 'RCPT TO' && !/\b5\.7\.\d+/.test(error.message)
    return new EmailRefused(error.message, { cause: error, isMailboxGone })
  }
  // Without a reply to the complete email it is unknown whether the server accepted it, so the queue retries it.
  const isUnavailable = responseCode === 421 || (responseCode === undefined && brokenLine.test(String(code)))
  if (isUnavailable && !isHandedOver) return new MailerUnavailable(error.message, { cause: error })
  return responseCode >= 400 && responseCode < 500 ? new EmailPostponed(error.message, { cause: error }) : error
}
