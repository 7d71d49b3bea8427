import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'

const defaultTimes = { quietMs: 800, answerMs: 600, againMs: 500 }

export type CircuitTimes = typeof defaultTimes

export type CircuitBreaker = {
  reason(): Error | null
  verdict(): Promise<Error | null>
  /** Probes the database; concurrent callers share one probe. Resolves with the probe's error, or null. */
  look(): Promise<Error | null>
  /** Resolves when the circuit breaker opens (immediately if open), or when `signal` aborts. */
  begins(signal: AbortSignal): Promise<void>
  /** Call `ask` when a query starts. When the query ends, call the returned function, with the error if it failed. */
  ask(): (error?: unknown) => void
}

const silences = new WeakMap<pg.Pool, CircuitBreaker>()

export function circuitBreakerOf(pool: pg.Pool): CircuitBreaker | undefined {
  return silences.get(pool)
}

/**
 * Tests the database on a separate connection if a query gets no response for 0.8 s or a connection breaks. If this
 * probe fails, all queries fail immediately until a later probe succeeds (one runs every half second).
 */
export function watchCircuit(pool: pg.Pool, onCircuitOpen: () => void, times = defaultTimes): CircuitBreaker {
  let heartbeatAt = performance.now()
  let reason: Error | null = null
  let looking: Promise<Error | null> | null = null
  const waiting = new Set<() => void>()

  const lookOnce = async () => {
    const began = performance.now()
    const failure = await failureToAnswer(pool, times.answerMs)
    // Under load, responses to other queries may have arrived but not been processed yet. Let the event loop process
    // them first, because any of them proves that the database responds, even if the probe failed.
    await nextTurn()
    const before = reason
    reason = heartbeatAt > began ? null : failure
    looking = null
    if (!reason) heartbeatAt = performance.now()
    else if (!pool.ending) setTimeout(look, times.againMs).unref()
    if (reason && !before) {
      onCircuitOpen()
      for (const notify of waiting) notify()
    }
    return reason
  }
  const look = () => {
    looking ??= lookOnce()
    return looking
  }
  const ask = () => {
    const requestedAt = performance.now()
    const wonder = () => {
      const quietMs = performance.now() - Math.max(requestedAt, heartbeatAt)
      if (quietMs >= times.quietMs) void look()
      timer = setTimeout(wonder, Math.max(times.quietMs - quietMs, times.againMs)).unref()
    }
    let timer = setTimeout(wonder, times.quietMs).unref()
    return (error?: unknown) => {
      clearTimeout(timer)
      if (!error || error instanceof pg.DatabaseError) heartbeatAt = performance.now()
      else if (!pool.ending) void look()
    }
  }
  const begins = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const notify = () => {
        waiting.delete(notify)
        resolve()
      }
      if (reason || signal.aborted) return resolve()
      waiting.add(notify)
      signal.addEventListener('abort', notify, { once: true })
    })

  const circuit: CircuitBreaker = { reason: () => reason, verdict: async () => looking ?? reason, look, begins, ask }
  silences.set(pool, circuit)
  return circuit
}

async function failureToAnswer(pool: pg.Pool, answerMs: number): Promise<Error | null> {
  const client = new pg.Client({
    connectionString: String(pool.options.connectionString),
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return null
  } catch (error) {
    if (error instanceof pg.DatabaseError) return null
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    client.end().catch(() => undefined)
  }
}
