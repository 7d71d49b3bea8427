import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'

/** Everything that runs later, by name. */
export const jobHandlers: JobHandler<Services>[] = []
