import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { removeExpiredDrafts } from './drafts/draft-db.server.ts'
import { resetEmailJob, sendResetEmail } from './passwords/password-reset.server.ts'
import { removeExpired } from './registration/links-db.server.ts'
import { failedSignInsJob, notifyFailedSignIns } from './sign-in/sign-in-attempts.server.ts'

export const clearExpiredJob = defineJob('account-clear-expired', z.unknown())

export const accountJobs: JobHandler<Services>[] = [
  handleJob(resetEmailJob, (services: Services, payload) => sendResetEmail(services, payload)),
  handleJob(failedSignInsJob, (services: Services, payload) => notifyFailedSignIns(services, payload)),
  handleJob(clearExpiredJob, async ({ db, now }: Services) => {
    await removeExpired(db, now())
    await removeExpiredDrafts(db, now())
  }),
]
