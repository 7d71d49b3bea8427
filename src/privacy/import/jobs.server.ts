import { z } from 'zod'
import { removeFile } from '#platform/files/remove-file.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { advanceImportJob } from './change-import.server.ts'
import { checkImport } from './check-import.server.ts'
import { deleteImport, listToClear, lockImport, removeContents, saveImport } from './import-db.server.ts'
import { isChangeable, retainedDays } from './import-states.ts'
import { inviteImportedJob, sendInvitations } from './invite-imported.server.ts'
import { runImport } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'

export const clearImportsJob = defineJob('clear-imports', z.unknown())

export const importJobs: JobHandler<Services>[] = [
  handleJob(advanceImportJob, (services: Services, { importId }) => advanceImport(services, importId), 'files'),
  handleJob(inviteImportedJob, (services: Services, requested) => sendInvitations(services, requested)),
  handleJob(clearImportsJob, (services: Services) => clearImports(services)),
]

/** Does the step that the state of the import asks for. */
async function advanceImport(services: Services, importId: string): Promise<void> {
  await checkImport(services, importId)
  await runImport(services, importId)
  await undoImport(services, importId)
}

/** Deletes the rows and archives of imports a week after their last step, and uploads that led to nothing. */
async function clearImports({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - retainedDays * 24 * 60 * 60 * 1000)
  for (const id of await listToClear(db, before))
    await db.transaction().execute(async (tx) => {
      const found = await lockImport(tx, id)
      if (!found || found.changedAt >= before) return
      if (isChangeable(found.state)) await deleteImport(tx, id)
      else {
        await removeContents(tx, id)
        await saveImport(tx, id, { clearedAt: now(), zipFileId: null }, found.changedAt)
      }
      if (found.zipFileId) await removeFile(tx, found.zipFileId)
    })
}
