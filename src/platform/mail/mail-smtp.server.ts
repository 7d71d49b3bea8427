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
  /** Timeout of the server's acceptance after that; RFC 5321 (4.5.3.2.6) requires ten minutes. */
  finalMs: 600_000,
  doubtMs: 20_000,
  idleMs: 1_000,
}
type SmtpOptions = { url: string; from: string } & Partial<typeof defaultTimes>

/** Within this time, an error of a reused session is blamed on the session, not the email. */
const staleMs = 5_000

/** Requires TLS to send a password to another machine. Aborts slow emails, so that a failed one is not delivered. */
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
  // 5xx to recipient or content concerns this email; to any other command, our configuration.
  if (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(String(command))) {
    // 5.7.x concerns policy and authorization, not the existence of the mailbox.
    const isMailboxGone = command === 'RCPT TO' && !/\b5\.7\.\d+/.test(error.message)
    return new EmailRefused(error.message, { cause: error, isMailboxGone })
  }
  // Without a reply to the complete email the outcome is unknown: retried with the queue's backoff.
  const isUnavailable = responseCode === 421 || (responseCode === undefined && brokenLine.test(String(code)))
  if (isUnavailable && !isHandedOver) return new MailerUnavailable(error.message, { cause: error })
  return responseCode >= 400 && responseCode < 500 ? new EmailPostponed(error.message, { cause: error }) : error
}
