import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const publishDueJob = defineJob('publish-due-entries', z.unknown())
