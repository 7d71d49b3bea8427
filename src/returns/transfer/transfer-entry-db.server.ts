import type { Db, Tx } from '#platform/db/database.server.ts'

export type TransferEntry = { field: string; cantonFrancs: number; federalFrancs: number | null; createdAt: Date }

/** Fields that staff have entered in the canton's software. The caller must authorize access to the case first. */
export function listTransferEntries(db: Db | Tx, caseId: string): Promise<TransferEntry[]> {
  return db
    .selectFrom('transferEntries')
    .select(['field', 'cantonFrancs', 'federalFrancs', 'createdAt'])
    .where('caseId', '=', caseId)
    .orderBy('field')
    .execute()
}

export async function saveTransferEntries(
  tx: Tx,
  entries: readonly (TransferEntry & { caseId: string; createdBy: string })[],
): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('transferEntries')
    .values([...entries])
    .onConflict((conflict) =>
      conflict.columns(['caseId', 'field']).doUpdateSet(({ ref }) => ({
        cantonFrancs: ref('excluded.cantonFrancs'),
        federalFrancs: ref('excluded.federalFrancs'),
        createdBy: ref('excluded.createdBy'),
        createdAt: ref('excluded.createdAt'),
      })),
    )
    .execute()
}

export async function deleteTransferEntry(tx: Tx, caseId: string, field: string): Promise<void> {
  await tx.deleteFrom('transferEntries').where('caseId', '=', caseId).where('field', '=', field).execute()
}
