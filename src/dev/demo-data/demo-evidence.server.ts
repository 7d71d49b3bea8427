import { findEvidence, saveEvidence } from '#company/claims/evidence-db.server.ts'
import { claims } from '#content/claims.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'

/** Adds evidence, without which the shop hides former prices. Does not change existing evidence. */
export async function provideDemoEvidence(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  adminId: string,
) {
  for (const { id: claimId, validUntil } of claims.filter(({ id }) => id.startsWith('was-price-'))) {
    if (await findEvidence(db, claimId)) continue
    await db.transaction().execute((tx) =>
      saveEvidence(tx, {
        ...{ claimId, isProven: true, fileId: null, fileName: null, version: 1, updatedBy: adminId, updatedAt: now() },
        ...{ address: `${config.PUBLIC_URL}/pricing`, datedOn: swissDay(now()), validUntil },
        statedBy:
          'Demo data: this former price comes from the specification. No client has paid it. It is used only in this demo.',
      }),
    )
  }
}
