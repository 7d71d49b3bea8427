import { findCaseForStaff, lockCase, saveCase } from '#cases/process/case-db.server.ts'
import { loadSituation } from '#cases/process/load-situation.server.ts'
import type { Services } from '#platform/services.ts'
import { fillSigners } from './signers-db.server.ts'

/**
 * Updates the co-signers of the client's joint returns. If a removed co-signer was the last whose approval was missing,
 * the draft becomes approved.
 */
export async function settleSigners({ db, now }: Pick<Services, 'db' | 'now'>, clientId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const caseId of await fillSigners(tx, clientId)) {
      const seen = await findCaseForStaff(tx, caseId)
      const found = seen?.state === 'client_approval' ? await lockCase(tx, caseId, null) : null
      if (!found || found.clientApprovedAt) continue
      const { situation } = await loadSituation(tx, found, null, now())
      if (situation.isApproved) await saveCase(tx, caseId, { clientApprovedAt: now() }, now())
    }
  })
}
