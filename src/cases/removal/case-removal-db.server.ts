import { overStates } from '#cases/process/case-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export function listCasesEndedBefore(db: Db, before: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('cases')
    .select('id')
    .where('state', 'in', overStates)
    .where('closedAt', '<', before)
    .orderBy('id')
    .execute()
}

/** Deletes a case. Returns the file ids of its documents; the caller must remove the files. */
export async function deleteCase(tx: Tx, id: string): Promise<{ documents: number; fileIds: string[] }> {
  const documents = await tx.selectFrom('documents').select('fileId').where('caseId', '=', id).execute()
  await tx.deleteFrom('cases').where('id', '=', id).execute()
  return { documents: documents.length, fileIds: [...new Set(documents.map(({ fileId }) => fileId))] }
}

/** Deletes messages and appointments that belong to no case and are older than `before`. */
export async function deleteWithoutCaseBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('messageThreads').where('caseId', 'is', null).where('lastMessageAt', '<', before).execute()
  await db.deleteFrom('appointments').where('caseId', 'is', null).where('startsAt', '<', before).execute()
}

/** Deletes a client's reminders, and threads and appointments without a case. Returns the number of threads. */
export async function deleteLooseOf(tx: Tx, clientId: string): Promise<number> {
  const loose = tx.deleteFrom('messageThreads').where('clientId', '=', clientId).where('caseId', 'is', null)
  const threads = await loose.returning('id').execute()
  await tx.deleteFrom('appointments').where('clientId', '=', clientId).where('caseId', 'is', null).execute()
  await tx.deleteFrom('remindersSent').where('clientId', '=', clientId).execute()
  return threads.length
}
