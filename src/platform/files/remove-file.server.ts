import { z } from 'zod'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { deleteFile } from './file-db.server.ts'

/** The content of a file whose row is gone is to be removed from the store. */
export const removeContentJob = defineJob('remove-file-content', z.object({ storageKey: z.string() }))

/**
 * Deletes a file as part of the caller's transaction. Its content follows once that has ended well, by a job which tries
 * until the store obeys.
 */
export async function removeFile(tx: Tx, id: string): Promise<void> {
  const file = await deleteFile(tx, id)
  if (file) await enqueue(tx, removeContentJob, file, { maxAttempts: 20 })
}
