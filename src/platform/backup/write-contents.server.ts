import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Pack } from 'tar-stream'
import { writeEntry } from './archive.server.ts'
import { type Manifest, type TableEntry, tableEntry } from './manifest.ts'
import { listSequences, listTables, type Table } from './tables-db.server.ts'

/** Session settings that make PostgreSQL's text output independent of the server's configuration. */
export const plainText = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

type DatabasePart = Pick<Manifest, 'tables' | 'sequences' | 'migrations' | 'queueMigrations' | 'auditChainTip'> & {
  keyIds: string[]
}

export async function writeDatabase(archive: Pack, client: pg.ClientBase): Promise<DatabasePart> {
  await client.query('begin isolation level repeatable read, read only')
  // With `row_security = off`, queries that row-level security would filter fail instead of omitting rows.
  await client.query(`set local row_security = off; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0; ${plainText}`)
  const tables: TableEntry[] = []
  for (const table of await listTables(client)) {
    const rows = readRows(client, table)
    const measure = await writeEntry(archive, tableEntry(table.name), rows.content)
    tables.push({ name: table.name, columns: table.columns, rows: rows.count(), ...measure })
  }
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const queue = await client.query<{ id: number }>('select id from graphile_worker.migrations order by id')
  const head = await client.query<{ id: number; hash: string }>(
    "select id, encode(hash, 'hex') as hash from audit_events order by id desc limit 1",
  )
  const keys = tables.some(({ name }) => name === 'public.secret_keys')
    ? await client.query<{ id: string }>('select id from secret_keys where replaced_at is null order by id')
    : { rows: [] }
  return {
    tables,
    keyIds: keys.rows.map(({ id }) => id),
    // Sequences (counters for ids) are not part of the snapshot. They are read after all rows, so that no sequence is
    // behind an id used in the rows.
    sequences: await listSequences(client),
    migrations: migrations.rows.map(({ name }) => name),
    queueMigrations: queue.rows.map(({ id }) => id),
    auditChainTip: head.rows[0] ?? null,
  }
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function readRows(client: pg.ClientBase, { name, columns, sort }: Table) {
  const select = `select ${columns.join(', ')} from ${name} order by ${sort.join(', ')}`
  const content = client.query(to(`copy (${select}) to stdout`))
  return { content, count: () => content.rowCount }
}

export async function loadRows(
  client: pg.ClientBase,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(content, client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`)))
}
