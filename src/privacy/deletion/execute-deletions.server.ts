import type { Services } from '#platform/services.ts'
import { listDueDeletions, listErased } from './deletion-db.server.ts'
import { deletePerson } from './erase-person-db.server.ts'
import { executeDeletion } from './execute-deletion.server.ts'

const foreignKeyViolation = '23503'

/** Executes each request in its own transaction, so that a failure blocks no other; then deletes erased people. */
export async function executeDeletions(services: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> {
  const { db, now } = services
  const failures: unknown[] = []
  for (const id of await listDueDeletions(db, now())) {
    try {
      await db.transaction().execute((tx) => executeDeletion(tx, services, id))
    } catch (error) {
      failures.push(new Error(`The deletion ${id} was not carried out`, { cause: error }))
    }
  }
  for (const id of await listErased(db)) {
    try {
      await db.transaction().execute((tx) => deletePerson(tx, id))
    } catch (error) {
      // A person row that another client's case references stays until that case is deleted.
      if (!(error instanceof Error && 'code' in error && error.code === foreignKeyViolation)) failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deletions were not carried out`)
}
