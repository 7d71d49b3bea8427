import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'

/** Computes the tax of one case. */
export const expectedTaxJob = defineJob('expected-tax', z.object({ caseId: z.string() }))

/** Asks for the tax of a case to be computed again, as part of the change that it follows. Many changes are one job. */
export function requestExpected(tx: Db | Tx, caseId: string): Promise<void> {
  return enqueue(tx, expectedTaxJob, { caseId }, { key: `expected-tax:${caseId}` })
}
