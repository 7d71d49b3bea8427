import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { actForClient, clientDatabaseOf } from '#platform/db/database.server.ts'

/** Row-level security rejected a write, because the row does not belong to the client. The response is a 404. */
class NotVisible extends Error {
  override name = 'NotVisible'
  readonly status = 404
  readonly statusText = 'Not Found'
  readonly internal = false
  readonly data = null
}

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

/** Whether row-level security rejected a write. A missing table privilege is a bug and raises a different error. */
function isRefusedByPolicy(error: unknown): error is Error {
  return error instanceof Error && 'routine' in error && error.routine === 'ExecWithCheckOptions'
}
