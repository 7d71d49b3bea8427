import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf } from '#accounts/access/visible-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'

export async function findClientFacts(db: Db, clientId: string, scope: AccessScope) {
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
      'mergedInto',
    ])
    .where('id', '=', clientId)
    .where('role', '=', 'client')
    .where(onlyClientsOf(scope, 'people.id'))
    .executeTakeFirst()
  return row ?? null
}
