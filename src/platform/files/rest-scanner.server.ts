import { ConsecutiveBreaker, circuitBreaker, handleType, isBrokenCircuitError } from 'cockatiel'
import { type Scanner, ScannerUnavailable } from './files.ts'

const failuresInARow = 3

/** A scanner that is left alone for a while once it was away three times in a row: files then fail at once. */
export function restAfterFailures(scanner: Scanner, restMs = 10_000): Scanner {
  const breaker = circuitBreaker(handleType(ScannerUnavailable), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  return {
    scan: (content) =>
      breaker
        .execute(() => scanner.scan(content))
        .catch((error: unknown) => {
          content.destroy()
          throw isBrokenCircuitError(error)
            ? new ScannerUnavailable('it is left alone for a while', { cause: error })
            : error
        }),
  }
}
