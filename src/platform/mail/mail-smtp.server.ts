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
  /** For the address, the connection and the greeting, each. */
  connectMs: 5_000,
  /** Until the server has the whole letter. */
  wholeMs: 40_000,
  /** From then until it says that it takes the letter; RFC 5321 (4.5.3.2.6) asks for ten minutes. */
  finalMs: 600_000,
  /** Who waits for that goes on to other work after this. */
  doubtMs: 20_000,
  /** For so long a conversation waits for another letter. */
  idleMs: 1_000,
}
type SmtpOptions = { url: string; from: string } & Partial<typeof defaultTimes>

/** Within this time a conversation that has carried letters before may fail without being to blame on the letter. */
const staleMs = 5_000

/**
 * Mail over SMTP. `url` is `smtp://` (upgraded to TLS when the server offers it, and only then when a password goes over
 * the line to another machine) or `smtps://`. A letter that takes too long is cut, so that one of which we said
 * that it failed does not go out after all. Once the server has the whole letter it is given the time it needs: a letter
 * that is sent again because the answer was late arrives twice. Letters that follow each other share a conversation:
 * greeting, encryption and sign-in take longer than a letter.
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

/** What a server says in the middle of a conversation may be about that one, which it kept open long enough. */
function isAboutLine(error: unknown): boolean {
  return error instanceof MailerUnavailable || error instanceof EmailPostponed
}

const brokenLine = /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETLS|EPIPE)/

/** What an error of the library means for the letter. */
function meaningOf(error: unknown, isHandedOver: boolean): unknown {
  if (!(error instanceof Error)) return error
  const { code, command, responseCode } = Object(error)
  // A 5xx answer to the recipient or the contents is about this letter; to anything else it is about our own set-up.
  if (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(String(command))) {
    // What begins with 5.7 is about rules and rights, of which the mailbox knows nothing.
    const isMailboxGone = command === 'RCPT TO' && !/\b5\.7\.\d+/.test(error.message)
    return new EmailRefused(error.message, { cause: error, isMailboxGone })
  }
  // Without an answer to the whole letter nobody knows; it is sent again, after the growing pauses of the queue.
  const isUnavailable = responseCode === 421 || (responseCode === undefined && brokenLine.test(String(code)))
  if (isUnavailable && !isHandedOver) return new MailerUnavailable(error.message, { cause: error })
  return responseCode >= 400 && responseCode < 500 ? new EmailPostponed(error.message, { cause: error }) : error
}
