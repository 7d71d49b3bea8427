import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** Payments were taken in that wait to be matched with invoices. */
export const matchPaymentsJob = defineJob('match-payments', z.object({}))
