import { sql } from 'kysely'
import type { Db, Tx } from './database.server.ts'
import { clientRole } from './roles.server.ts'

const clientDatabases = new WeakMap<Db, Db>()

export function attachClientDatabase(db: Db, clientDb: Db): void {
  clientDatabases.set(db, clientDb)
}

/** Connection for work on behalf of a client: the separate login for clients if configured, else the application's. */
export function clientDatabaseOf(db: Db): Db {
  return clientDatabases.get(db) ?? db
}

/** Until the end of the transaction, row-level security restricts all queries to rows of the client `personId`. */
export async function actForClient(tx: Tx, personId: string): Promise<void> {
  await sql`select set_config('role', ${clientRole}, true), set_config('app.client_id', ${personId}, true)`.execute(tx)
}
