import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { findPartnerName } from '#returns/facts/facts-db.server.ts'

export type Household = { client: string; partner: string | null }

/** Names of the people whose statements a case can hold. */
export async function loadHousehold(tx: Tx, { clientName, sharedWith }: CaseRow): Promise<Household> {
  return { client: clientName, partner: await findPartnerName(tx, sharedWith) }
}
