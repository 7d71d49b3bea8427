import { swissDay } from '#platform/day.ts'
import { joinReads } from '#platform/db/join-reads.server.ts'
import type { Services } from '#platform/services.ts'
import { settingValue } from '#platform/settings/setting.ts'
import { type Provable, shownClaims, withEvidence } from './claims.ts'
import { onlyProvenClaims } from './claims-setting.ts'
import { findClaimState } from './evidence-db.server.ts'

const join = joinReads<Awaited<ReturnType<typeof findClaimState>>>()

/** Claims that may be shown today; if the database fails, only those marked as proven in the content files. */
export async function findShownClaims<Claim extends Provable>(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  claims: readonly Claim[],
): Promise<Claim[]> {
  const today = swissDay(now())
  const state = await join(db, 'claims', () => findClaimState(db)).catch((error) => {
    log.error({ err: error }, 'what is said of claims could not be read: only proven ones are shown')
    return { onlyProven: true, proofs: [] }
  })
  const onlyProven = settingValue(onlyProvenClaims, state.onlyProven, log)
  return shownClaims(withEvidence(claims, state.proofs, today), { today, onlyProven })
}
