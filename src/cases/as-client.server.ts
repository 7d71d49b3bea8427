import type { Actor } from '#accounts/actor.ts'
import { actForClient, clientDatabaseOf } from '#platform/db/client-role-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isRefusedByPolicy, NotVisible } from '#platform/db/not-visible.ts'

/**
 * Runs queries in a transaction in which rows of other clients do not exist, whatever the queries ask for. It acts as a
 * role of few rights, for which row-level security compares each row with the client named here.
 */
export function asClient<Result>(db: Db, personId: string, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return clientDatabaseOf(db)
    .transaction()
    .execute(async (tx) => {
      await actForClient(tx, personId)
      return run(tx)
    })
    .catch((error: unknown) => {
      throw isRefusedByPolicy(error) ? new NotVisible(error.message, { cause: error }) : error
    })
}

/** The same for whoever acts: a client sees only their own rows, staff see all. */
export function asActor<Result>(db: Db, { person }: Actor, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return person.role === 'client' ? asClient(db, person.id, run) : db.transaction().execute(run)
}
