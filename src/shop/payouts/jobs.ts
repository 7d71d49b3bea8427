import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** Money is to go back by transfer, and nobody has said to which account. */
export const requestAccountJob = defineJob('ask-for-account', z.object({ payoutId: z.uuid() }))
