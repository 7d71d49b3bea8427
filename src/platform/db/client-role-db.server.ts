import { sql } from 'kysely'
import type { Db, Tx } from './database.server.ts'
import { clientRole } from './roles.server.ts'

const clientDatabases = new WeakMap<Db, Db>()

/** From now on what is done for clients goes over connections whose login can act as nothing else. */
export function attachClientDatabase(db: Db, clientDb: Db): void {
  clientDatabases.set(db, clientDb)
}

/** The database for what is done for one client; the program's own where it has no login apart. */
export function clientDatabaseOf(db: Db): Db {
  return clientDatabases.get(db) ?? db
}

/** From here to its end the transaction acts for one client: of tables with several clients' rows it sees theirs only. */
export async function actForClient(tx: Tx, personId: string): Promise<void> {
  await sql`select set_config('role', ${clientRole}, true), set_config('app.client_id', ${personId}, true)`.execute(tx)
}
