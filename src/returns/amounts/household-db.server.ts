import type { Db, Tx } from '#platform/db/database.server.ts'

export async function findPartnerName(db: Db | Tx, personId: string | null): Promise<string | null> {
  if (personId === null) return null
  const row = await db.selectFrom('people').select('name').where('id', '=', personId).executeTakeFirst()
  return row?.name ?? null
}
