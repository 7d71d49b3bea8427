import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const matchPaymentsJob = defineJob('match-payments', z.object({}))

export const importBankFilesJob = defineJob('import-bank-files', z.object({}))
