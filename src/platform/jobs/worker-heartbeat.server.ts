import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { circuitBreakerOf } from '#platform/db/circuit-breaker.server.ts'
import { defaultTimeouts, type Timeouts } from '#platform/db/timeouts.ts'

/** A worker whose connection broke has 20 s to reconnect. A dead worker's jobs are released after at most 35 s. */
export const defaultTimes: WorkerTimes = {
  pollMs: 2_000,
  restartMs: 1_000,
  cleanUpMs: 5_000,
  missingMs: 20_000,
  timeouts: defaultTimeouts,
}

/** Name of the connection by which a worker shows that it lives. */
export const heartbeatName = 'etb worker heartbeat'

/** SQL expression for the key of the advisory lock of a living worker. `name` is an SQL expression, too. */
export const heartbeatKey = (name: string) => `hashtextextended(${name}, 190613)`

/** A dead worker's lock is released within 15 seconds, and an idle one keeps it. */
const sessionSettings = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3;
  set idle_session_timeout = 0`

export type WorkerHeartbeat = { isHeld(): boolean; end(): Promise<void> }

type OpenHeartbeatOptions = { pool: pg.Pool; name: string; log: Logger; times: WorkerTimes }

/**
 * Holds the worker's advisory lock on a connection of its own, and on a new one whenever that breaks. While the circuit
 * breaker of `pool` is open, it does not try to connect: the attempt would hang beyond the end of the outage.
 */
export function openHeartbeat({ pool, name, log, times }: OpenHeartbeatOptions): WorkerHeartbeat {
  const ending = new AbortController()
  const { signal } = ending
  let isHeld = false
  const hold = async () => {
    const client = new pg.Client({
      connectionString: String(pool.options.connectionString),
      application_name: heartbeatName,
      connectionTimeoutMillis: times.timeouts.connectionTimeoutMillis,
      query_timeout: times.timeouts.connectionTimeoutMillis,
      keepAlive: true,
    })
    client.on('error', () => undefined)
    const gone = once(client, 'end', { signal })
    gone.catch(() => undefined)
    try {
      await client.connect()
      await client.query(sessionSettings)
      await client.query(`select pg_advisory_lock_shared(${heartbeatKey('$1')})`, [name])
      isHeld = true
      while (!signal.aborted) {
        await Promise.race([gone, pause(times.pollMs, undefined, { signal })])
        await client.query('select 1')
      }
    } catch (error) {
      if (isHeld && !signal.aborted) log.warn({ err: error }, 'the worker cannot confirm that it is running')
    }
    isHeld = false
    await client.end().catch(() => undefined)
  }
  const holding = (async () => {
    while (!signal.aborted) {
      if (!circuitBreakerOf(pool)?.isOpen()) await hold()
      await pause(times.restartMs, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    isHeld: () => isHeld,
    end: () => {
      ending.abort()
      return holding
    },
  }
}

export type WorkerTimes = {
  /** How often a worker looks for jobs, and proves that the connection of its heartbeat works. */
  pollMs: number
  restartMs: number
  /** Every `cleanUpMs`, workers look for dead workers and release the jobs of those missing for `missingMs`. */
  cleanUpMs: number
  missingMs: number
  timeouts: Timeouts
}
