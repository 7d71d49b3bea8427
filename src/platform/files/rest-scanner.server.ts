import { ConsecutiveBreaker, circuitBreaker, handleType, isBrokenCircuitError } from 'cockatiel'
import { type Scanner, ScannerUnavailable } from './files.ts'

const failuresInARow = 3

/** Circuit breaker: after three consecutive failures of the scanner, scans fail immediately for a while. */
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
