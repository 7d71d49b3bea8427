import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { makeDigest } from '#publishing/newsletter/campaigns/make-digest.server.ts'
import { listPublished } from './list-published.server.ts'

/** Enqueued hourly. The job itself checks whether a digest is due in this hour (Zurich time). */
export const makeDigestJob = defineJob('newsletter-digest', z.unknown())

export const publishedJobs: JobHandler<Services>[] = [
  handleJob(makeDigestJob, (services: Services) => makeDigest(services, (since) => listPublished(services, since))),
]
