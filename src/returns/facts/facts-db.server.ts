import { isCivilStatus } from '#accounts/people/household.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { confessions } from '#tax/fields/household.ts'
import type { RetainedFacts } from './facts-of.ts'

export async function findRetainedFacts(db: Db | Tx, caseId: string): Promise<RetainedFacts | null> {
  const row = await db
    .selectFrom('caseTaxFacts')
    .select(['version', 'communeId', 'commune', 'civilStatus', 'childrenBorn', 'confession'])
    .select(['birthYear', 'partnerBirthYear', 'isPartYear', 'arrivedOn', 'leftOn'])
    .select(['livesAbroad', 'worldIncomeCents', 'worldAssetsCents'])
    .where('caseId', '=', caseId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { civilStatus } = row
  return {
    ...row,
    civilStatus: civilStatus !== null && isCivilStatus(civilStatus) ? civilStatus : null,
    confession: confessions.find((one) => one === row.confession) ?? null,
  }
}

export async function insertFacts(
  tx: Tx,
  facts: RetainedFacts & { caseId: string; createdBy: string; createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('caseTaxFacts')
    .values(facts)
    .onConflict((conflict) => conflict.columns(['caseId', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findPartnerName(db: Db | Tx, personId: string | null): Promise<string | null> {
  if (personId === null) return null
  const row = await db.selectFrom('people').select('name').where('id', '=', personId).executeTakeFirst()
  return row?.name ?? null
}
