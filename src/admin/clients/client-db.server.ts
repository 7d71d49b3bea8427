import type { Db } from '#platform/db/database.server.ts'

/** What the page of a client shows beyond the person; null when there is no such client. */
export async function findClientFacts(db: Db, clientId: string) {
  const row = await db
    .selectFrom('people')
    .select([
      'id',
      'canton',
      'civilStatus',
      'childrenBorn',
      'statusReason',
      'statusCode',
      'statusChangedAt',
      'createdAt',
      'lastSignInAt',
    ])
    .where('id', '=', clientId)
    .where('role', '=', 'client')
    .executeTakeFirst()
  return row ?? null
}
