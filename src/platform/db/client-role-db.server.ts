import { sql } from 'kysely'
import type { Db, Tx } from './database.server.ts'
import { clientRole } from './roles.server.ts'

const clientDatabases = new WeakMap<Db, Db>()

export function attachClientDatabase(db: Db, clientDb: Db): void {
  clientDatabases.set(db, clientDb)
}

/** Database for work on behalf of a client. If no separate login is configured for it, the application's own. */
export function clientDatabaseOf(db: Db): Db {
  return clientDatabases.get(db) ?? db
}

/** For the rest of the transaction, row-level security limits access to this client's rows. */
export async function actForClient(tx: Tx, personId: string): Promise<void> {
  await sql`select set_config('role', ${clientRole}, true), set_config('app.client_id', ${personId}, true)`.execute(tx)
}
