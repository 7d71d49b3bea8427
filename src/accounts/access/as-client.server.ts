import type { Actor } from '#accounts/sessions/actor.ts'
import { actForClient, clientDatabaseOf } from '#platform/db/client-role-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isRefusedByPolicy, NotVisible } from '#platform/db/not-visible.ts'

/** Runs queries as the client role: row-level security hides other clients' rows even without a filter in the query. */
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

export function asActor<Result>(db: Db, { person }: Actor, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return person.role === 'client' ? asClient(db, person.id, run) : db.transaction().execute(run)
}
