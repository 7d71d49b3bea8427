import { z } from 'zod'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'

/** Invalidates the cached public pages after midnight in Zurich, because some of them depend on the date. */
export const newDayJob = defineJob('pages-new-day', z.unknown())

export const pageJobs: JobHandler<Services>[] = [
  handleJob(newDayJob, ({ db }: Services) => announceChangedPages(db, ['*'])),
]
