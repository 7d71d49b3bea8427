import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { type CircuitBreaker, openCircuitBreaker } from './circuit-breaker.server.ts'
import { noteConnectingFailed } from './database-trouble.server.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error) => void,
) => void

type WatchQuery = (client: pg.PoolClient) => ReturnType<CircuitBreaker['watch']>

/** Puts a circuit breaker around a pool. The result is to be called when a query of a connection starts. */
export function guardPool(pool: pg.Pool, beforeConnect: () => void): WatchQuery {
  const connect = pool.connect.bind(pool)
  // Idle connections share the network path of a broken one, so they are closed rather than used again.
  const closeIdle = () => {
    for (let left = pool.idleCount; left > 0; left--) connect().then(close, () => undefined)
  }
  const breaker = openCircuitBreaker(pool, closeIdle)

  const guarded = async () => {
    beforeConnect()
    breaker.throwIfOpen()
    const ended = breaker.watch()
    try {
      const client = await connect()
      ended()
      return client
    } catch (error) {
      ended(error)
      noteConnectingFailed(error)
      throw error
    }
  }
  const connectGuarded = (callback?: ConnectCallback) => {
    if (!callback) return guarded()
    guarded().then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    )
  }
  Object.assign(pool, { connect: connectGuarded })

  return (client) => {
    const ended = breaker.watch()
    return (error) => {
      ended(error)
      if (!(error instanceof Error) || error.message !== 'Query read timeout') return
      // The connection is dead: without its socket, a rollback fails immediately.
      streamOf(client)?.destroy()
      closeIdle()
    }
  }
}

function close(client: pg.PoolClient): void {
  streamOf(client)?.destroy()
  client.release(true)
}

// node-postgres cannot close a connection without contacting the server, so its socket is destroyed directly.
function streamOf(client: pg.PoolClient): Duplex | undefined {
  return (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream
}
