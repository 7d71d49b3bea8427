import type { Db, Tx } from '#platform/db/database.server.ts'

/** Deputies of a person today and later, who have not been ended. */
export function listDeputies(db: Db | Tx, personId: string, today: string) {
  return db
    .selectFrom('deputies as d')
    .innerJoin('people as p', 'p.id', 'd.deputyId')
    .select(['d.id', 'd.deputyId', 'p.name', 'd.fromOn', 'd.untilOn'])
    .where('d.personId', '=', personId)
    .where('d.endedAt', 'is', null)
    .where('d.untilOn', '>=', today)
    .orderBy('d.fromOn')
    .orderBy('d.id')
    .limit(20)
    .execute()
}

type NewDeputy = { personId: string; deputyId: string; fromOn: string; untilOn: string; setBy: string; setAt: Date }

export async function insertDeputy(tx: Tx, deputy: NewDeputy): Promise<void> {
  await tx.insertInto('deputies').values(deputy).execute()
}

/** Ends a deputy at once. False if they are not the person's deputy any more. */
export async function saveDeputyEnd(tx: Tx, personId: string, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('deputies')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return Number(ended.numUpdatedRows) > 0
}
