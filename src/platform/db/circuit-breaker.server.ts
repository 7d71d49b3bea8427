import { setImmediate as nextTurn } from 'node:timers/promises'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import pg from 'pg'
import { noteConnectingFailed } from './database-trouble.server.ts'

const quietMs = 750
const checkMs = 400
const probeTimeoutMs = 600
const probeAgainMs = 500

export type CircuitBreaker = {
  isOpen(): boolean
  /** Waits for a running probe, if any, then returns whether the circuit is open. */
  isOpenAfterProbe(): Promise<boolean>
  /** Resolves with the result of `work`, or with null as soon as the circuit opens. */
  unlessOpen<Result>(work: Promise<Result>): Promise<Result | null>
  throwIfOpen(): void
  /** Call it when a query starts, and the result when it ends: with its error, or 'unasked' if it was not sent. */
  watch(): (outcome?: unknown) => void
}

const breakers = new WeakMap<pg.Pool, CircuitBreaker>()

export function circuitBreakerOf(pool: pg.Pool): CircuitBreaker | undefined {
  return breakers.get(pool)
}

/**
 * Probes the database on a separate connection if no query gets a response for 0.8 s or a connection breaks. If the
 * probe fails, the circuit is open until a later one succeeds (one runs every half second).
 */
export function openCircuitBreaker(pool: pg.Pool, onOpen: () => void): CircuitBreaker {
  let answeredAt = performance.now()
  let probing: Promise<void> | null = null
  let again: NodeJS.Timeout | undefined
  // The probe's timer decides when to close the circuit, not the system clock, which may be set back.
  const policy = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(1), halfOpenAfter: -Infinity })
  const isOpen = () => policy.state !== CircuitState.Closed
  policy.onBreak(onOpen)

  async function askDatabase(): Promise<void> {
    const began = performance.now()
    try {
      await connectOnce(pool)
      answeredAt = performance.now()
    } catch (error) {
      // Under load, responses to other queries may have arrived but not been processed yet. Let the event loop process
      // them first, because any of them proves that the database responds, even if the probe failed.
      await nextTurn()
      if (answeredAt <= began) throw error
    }
  }

  function probe(): void {
    if (pool.ending) return
    const ended = () => {
      probing = null
      clearTimeout(again)
      if (isOpen()) again = setTimeout(probe, probeAgainMs).unref()
    }
    probing ??= policy.execute(askDatabase).then(ended, ended)
  }

  const breaker: CircuitBreaker = {
    isOpen,
    isOpenAfterProbe: async () => {
      await probing
      return isOpen()
    },
    unlessOpen: (work) => {
      const { promise, resolve } = Promise.withResolvers<null>()
      const subscription = policy.onBreak(() => resolve(null))
      return Promise.race([work, promise]).finally(() => subscription.dispose())
    },
    throwIfOpen: () => {
      const { lastFailure } = policy
      if (isOpen() && lastFailure && 'error' in lastFailure) throw lastFailure.error
    },
    watch: () => {
      const startedAt = performance.now()
      const timer = setInterval(() => {
        if (performance.now() - Math.max(startedAt, answeredAt) > quietMs) probe()
      }, checkMs).unref()
      return (outcome) => {
        clearInterval(timer)
        if (outcome === 'unasked') return
        if (!outcome || outcome instanceof pg.DatabaseError) answeredAt = performance.now()
        else probe()
      }
    },
  }
  breakers.set(pool, breaker)
  return breaker
}

/** Probes the database. Throws if it does not respond in time; an error reported by PostgreSQL is a response. */
async function connectOnce(pool: pg.Pool): Promise<void> {
  const client = new pg.Client({
    connectionString: String(pool.options.connectionString),
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (error instanceof pg.DatabaseError) return
    noteConnectingFailed(error)
    throw error
  } finally {
    client.end().catch(() => undefined)
  }
}
