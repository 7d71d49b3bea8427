import { sql } from 'kysely'
import type { Db, Tx } from './database.server.ts'
import { clientRole } from './roles.server.ts'

const clientDatabases = new WeakMap<Db, Db>()

export function attachClientDatabase(db: Db, clientDb: Db): void {
  clientDatabases.set(db, clientDb)
}

/** Database to use on behalf of a client: with a separate login if configured, otherwise with the application's. */
export function clientDatabaseOf(db: Db): Db {
  return clientDatabases.get(db) ?? db
}

/** Until the end of the transaction, row-level security limits access to this client's rows. */
export async function actForClient(tx: Tx, personId: string): Promise<void> {
  await sql`select set_config('role', ${clientRole}, true), set_config('app.client_id', ${personId}, true)`.execute(tx)
}
