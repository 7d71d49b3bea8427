import { saveCanton } from '#cases/planning/plan-case.server.ts'
import { type CaseRow, lockCase } from '#cases/process/case-db.server.ts'
import { beforeFiling } from '#cases/process/case-states.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { listReturnsOf } from '#returns/expected/expected-db.server.ts'
import { communes } from '#tax/figures.server.ts'
import { loadFacts } from './load-facts.server.ts'

/** Derives the canton of a return from the commune on 31 December, and its filing date from the canton. */
export async function settleCanton(tx: Tx, services: Pick<Services, 'now'>, found: CaseRow): Promise<void> {
  if (!beforeFiling.some((state) => state === found.state)) return
  const { facts } = await loadFacts(tx, found)
  const index = communes(found.taxYear)
  const commune = 'ok' in index ? null : index.find(({ bfsId }) => bfsId === facts.communeId)
  if (!commune || commune.canton === found.canton) return
  await saveCanton(tx, found, commune.canton, services.now())
}

/** Settles the cantons of a client's open returns after a change of the household or an address. */
export async function settleCantons(services: Pick<Services, 'db' | 'now'>, clientId: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    for (const caseId of (await listReturnsOf(tx, clientId)).toSorted()) {
      const found = await lockCase(tx, caseId, null)
      if (found) await settleCanton(tx, services, found)
    }
  })
}
