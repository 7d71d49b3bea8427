import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { EmailInDoubt, type Mailer, MailerPaused, MailerUnavailable } from './mail.ts'

const failuresInARow = 3

/**
 * Mail that leaves a server alone for a quarter of a minute once it was away or hanging three times in a row: letters then fail
 * at once with `MailerPaused` instead of waiting one after the other. What a server says about a letter does not count.
 */
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
