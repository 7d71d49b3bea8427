import {
  CamelCasePlugin,
  HandleEmptyInListsPlugin,
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { guardPool, streamOf } from './guard-pool.server.ts'
import { type SecondConnection, secondConnection, watchTransactions } from './one-connection.server.ts'
import { clientRole, systemRole } from './roles.server.ts'
import type { DB } from './schema.ts'
import { defaultTimeouts, type Timeouts } from './timeouts.ts'

const clientDatabases = new WeakMap<Db, Db>()

export function attachClientDatabase(db: Db, clientDb: Db): void {
  clientDatabases.set(db, clientDb)
}

/** Connection for work on behalf of a client: the separate login for clients if configured, else the application's. */
export function clientDatabaseOf(db: Db): Db {
  return clientDatabases.get(db) ?? db
}

/** Until the end of the transaction, row-level security restricts all queries to rows of the client `personId`. */
export async function actForClient(tx: Tx, personId: string): Promise<void> {
  await sql`select set_config('role', ${clientRole}, true), set_config('app.client_id', ${personId}, true)`.execute(tx)
}

const escapes = /\\(?:\\|u0000|ud[89ab][\da-f]{2}(?:\\ud[c-f][\da-f]{2})?|ud[c-f][\da-f]{2})/gi

const wholeSign = 12

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// Counts and sums are bigint in PostgreSQL. Ours stay far below 2^53, so JavaScript numbers are exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Dates stay strings ('2026-11-21'), because a Date object would shift them by the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** TCP keepalive makes PostgreSQL close broken connections, and thus release their locks, within half a minute. */
const keepAlive = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 }

/**
 * Options of a pool whose connections have these timeouts and this role. They are set by a statement, because poolers
 * such as PgBouncer refuse them as startup parameters.
 */
export function sessionOf(
  { connectionTimeoutMillis, query_timeout, ...timeouts }: Timeouts,
  role?: string,
): pg.PoolConfig {
  const settings = Object.entries({ ...timeouts, ...keepAlive, ...(role && { role }) })
  const text = `select ${settings.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, false)`).join(', ')}`
  const values = settings.flatMap(([name, value]) => [name, String(value)])
  return {
    ...{ connectionTimeoutMillis, query_timeout, application_name: 'etb' },
    onConnect: async (client) => {
      await client.query(text, values).catch((error: unknown) => {
        streamOf(client)?.destroy()
        throw error
      })
    },
  }
}

type PoolSettings = {
  role?: typeof systemRole | typeof clientRole
  timeouts?: Timeouts
  /** Id of the SECRET_KEY of this process. It is part of the name of each connection. */
  keyId?: string
  /** Called when code inside a transaction requests a second connection. If this function throws, the request fails. */
  onSecondConnection?: (problem: SecondConnection) => void
}

/** Opens a connection pool. The login itself has no rights; each connection gets its rights by switching to `role`. */
export function openPool(url: string, max = 10, settings: PoolSettings = {}): pg.Pool {
  const { role = systemRole, timeouts = defaultTimeouts, onSecondConnection = refuse, keyId } = settings
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...sessionOf(timeouts, role),
    ...(keyId && { application_name: `etb ${keyId}` }),
  })
  pool.on('error', () => undefined)
  const watchQuery = guardPool(pool, () => {
    const problem = secondConnection(pool)
    if (problem) onSecondConnection(problem)
  })
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    watchQueries(client, () => watchQuery(client))
  })
  return pool
}

function refuse(problem: SecondConnection): never {
  throw problem
}

/** Replaces NUL, which PostgreSQL rejects. Calls `ask` at the start of a query, and what `ask` returned at its end. */
function watchQueries(client: pg.PoolClient, ask: () => (error?: unknown) => void): void {
  const send: (...input: unknown[]) => unknown = client.query.bind(client)
  const query = (first: unknown, values: unknown, ...rest: unknown[]) => {
    const what = hasValues(first) ? { ...first, values: storableParameter(first.values) } : first
    const input = [what, storableParameter(values), ...rest]
    const at = input.findLastIndex((argument) => typeof argument === 'function')
    const call = input[at]
    if (typeof call === 'function') {
      const answered = ask()
      input[at] = (error: unknown, ...results: unknown[]) => {
        answered(error)
        call(error, ...results)
      }
      return send(...input)
    }
    const sent = send(...input)
    if (sent instanceof Promise) {
      const answered = ask()
      sent.then(() => answered(), answered)
    }
    return sent
  }
  Object.assign(client, { query })
}

function hasValues(query: unknown): query is { values: unknown[] } {
  return typeof query === 'object' && query !== null && 'values' in query && !('submit' in query)
}

function storableParameter(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storableParameter)
  return typeof value === 'string' ? storable(value) : value
}

/** Opens Kysely on a pool, with camel-case column names. A condition with an empty `in` list matches no rows. */
export function openDatabase(pool: pg.Pool, ...riders: KyselyPlugin[]): Db {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [
      new CamelCasePlugin({ underscoreBeforeDigits: false, maintainNestedObjectKeys: true }),
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
      ...riders,
    ],
  })
  return watchTransactions(db, pool)
}

/** Replaces NUL and, in JSON, lone surrogates (halves of a character) by U+FFFD: PostgreSQL rejects both. */
export function storable(value: string): string {
  const text = value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  if (!/^[{["]/.test(text) || !/\\u(?:0000|d)/i.test(text)) return text
  return text.replace(escapes, (found) => (found === '\\\\' || found.length === wholeSign ? found : String.raw`\ufffd`))
}
