import {
  type Email,
  type EmailChannel,
  EmailInDoubt,
  EmailPostponed,
  EmailRefused,
  type Mailer,
  MailerUnavailable,
} from './mail.ts'
import { openSmtpLine, type SmtpLine } from './smtp-line.server.ts'

const defaultTimes = {
  connectMs: 5_000,
  wholeMs: 40_000,
  /** Timeout for the server's reply after the whole email has been sent; RFC 5321 (4.5.3.2.6) requires ten minutes. */
  finalMs: 600_000,
  doubtMs: 20_000,
  idleMs: 1_000,
}
type SmtpOptions = { url: string; from: string } & Partial<typeof defaultTimes>

/** If sending over a reused connection fails within this time, the old connection is assumed to be the cause. */
const staleMs = 5_000

/**
 * Sends emails by SMTP. The password is sent to another machine only over TLS. If sending takes too long, it is
 * aborted, so that an email reported as failed is not delivered later.
 */
export function openSmtpMailer({ url, from, ...changed }: SmtpOptions): Mailer {
  const times = { ...defaultTimes, ...changed }
  const free: { line: SmtpLine; closing: NodeJS.Timeout }[] = []

  async function converse(email: Email, way: EmailChannel, onHandedOver: () => void): Promise<void> {
    let isHandedOver = false
    const sayOn = async (line: SmtpLine) => {
      try {
        await line.say(email, way, () => {
          isHandedOver = true
          onHandedOver()
        })
      } catch (error) {
        const meaning = meaningOf(error, isHandedOver)
        if (meaning instanceof EmailRefused) keep(line)
        else line.close()
        throw meaning
      }
      keep(line)
    }
    const { line, closing } = free.pop() ?? {}
    clearTimeout(closing)
    const began = performance.now()
    const isStale = (error: unknown) =>
      !isHandedOver && isAboutLine(error) && performance.now() - began < Math.min(staleMs, times.wholeMs)
    if (line) {
      const failure = await sayOn(line).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (!failure) return
      if (!isStale(failure.error)) throw failure.error
    }
    await sayOn(openSmtpLine({ url, from, ...times }))
  }

  function keep(line: SmtpLine): void {
    const closing = setTimeout(() => {
      free.splice(
        free.findIndex((other) => other.line === line),
        1,
      )
      line.close()
    }, times.idleMs)
    free.push({ line, closing })
  }

  return {
    async send(email, way = {}) {
      const handedOver = Promise.withResolvers<void>()
      const answer = converse(email, way, handedOver.resolve)
      const doubt = Promise.withResolvers<never>()
      let timer: NodeJS.Timeout | undefined
      void handedOver.promise.then(() => {
        timer = setTimeout(() => doubt.reject(new EmailInDoubt(answer, times.finalMs)), times.doubtMs)
      })
      await Promise.race([answer, doubt.promise]).finally(() => clearTimeout(timer))
    },
  }
}

function isAboutLine(error: unknown): boolean {
  return error instanceof MailerUnavailable || error instanceof EmailPostponed
}

const brokenLine = /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETLS|EPIPE)/

function meaningOf(error: unknown, isHandedOver: boolean): unknown {
  if (!(error instanceof Error)) return error
  const { code, command, responseCode } = Object(error)
  // A 5xx reply to the recipient or content rejects this email. A 5xx reply to other commands means wrong settings.
  if (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(String(command))) {
    // Codes 5.7.x mean that policy or authorization caused the rejection, not a missing mailbox.
    const isMailboxGone = command === 'RCPT TO' && !/\b5\.7\.\d+/.test(error.message)
    return new EmailRefused(error.message, { cause: error, isMailboxGone })
  }
  // Without a reply to the complete email it is unknown whether the server accepted it, so the queue retries it.
  const isUnavailable = responseCode === 421 || (responseCode === undefined && brokenLine.test(String(code)))
  if (isUnavailable && !isHandedOver) return new MailerUnavailable(error.message, { cause: error })
  return responseCode >= 400 && responseCode < 500 ? new EmailPostponed(error.message, { cause: error }) : error
}
