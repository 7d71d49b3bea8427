import type { Db, Tx } from '#platform/db/database.server.ts'

/** The setting of the firm: true hides every claim without evidence on file. */
export const onlyProvenKey = 'only_proven_claims'

export async function findOnlyProven(db: Db | Tx): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', onlyProvenKey).executeTakeFirst()
  return row?.value === true
}
