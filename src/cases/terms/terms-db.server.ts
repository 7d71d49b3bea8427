import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { TermsAcceptances } from '#platform/db/schema.ts'

/** Returns false if the person had accepted the terms of this year before. */
export async function insertAcceptance(tx: Tx, acceptance: Insertable<TermsAcceptances>): Promise<boolean> {
  const added = await tx
    .insertInto('termsAcceptances')
    .values(acceptance)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows) > 0
}

/** Whether the person must still accept the terms of a year: work is under way and they have not. */
export async function findTermsOpen(tx: Tx, { personId, year }: { personId: string; year: number }): Promise<boolean> {
  const row = await tx
    .selectFrom('termsAcceptances')
    .select('version')
    .where('personId', '=', personId)
    .where('year', '=', year)
    .executeTakeFirst()
  return row === undefined
}

/** Names of people with the day on which they accepted the terms of a year, in the given order. */
export async function listTermsOf(db: Db | Tx, personIds: readonly string[], year: number) {
  const rows = await db
    .selectFrom('people as p')
    .leftJoin('termsAcceptances as a', (on) => on.onRef('a.personId', '=', 'p.id').on('a.year', '=', year))
    .select(['p.id', 'p.name', 'a.acceptedAt'])
    .where('p.id', 'in', personIds)
    .execute()
  return rows.toSorted((a, b) => personIds.indexOf(a.id) - personIds.indexOf(b.id))
}

export function listAcceptancesOf(tx: Tx, personId: string) {
  const columns = ['year', 'version', 'acceptedAt', 'ip', 'userAgent'] as const
  return tx.selectFrom('termsAcceptances').select(columns).where('personId', '=', personId).orderBy('year').execute()
}
