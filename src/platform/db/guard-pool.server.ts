import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { noteConnectingFailed } from './database-trouble.server.ts'
import { type SecondConnection, secondConnection } from './one-connection.server.ts'

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: Error) => void) => void

/**
 * Gives no second connection to a transaction (`onSecond` decides by throwing), hands out none that was found dead, and
 * marks failures to connect as such. Returns what is to be told when a query failed: one that went without an answer
 * breaks its connection, and with it those that lie idle, since they lead the same way.
 */
export function guardPool(
  pool: pg.Pool,
  onSecond: (fault: SecondConnection) => void,
): (client: pg.PoolClient, error: unknown) => void {
  const idle = new Set<pg.PoolClient>()
  const dead = new WeakSet<pg.PoolClient>()
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))

  const connect = pool.connect.bind(pool)
  const take = async (): Promise<pg.PoolClient> => {
    const client = await connect()
    if (!dead.has(client)) return client
    client.release(true)
    return take()
  }
  const guarded = async () => {
    const fault = secondConnection(pool)
    if (fault) onSecond(fault)
    return take().catch((error: unknown) => {
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
  return (client, error) => {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return
    for (const each of [client, ...idle]) {
      dead.add(each)
      streamOf(each)?.destroy()
    }
  }
}

// The library has no public way to end a connection without asking the other side.
function streamOf(client: pg.PoolClient): Duplex | undefined {
  return (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream
}
