import { sql } from 'kysely'
import type { Role } from '#accounts/people/person.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

type Feed = { personId: string; tokenHash: string; createdAt: Date }

export async function saveFeed(tx: Tx, { personId, ...feed }: Feed): Promise<void> {
  await tx
    .insertInto('calendarFeeds')
    .values({ personId, ...feed })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(feed))
    .execute()
}

export async function deleteFeed(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('calendarFeeds').where('personId', '=', personId).execute()
}

export async function findFeed(db: Db | Tx, personId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('calendarFeeds')
    .select('createdAt')
    .where('personId', '=', personId)
    .executeTakeFirst()
  return row?.createdAt ?? null
}

export async function findFeedOwner(db: Db, tokenHash: string): Promise<{ id: string; role: Role } | null> {
  const row = await db
    .selectFrom('calendarFeeds as f')
    .innerJoin('people as p', 'p.id', 'f.personId')
    .select(['p.id', sql<Role>`p.role`.as('role')])
    .where('f.tokenHash', '=', tokenHash)
    .where('p.status', '=', 'active')
    .executeTakeFirst()
  return row ?? null
}
