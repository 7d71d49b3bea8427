import {
  CamelCasePlugin,
  HandleEmptyInListsPlugin,
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { guardPool } from './guard-pool.server.ts'
import { type SecondConnection, watchTransactions } from './one-connection.server.ts'
import { type clientRole, systemRole } from './roles.server.ts'
import type { DB } from './schema.ts'
import { storable } from './storable.ts'
import { defaultTimeouts, type Timeouts } from './timeouts.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// Counts and sums are bigint in PostgreSQL; ours stay far below 2^53, so numbers are exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date without time stays the text it is ('2026-11-21'): a Date object would move it into some time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** What the server is told about lines that broke without a word: it ends them, and their locks, within half a minute. */
const serverSettings = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

type PoolSettings = {
  /** What its connections act as, if not as the program itself. */
  role?: typeof systemRole | typeof clientRole
  timeouts?: Timeouts
  /** Told when work inside a transaction asks for another connection; what it throws is what that work gets. */
  onSecondConnection?: (problem: SecondConnection) => void
}

/**
 * A pool of connections to the database at `url`, on which the program acts as itself. The login alone has no right to
 * any row: each connection says here, and only here, that it is the program's. Broken ones are replaced silently, silent
 * ones broken.
 */
export function openPool(url: string, max = 10, settings: PoolSettings = {}): pg.Pool {
  const { role = systemRole, timeouts = defaultTimeouts, onSecondConnection = refuse } = settings
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    options: `-c role=${role} ${serverSettings}`,
    ...timeouts,
  })
  pool.on('error', () => undefined)
  const { silence: circuit, noteFailure } = guardPool(pool, onSecondConnection)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    watchQueries(client, () => {
      const answered = circuit.ask()
      return (error) => {
        answered(error)
        if (error) noteFailure(client, error)
      }
    })
  })
  return pool
}

function refuse(problem: SecondConnection): never {
  throw problem
}

/**
 * PostgreSQL holds no NUL. One that somebody typed into an address or a form becomes U+FFFD before it is sent, so that
 * such a text is found nowhere instead of breaking the request. `ask` is told of each query, and what it returns, how
 * that ended.
 */
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

/** A query that brings its values along, and not one that is read row by row. */
function hasValues(query: unknown): query is { values: unknown[] } {
  return typeof query === 'object' && query !== null && 'values' in query && !('submit' in query)
}

function storableParameter(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storableParameter)
  return typeof value === 'string' ? storable(value) : value
}

/**
 * Typed queries over a pool. Columns are snake_case in SQL and camelCase here; nothing is in an empty list, which SQL has no
 * way to say. `riders` travel with every transaction.
 */
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
