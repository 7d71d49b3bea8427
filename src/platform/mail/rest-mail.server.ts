import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { EmailInDoubt, type Mailer, MailerPaused, MailerUnavailable } from './mail.ts'

const failuresInARow = 3

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
