import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import {
  type Letter,
  type LetterAttachment,
  LetterInDoubt,
  LetterPostponed,
  LetterRefused,
  type LetterWay,
  listHeaders,
  type Mail,
  MailAway,
} from './mail.ts'
import { openSmtpSocket } from './smtp-socket.server.ts'

const usualTimes = {
  /** Until the server has the whole letter. */
  wholeMs: 40_000,
  /** From then until it says that it takes the letter; RFC 5321 (4.5.3.2.6) asks for ten minutes. */
  finalMs: 600_000,
  /** Who waits for that goes on to other work after this. */
  doubtMs: 20_000,
}

/**
 * Mail over SMTP. `url` is `smtp://` (upgraded to TLS when the server offers it, and only then when a password goes over
 * the line to another machine) or `smtps://`. A conversation that takes too long is cut, so that a letter of which we said
 * that it failed does not go out after all. Once the server has the whole letter it is given the time it needs: a letter
 * that is sent again because the answer was late arrives twice.
 */
export function openSmtpMail({ url, from, ...changed }: SmtpOptions): Mail {
  const { hostname, password } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const { wholeMs, finalMs, doubtMs } = { ...usualTimes, ...changed }

  async function converse(letter: Letter, way: LetterWay, handedOver: PromiseWithResolvers<void>): Promise<void> {
    const transport = createTransport(
      {
        url,
        ...(password !== '' && !isLocal ? { requireTLS: true } : {}),
        connectionTimeout: 5_000,
        greetingTimeout: 5_000,
        socketTimeout: finalMs,
        dnsTimeout: 5_000,
        getSocket: (place, done) =>
          openSmtpSocket(place, { connectMs: 5_000, wholeMs, finalMs, handedOver: handedOver.promise }, done),
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from, headers: { 'Auto-Submitted': 'auto-generated' } },
    )
    transport.use('stream', ({ message }, done) => {
      message.processFunc((whole) => Readable.from(sayAll(whole, way, handedOver.resolve)))
      done()
    })
    const { to, subject, text, html, messageId, unsubscribeUrl, replyTo, attachment } = letter
    const headers = listHeaders({ unsubscribeUrl })
    const more = { replyTo, ...enclose(attachment ?? null) }
    await transport.sendMail({ subject, text, html, messageId, headers, ...more, to: { name: '', address: to } })
  }

  return {
    async send(letter, way = {}) {
      const handedOver = Promise.withResolvers<void>()
      let isHandedOver = false
      const answer = converse(letter, way, handedOver).catch((error: unknown) => {
        throw meaningOf(error, isHandedOver)
      })
      const doubt = Promise.withResolvers<never>()
      let timer: NodeJS.Timeout | undefined
      void handedOver.promise.then(() => {
        isHandedOver = true
        timer = setTimeout(() => doubt.reject(new LetterInDoubt(answer, finalMs)), doubtMs)
      })
      await Promise.race([answer, doubt.promise]).finally(() => clearTimeout(timer))
    },
  }
}

/** The letter as it is said once the server listens, and not before; its end comes after `handingOver`. */
async function* sayAll(whole: Readable, { handingOver }: LetterWay, onHandedOver: () => void) {
  for await (const part of whole) yield part
  await handingOver?.()
  onHandedOver()
}

/** A file for calendars goes as a version of the letter as well: that is what mail programs look at. */
function enclose(attachment: LetterAttachment | null): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  if (!attachment) return {}
  const { filename, mediaType: contentType, method, text: content } = attachment
  return method ? { icalEvent: { method, filename, content } } : { attachments: [{ filename, contentType, content }] }
}

type SmtpOptions = { url: string; from: string } & Partial<typeof usualTimes>

const brokenLine = /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETLS|EPIPE)/

/** What an error of the library means for the letter. */
function meaningOf(error: unknown, isHandedOver: boolean): unknown {
  if (!(error instanceof Error)) return error
  const { code, command, responseCode } = Object(error)
  // A 5xx answer to the recipient or the contents is about this letter; to anything else it is about our own set-up.
  if (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(String(command))) {
    // What begins with 5.7 is about rules and rights, of which the mailbox knows nothing.
    const isMailboxGone = command === 'RCPT TO' && !/\b5\.7\.\d+/.test(error.message)
    return new LetterRefused(error.message, { cause: error, isMailboxGone })
  }
  // Without an answer to the whole letter nobody knows; it is sent again, after the growing pauses of the queue.
  const isAway = responseCode === 421 || (responseCode === undefined && brokenLine.test(String(code)))
  if (isAway && !isHandedOver) return new MailAway(error.message, { cause: error })
  return responseCode >= 400 && responseCode < 500 ? new LetterPostponed(error.message, { cause: error }) : error
}
