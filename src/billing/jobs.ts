import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const settlePayoutsJob = defineJob('settle-payouts', z.object({}))

export const matchPaymentsJob = defineJob('match-payments', z.object({}))

export const importBankFilesJob = defineJob('import-bank-files', z.object({}))

export const renderInvoicePdfJob = defineJob('make-invoice-paper', z.object({ invoiceId: z.uuid() }))
