import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { joinReads } from '#platform/db/join-reads.server.ts'

/** The setting of the firm: true hides every claim without evidence on file. */
export const onlyProvenKey = 'only_proven_claims'

/** On until somebody turns it off: a firm that has decided nothing claims nothing that it has not proven. */
export const onlyProven = sql<boolean>`not exists (
  select from settings where key = ${onlyProvenKey} and value = 'false'::jsonb)`

const join = joinReads<boolean>()

export function findOnlyProven(db: Db | Tx): Promise<boolean> {
  return join(db, onlyProvenKey, async () => {
    const { rows } = await sql<{ onlyProven: boolean }>`select ${onlyProven} as only_proven`.execute(db)
    return rows[0]?.onlyProven !== false
  })
}

/** Begins with every claim shown, for worlds that belong to nobody. What staff have decided stays. */
export async function beginWithAllClaims(db: Db | Tx): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: onlyProvenKey, value: JSON.stringify(false) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
