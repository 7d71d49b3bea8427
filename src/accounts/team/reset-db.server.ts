import type { Db, Tx } from '#platform/db/database.server.ts'

export async function findReset(db: Db | Tx, personId: string, at: Date) {
  const row = await db
    .selectFrom('secondFactorResets as r')
    .innerJoin('people as asker', 'asker.id', 'r.requestedBy')
    .leftJoin('people as confirmer', 'confirmer.id', 'r.confirmedBy')
    .select(['r.personId', 'r.requestedBy', 'r.requestedAt', 'r.expiresAt', 'r.confirmedBy'])
    .select(['asker.name as askerName', 'confirmer.name as confirmerName'])
    .where('r.personId', '=', personId)
    .where('r.expiresAt', '>', at)
    .executeTakeFirst()
  return row ?? null
}

export type OpenReset = NonNullable<Awaited<ReturnType<typeof findReset>>>

/** Saves a reset request, which replaces an earlier request for the same person. */
export async function saveReset(
  tx: Tx,
  reset: { personId: string; requestedBy: string; requestedAt: Date; expiresAt: Date },
): Promise<void> {
  await removeReset(tx, reset.personId)
  await tx.insertInto('secondFactorResets').values(reset).execute()
}

export async function saveFirstConfirmation(tx: Tx, personId: string, confirmedBy: string): Promise<void> {
  await tx.updateTable('secondFactorResets').set({ confirmedBy }).where('personId', '=', personId).execute()
}

export async function removeReset(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('secondFactorResets').where('personId', '=', personId).execute()
}
