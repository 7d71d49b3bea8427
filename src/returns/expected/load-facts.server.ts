import { listAddresses } from '#accounts/address-db.server.ts'
import type { CaseRow } from '#cases/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { findHouseholdOf, findKeptFacts } from './facts-db.server.ts'
import { addressOn, factsOf } from './facts-of.ts'

/** What counts for the tax of a case beside its figures, what was said for the case itself, and what the profile says. */
export async function loadFacts(db: Db | Tx, found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>) {
  const kept = await findKeptFacts(db, found.id)
  const addresses = await listAddresses(db, found.clientId)
  const profile = { ...(await findHouseholdOf(db, found.clientId)), addresses }
  return {
    kept,
    facts: factsOf(found.taxYear, kept, profile),
    ofProfile: {
      facts: factsOf(found.taxYear, null, profile),
      commune: addressOn(addresses, `${found.taxYear}-12-31`)?.commune ?? null,
    },
  }
}

export type LoadedFacts = Awaited<ReturnType<typeof loadFacts>>
