import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { CaseActor } from './case-actor.ts'

/**
 * Runs queries in a transaction in which rows of other clients do not exist, whatever the queries ask for: row-level
 * security compares each case, document, message, appointment and order with the client named here.
 */
export function asClient<Result>(db: Db, personId: string, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (personId === '') throw new Error('A client without an id would see everything')
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.client_id', ${personId}, true)`.execute(tx)
    return run(tx)
  })
}

/** The same for whoever acts: a client sees only their own rows, staff see all. */
export function asActor<Result>(db: Db, { person }: CaseActor, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return person.role === 'client' ? asClient(db, person.id, run) : db.transaction().execute(run)
}
