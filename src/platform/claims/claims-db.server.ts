import type { Db, Tx } from '#platform/db/database.server.ts'

/** The setting of the firm: true hides every claim without evidence on file. */
export const onlyProvenKey = 'only_proven_claims'

/** On until somebody turns it off: a firm that has decided nothing claims nothing that it has not proven. */
export async function findOnlyProven(db: Db | Tx): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', onlyProvenKey).executeTakeFirst()
  return row?.value !== false
}

/** Begins with every claim shown, for worlds that belong to nobody. What staff have decided stays. */
export async function beginWithAllClaims(db: Db | Tx): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: onlyProvenKey, value: JSON.stringify(false) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
