import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const requestAccountJob = defineJob('ask-for-account', z.object({ payoutId: z.uuid() }))
