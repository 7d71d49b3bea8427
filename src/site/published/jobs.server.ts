import { z } from 'zod'
import { makeDigest } from '#newsletter/campaigns/make-digest.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { listPublished } from './list-published.server.ts'

/** Every hour: makes the digest of the week where it is due. Day and hour in Zurich are looked at by the job itself. */
export const makeDigestJob = defineJob('newsletter-digest', z.unknown())

export const publishedJobs: JobHandler<Services>[] = [
  handleJob(makeDigestJob, (services: Services) => makeDigest(services, (since) => listPublished(services, since))),
]
