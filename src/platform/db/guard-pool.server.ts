import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { noteConnectingFailed } from './database-trouble.server.ts'
import { type SecondConnection, secondConnection } from './one-connection.server.ts'

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: Error) => void) => void

/** Gives no second connection to a transaction (`onSecond` decides by throwing) and marks failures to connect as such. */
export function guardConnect(pool: pg.Pool, onSecond: (fault: SecondConnection) => void): void {
  const connect = pool.connect.bind(pool)
  const guarded = async () => {
    const fault = secondConnection(pool)
    if (fault) onSecond(fault)
    return connect().catch((error: unknown) => {
      noteConnectingFailed(error)
      throw error
    })
  }
  const give = (callback?: Taken) => {
    if (!callback) return guarded()
    guarded().then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    )
  }
  Object.assign(pool, { connect: give })
}

/**
 * Breaks connections over which nothing comes any more: the one whose query went without an answer, so that it is not
 * handed out again, and with it those that lie idle, since they lead the same way.
 */
export function breakSilentConnections(pool: pg.Pool): (client: pg.PoolClient, error: unknown) => void {
  const idle = new Set<pg.PoolClient>()
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))
  return (client, error) => {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return
    for (const each of [client, ...idle]) streamOf(each)?.destroy()
    idle.clear()
  }
}

// The library has no public way to end a connection without asking the other side.
function streamOf(client: pg.PoolClient): Duplex | undefined {
  return (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream
}
