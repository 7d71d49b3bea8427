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

/** Adds a circuit breaker to a pool. Call the returned function when a query starts on a connection of the pool. */
export function guardPool(pool: pg.Pool, beforeConnect: () => void): WatchQuery {
  const connect = pool.connect.bind(pool)
  // If one connection breaks, idle connections are closed too, because they use the same network path.
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
      // The connection may be an idle one, so receiving it does not prove that the database responds.
      ended('unasked')
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
      // After a timeout the connection is dead. Destroying its socket makes a rollback fail immediately instead of
      // waiting.
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
/** The socket of a connection. Destroying it makes everything that waits for the connection fail at once. */
export function streamOf(client: pg.ClientBase): Duplex | undefined {
  return (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream
}
