import { z } from 'zod'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteFile, deleteUnnamedFiles } from './file-db.server.ts'

export const removeUnnamedFilesJob = defineJob('remove-unnamed-files', z.unknown())

/** Minimum age for removal, because a newer file without references may belong to a running request. */
const timeoutMs = 6 * 3_600_000

const maxAtOnce = 500

export const removeContentJob = defineJob('remove-file-content', z.object({ storageKey: z.string() }))

/** Deletes a file's row in the caller's transaction; a job removes the content after the commit. */
export async function removeFile(tx: Tx, id: string): Promise<void> {
  for (const file of await deleteFile(tx, id)) await enqueue(tx, removeContentJob, file, { maxAttempts: 20 })
}

/** Removes received files that no row references (left by crashes). Returns the number of removed files. */
export async function removeUnnamedFiles({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): Promise<number> {
  const before = new Date(now().getTime() - timeoutMs)
  const removed = await db.transaction().execute(async (tx) => {
    const files = await deleteUnnamedFiles(tx, before, maxAtOnce)
    for (const file of files) await enqueue(tx, removeContentJob, file, { maxAttempts: 20 })
    return files.length
  })
  if (removed > 0) log.warn({ count: removed }, 'files that nothing refers to were deleted')
  return removed
}
