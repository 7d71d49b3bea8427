import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** Payments were imported that wait to be matched with invoices. */
export const matchPaymentsJob = defineJob('match-payments', z.object({}))

/** Files of the bank wait to be imported. */
export const importBankFilesJob = defineJob('import-bank-files', z.object({}))
