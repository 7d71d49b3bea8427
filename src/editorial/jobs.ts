import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** The time of an entry has come: it is shown, or taken away. */
export const publishDueJob = defineJob('publish-due-entries', z.unknown())
