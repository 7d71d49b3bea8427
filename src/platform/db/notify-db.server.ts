import { sql } from 'kysely'
import type { Db, Tx } from './database.server.ts'

/** Tells every program that listens on a channel. Inside a transaction: once it is committed. */
export async function notify(db: Db | Tx, channel: string, message: unknown): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(message)})`.execute(db)
}
