import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const settlePayoutsJob = defineJob('settle-payouts', z.object({}))
