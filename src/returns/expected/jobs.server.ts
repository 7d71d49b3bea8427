import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { storeExpected } from './compute-case.server.ts'
import { listReturnsWithFigures } from './expected-db.server.ts'
import { expectedTaxJob, requestExpected } from './request-expected.server.ts'

/** Recomputes the tax of all open returns, because profiles change and releases contain new official tax figures. */
export const expectedTaxesJob = defineJob('expected-taxes', z.unknown())

export const expectedJobs: JobHandler<Services>[] = [
  handleJob(expectedTaxJob, (services: Services, { caseId }) => storeExpected(services, caseId)),
  handleJob(expectedTaxesJob, async ({ db }: Services) => {
    for (const caseId of await listReturnsWithFigures(db)) await requestExpected(db, caseId)
  }),
]
