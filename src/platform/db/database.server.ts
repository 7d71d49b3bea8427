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
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Typed queries over a pool. Columns are snake_case in SQL and camelCase here. */
export function openDatabase(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ underscoreBeforeDigits: false, maintainNestedObjectKeys: true })],
  })
}
