import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// Counts and sums are bigint in PostgreSQL; ours stay far below 2^53, so numbers are exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date without time stays the text it is ('2026-11-21'): a Date object would move it into some time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** A pool of connections to the database at `url`. Broken idle connections are replaced silently. */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    sendStorable(client)
  })
  return pool
}

/**
 * PostgreSQL holds no NUL. One that somebody typed into an address or a form becomes U+FFFD before it is sent, so that
 * such a text is found nowhere instead of breaking the request.
 */
function sendStorable(client: pg.PoolClient): void {
  const send: (...input: unknown[]) => unknown = client.query.bind(client)
  const query = (first: unknown, values: unknown, ...rest: unknown[]) =>
    send(hasValues(first) ? { ...first, values: storable(first.values) } : first, storable(values), ...rest)
  Object.assign(client, { query })
}

/** A query that brings its values along, and not one that is read row by row. */
function hasValues(query: unknown): query is { values: unknown[] } {
  return typeof query === 'object' && query !== null && 'values' in query && !('submit' in query)
}

function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'string') return value
  const text = value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  // In JSON a NUL is written as an escape, which jsonb refuses as well.
  return /^[{["]/.test(text) && text.includes('\\u0000') ? text.replaceAll('\\u0000', '\\ufffd') : text
}

/** Typed queries over a pool. Columns are snake_case in SQL and camelCase here. */
export function openDatabase(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ underscoreBeforeDigits: false, maintainNestedObjectKeys: true })],
  })
}
