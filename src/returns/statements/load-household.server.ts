import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { findPartnerName } from '#returns/facts/facts-db.server.ts'

export type Household = { client: string; partner: string | null }

/** Names of the people whose statements a case can hold. */
export async function loadHousehold(
  db: Db | Tx,
  { clientName, sharedWith }: Pick<CaseRow, 'clientName' | 'sharedWith'>,
): Promise<Household> {
  return { client: clientName, partner: await findPartnerName(db, sharedWith) }
}
