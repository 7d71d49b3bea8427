import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './tables-db.server.ts'

/** Session settings that make PostgreSQL's text output independent of the server's configuration. */
export const plainText = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

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
