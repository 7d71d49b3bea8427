import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const renderInvoicePdfJob = defineJob('make-invoice-paper', z.object({ invoiceId: z.uuid() }))
