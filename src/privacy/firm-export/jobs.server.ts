import { z } from 'zod'
import { removeFile } from '#platform/files/remove-file.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { firmExportHours } from './firm-export.ts'
import { endFirmExports } from './firm-export-db.server.ts'
import { makeFirmExport } from './make-firm-export.server.ts'
import { makeFirmExportJob } from './request-firm-export.server.ts'

export const removeFirmExportsJob = defineJob('remove-firm-exports', z.unknown())

export const firmExportJobs: JobHandler<Services>[] = [
  handleJob(makeFirmExportJob, (services: Services, { exportId }) => makeFirmExport(services, exportId), 'files'),
  handleJob(removeFirmExportsJob, ({ db, now }: Services) => {
    const readyBefore = new Date(now().getTime() - firmExportHours * 60 * 60 * 1000)
    return db.transaction().execute(async (tx) => {
      for (const fileId of await endFirmExports(tx, readyBefore, now())) await removeFile(tx, fileId)
    })
  }),
]
