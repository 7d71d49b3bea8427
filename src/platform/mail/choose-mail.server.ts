import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import type { Config } from '#platform/config.server.ts'
import { EmailInDoubt, type Mailer, MailerPaused, MailerUnavailable } from './mail.ts'
import { openSmtpMailer } from './mail-smtp.server.ts'

const failuresInARow = 3

export function chooseMailer({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  return SMTP_URL && MAIL_FROM
    ? restAfterFailures(openSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }))
    : openOutboxMailer()
}

/** Mailer for installations without a mail server. Sending does nothing; emails only remain in the database. */
export function openOutboxMailer(): Mailer {
  return { keepsEmails: true, send: async (_letter, way) => way?.handingOver?.() }
}

/** Circuit breaker: after three consecutive failures, emails fail with `MailerPaused` for 15 s. */
export function restAfterFailures(mail: Mailer, restMs = 15_000): Mailer {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof MailerUnavailable || error instanceof EmailInDoubt),
    {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(failuresInARow),
    },
  )
  return {
    ...mail,
    send: (email, way) =>
      breaker
        .execute(() => mail.send(email, way))
        .catch((error: unknown) => {
          throw isBrokenCircuitError(error) ? new MailerPaused(restMs) : error
        }),
  }
}
