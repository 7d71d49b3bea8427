import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { type Mail, MailResting } from './mail.ts'

const failuresInARow = 3

/**
 * Mail that leaves a server alone for half a minute once it was away or hanging three times in a row: letters then fail
 * at once with `MailResting` instead of waiting one after the other. What a server says about a letter does not count.
 */
export function restAfterFailures(mail: Mail, restMs = 30_000): Mail {
  const breaker = circuitBreaker(handleWhen(isAway), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  return {
    ...mail,
    send: (letter) =>
      breaker
        .execute(() => mail.send(letter))
        .catch((error: unknown) => {
          throw isBrokenCircuitError(error) ? new MailResting(restMs) : error
        }),
  }
}

/** No answer at all, or 421: the server closes. */
function isAway(error: Error): boolean {
  const { cause } = error
  const answered = [error, cause].some((each) => each instanceof Error && 'responseCode' in each)
  return !answered || ('responseCode' in error && error.responseCode === 421)
}
