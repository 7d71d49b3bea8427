import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Tx } from '#platform/db/database.server.ts'

export type KnownKey = { id: string; replacedAt: Date | null; retiredEncrypted: Buffer | null }

export function listKeys(db: Db | Tx): Promise<KnownKey[]> {
  return db
    .selectFrom('secretKeys')
    .select(['id', 'replacedAt', 'retiredEncrypted'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function insertKey(db: Db, id: string): Promise<void> {
  await db
    .insertInto('secretKeys')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** For a restore whose key is lost: its rows are used with another key from now on. */
export async function replaceKeys(pool: Pool, id: string): Promise<void> {
  await pool.query('with former as (delete from secret_keys where id <> $1) insert into secret_keys (id) values ($1)', [
    id,
  ])
}

export async function saveReplaced(db: Db, id: string, { at, retired }: { at: Date; retired: Buffer }): Promise<void> {
  await db
    .updateTable('secretKeys')
    .set({ replacedAt: at, retiredEncrypted: retired })
    .where('id', '=', id)
    .where('replacedAt', 'is', null)
    .execute()
}

/** Ids of other keys with which running processes write. `openPool` names connections by the key of their process. */
export async function listOthersInUse(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name ~ '^etb [0-9a-f]{16}$'`.execute(db)
  return rows.map(({ name }) => name.slice('etb '.length)).filter((other) => other !== id)
}

export type EncryptedColumn = {
  table: string
  /** Column that identifies a row. */
  key: string
  column: string
  /** SQL expression of the owner for whom the content is encrypted. */
  owner: string
}

export async function listEncryptedRows(db: Db, { table, key, column }: EncryptedColumn): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(key)}::text as key from ${sql.table(table)} where ${sql.ref(column)} is not null
    order by ${sql.ref(key)}`.execute(db)
  return rows.map((row) => row.key)
}

export async function findEncrypted(db: Db, { table, key, column, owner }: EncryptedColumn, id: string) {
  const { rows } = await sql<{ owner: string; content: Buffer | null }>`
    select (${sql.raw(owner)})::text as owner, ${sql.ref(column)} as content from ${sql.table(table)}
    where ${sql.ref(key)}::text = ${id}`.execute(db)
  const [row] = rows
  return row?.content ? { owner: row.owner, content: row.content } : null
}

/** Replaces the content unless it has changed since `before` was read. */
export async function saveReencrypted(
  tx: Tx,
  { table, key, column }: EncryptedColumn,
  { id, before, after }: { id: string; before: Buffer; after: Buffer },
): Promise<void> {
  await sql`select set_config('app.reencrypts', 'yes', true)`.execute(tx)
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${after}
    where ${sql.ref(key)}::text = ${id} and ${sql.ref(column)} = ${before}`.execute(tx)
}
