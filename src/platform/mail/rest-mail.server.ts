import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { LetterInDoubt, type Mail, MailAway, MailResting } from './mail.ts'

const failuresInARow = 3

/**
 * Mail that leaves a server alone for a quarter of a minute once it was away or hanging three times in a row: letters then fail
 * at once with `MailResting` instead of waiting one after the other. What a server says about a letter does not count.
 */
export function restAfterFailures(mail: Mail, restMs = 15_000): Mail {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof MailAway || error instanceof LetterInDoubt),
    {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(failuresInARow),
    },
  )
  return {
    ...mail,
    send: (letter, way) =>
      breaker
        .execute(() => mail.send(letter, way))
        .catch((error: unknown) => {
          throw isBrokenCircuitError(error) ? new MailResting(restMs) : error
        }),
  }
}
