import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { type CircuitBreaker, watchCircuit } from './circuit-breaker.server.ts'
import { noteConnectingFailed } from './database-trouble.server.ts'
import { type SecondConnection, secondConnection } from './one-connection.server.ts'

type GuardPoolRow = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error) => void,
) => void

type Guard = {
  silence: CircuitBreaker
  noteFailure(client: pg.PoolClient, error: unknown): void
}

/**
 * Gives no transaction a second connection, fails immediately while the circuit breaker is open, and marks connection
 * errors. A query timeout or an opening breaker also closes idle connections, because they share the network path.
 */
export function guardPool(pool: pg.Pool, onSecond: (problem: SecondConnection) => void): Guard {
  const idle = new Set<pg.PoolClient>()
  const dead = new WeakSet<pg.PoolClient>()
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))

  const breakOff = (clients: Iterable<pg.PoolClient>) => {
    for (const each of clients) {
      dead.add(each)
      streamOf(each)?.destroy()
    }
  }
  const circuit = watchCircuit(pool, () => breakOff(idle))

  const connect = pool.connect.bind(pool)
  const take = async (): Promise<pg.PoolClient> => {
    const reason = circuit.reason() && (await circuit.look())
    if (reason) throw reason
    const answered = circuit.ask()
    const client = await connect().catch((error: unknown) => {
      answered(error)
      throw error
    })
    answered()
    if (!dead.has(client)) return client
    client.release(true)
    return take()
  }
  const guarded = async () => {
    const problem = secondConnection(pool)
    if (problem) onSecond(problem)
    return take().catch((error: unknown) => {
      noteConnectingFailed(error)
      throw error
    })
  }
  const give = (callback?: GuardPoolRow) => {
    if (!callback) return guarded()
    guarded().then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    )
  }
  Object.assign(pool, { connect: give })
  return {
    silence: circuit,
    noteFailure: (client, error) => {
      if (error instanceof Error && error.message === 'Query read timeout') breakOff([client, ...idle])
    },
  }
}

// node-postgres cannot close a connection without contacting the server, so its socket is destroyed directly.
function streamOf(client: pg.PoolClient): Duplex | undefined {
  return (client as unknown as { connection?: { stream?: Duplex } }).connection?.stream
}
