import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** The bank has booked transfers of ours, and what they give back is to be carried out. */
export const settlePayoutsJob = defineJob('settle-payouts', z.object({}))
