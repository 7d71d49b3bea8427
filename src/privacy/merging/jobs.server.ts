import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { findMergedInto, lockSides, moveAll } from './merge-db.server.ts'

/** Runs a minute after a merge: moves rows that requests already in progress have written for the closed account. */
export const finishMergeJob = defineJob('finish-merge', z.object({ removedId: z.string() }))

export const mergeJobs: JobHandler<Services>[] = [
  handleJob(finishMergeJob, ({ db }: Services, { removedId }) =>
    db.transaction().execute(async (tx) => {
      const survivorId = await findMergedInto(tx, removedId)
      if (survivorId === null) return
      await lockSides(tx, survivorId, removedId)
      await moveAll(tx, removedId, survivorId)
    }),
  ),
]
