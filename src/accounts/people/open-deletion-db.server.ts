import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { DeletionRequests } from '#platform/db/schema.ts'

export type DeletionRequest = Selectable<DeletionRequests>

/** Deletion request of a person that is neither cancelled nor executed. */
export async function findOpenDeletion(db: Db | Tx, personId: string): Promise<DeletionRequest | null> {
  const open = db.selectFrom('deletionRequests').selectAll().where('personId', '=', personId)
  return (await open.where('cancelledAt', 'is', null).where('doneAt', 'is', null).executeTakeFirst()) ?? null
}
