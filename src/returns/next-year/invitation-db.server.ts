import type { Db, Tx } from '#platform/db/database.server.ts'

type Decided = { taxYear: number; personId: string; state: 'invited' | 'left_out'; decidedBy: string | null; at: Date }

/** Records that a client was invited or excluded; false if that was already recorded, even by a concurrent server. */
export async function insertDecision(tx: Tx, decided: Decided): Promise<boolean> {
  const row = await tx
    .insertInto('nextYearInvitations')
    .values(decided)
    .onConflict((conflict) => conflict.columns(['taxYear', 'personId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an invitation or exclusion. An invitation may be deleted only if its email was not queued. */
export async function deleteDecision(tx: Tx, { taxYear, personId, state }: Omit<Decided, 'decidedBy' | 'at'>) {
  const row = await tx
    .deleteFrom('nextYearInvitations')
    .where('taxYear', '=', taxYear)
    .where('personId', '=', personId)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type Run = { taxYear: number; startedAt: Date; byName: string | null; endedAt: Date | null }

export async function findRun(db: Db | Tx, taxYear: number): Promise<Run | null> {
  const row = await db
    .selectFrom('nextYearRuns as r')
    .leftJoin('people as p', 'p.id', 'r.startedBy')
    .select(['r.taxYear', 'r.startedAt', 'r.endedAt', 'p.name as byName'])
    .where('r.taxYear', '=', taxYear)
    .executeTakeFirst()
  return row ?? null
}

/** Starts inviting clients for a tax year. If already completed, starts again for clients added since. */
export async function saveStarted(tx: Tx, taxYear: number, startedBy: string, startedAt: Date): Promise<void> {
  await tx
    .insertInto('nextYearRuns')
    .values({ taxYear, startedBy, startedAt })
    .onConflict((conflict) => conflict.column('taxYear').doUpdateSet({ endedAt: null }))
    .execute()
}

export async function insertRun(tx: Tx, taxYear: number, startedAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('nextYearRuns')
    .values({ taxYear, startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('taxYear')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveEnded(db: Db, taxYear: number, at: Date): Promise<void> {
  await db.updateTable('nextYearRuns').set({ endedAt: at }).where('taxYear', '=', taxYear).execute()
}

export async function listUnderWay(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('nextYearRuns').select('taxYear').where('endedAt', 'is', null).execute()
  return rows.map(({ taxYear }) => taxYear)
}
