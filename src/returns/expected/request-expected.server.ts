import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'

export const expectedTaxJob = defineJob('expected-tax', z.object({ caseId: z.string() }))

/** Enqueues a job that recomputes the tax of a case, in the caller's transaction; at most one is pending per case. */
export function requestExpected(tx: Db | Tx, caseId: string): Promise<void> {
  return enqueue(tx, expectedTaxJob, { caseId }, { key: `expected-tax:${caseId}` })
}
