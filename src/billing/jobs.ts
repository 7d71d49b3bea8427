import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** The paper of an invoice is to be drawn and kept. */
export const renderInvoicePdfJob = defineJob('make-invoice-paper', z.object({ invoiceId: z.uuid() }))
