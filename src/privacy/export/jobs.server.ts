import { z } from 'zod'
import { removeFile } from '#platform/files/remove-file.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { exportDays } from './export.ts'
import { endExports } from './export-db.server.ts'
import { makeExport, makeExportJob } from './make-export.server.ts'

export const removeExportsJob = defineJob('remove-data-exports', z.unknown())

export const exportJobs: JobHandler<Services>[] = [
  handleJob(makeExportJob, (services: Services, { exportId }) => makeExport(services, exportId), 'files'),
  handleJob(removeExportsJob, ({ db, now }: Services) => removeOldExports(db, now())),
]

async function removeOldExports(db: Services['db'], at: Date): Promise<void> {
  const readyBefore = new Date(at.getTime() - exportDays * 24 * 60 * 60 * 1000)
  await db.transaction().execute(async (tx) => {
    for (const fileId of await endExports(tx, readyBefore, at)) await removeFile(tx, fileId)
  })
}
