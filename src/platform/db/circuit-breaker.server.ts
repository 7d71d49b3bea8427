import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'

/** How long nothing at all may be heard before somebody looks, how long that look may take, and when to look again. */
const defaultTimes = { quietMs: 800, answerMs: 600, againMs: 500 }

export type CircuitTimes = typeof defaultTimes

/** Whether the database behind a pool says anything at all. */
export type CircuitBreaker = {
  /** Why it is thought to be silent, or null while it answers. */
  reason(): Error | null
  /** The same, once a question that is under way has told. */
  verdict(): Promise<Error | null>
  /** Asks it now, one question for all who want to know. Resolves with why it is silent, or null. */
  look(): Promise<Error | null>
  /** Resolves when it falls silent, at once when it is so already; with the end of `signal` too. */
  begins(signal: AbortSignal): Promise<void>
  /** A question was put to it. Call the result with how that ended. */
  ask(): (error?: unknown) => void
}

const silences = new WeakMap<pg.Pool, CircuitBreaker>()

/** The silence of the database behind a pool that `openPool` made. */
export function circuitBreakerOf(pool: pg.Pool): CircuitBreaker | undefined {
  return silences.get(pool)
}

/**
 * A short circuit breaker. When a question stays open for 0.8 seconds and no other is answered meanwhile, or a connection
 * breaks, the database is asked on a connection of its own. If that brings nothing either it is silent, until such a
 * question, put to it twice a second, is answered: who needs it is told so and does not wait. To be slow, or to have no
 * place free, is not to be silent.
 */
export function watchCircuit(pool: pg.Pool, onCircuitOpen: () => void, times = defaultTimes): CircuitBreaker {
  let heartbeatAt = performance.now()
  let reason: Error | null = null
  let looking: Promise<Error | null> | null = null
  const waiting = new Set<() => void>()

  const lookOnce = async () => {
    const began = performance.now()
    const failure = await failureToAnswer(pool, times.answerMs)
    // A busy program hears late: what lies there already counts.
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

/** Why a new connection brings no answer, or null when it does. A refusal in words is an answer. */
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
