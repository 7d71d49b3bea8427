import { z } from 'zod'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { deleteFile } from './file-db.server.ts'

export const removeContentJob = defineJob('remove-file-content', z.object({ storageKey: z.string() }))

/** Deletes a file's row in the caller's transaction; a job removes the content after the commit. */
export async function removeFile(tx: Tx, id: string): Promise<void> {
  const file = await deleteFile(tx, id)
  if (file) await enqueue(tx, removeContentJob, file, { maxAttempts: 20 })
}
