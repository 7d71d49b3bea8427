import { sql } from 'kysely'
import type { Tx } from './database.server.ts'
import { clientRole } from './roles.server.ts'

/** From here to its end the transaction acts for one client: of tables with several clients' rows it sees theirs only. */
export async function actForClient(tx: Tx, personId: string): Promise<void> {
  await sql`select set_config('role', ${clientRole}, true), set_config('app.client_id', ${personId}, true)`.execute(tx)
}
