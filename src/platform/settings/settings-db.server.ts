import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Setting } from './setting.ts'

export function storedValue(setting: Setting<unknown>): RawBuilder<unknown> {
  return sql<unknown>`(select value from settings where key = ${setting.key})`
}

export async function findStored(db: Db | Tx, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export async function listStored(db: Db | Tx, keys: string[]): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Blocks concurrent changes of any setting until the transaction ends, even of settings that have no row yet. */
export async function lockStored(tx: Tx, keys: string[]): Promise<Map<string, unknown>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx)
  return listStored(tx, keys)
}

type Row = { key: string; value: unknown; updatedBy: string | null; updatedAt: Date }

export async function upsertStored(db: Db | Tx, { key, ...row }: Row): Promise<void> {
  const change = { ...row, value: JSON.stringify(row.value) }
  await db
    .insertInto('settings')
    .values({ key, ...change })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(change))
    .execute()
}

export async function insertStored(db: Db | Tx, key: string, value: unknown): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
