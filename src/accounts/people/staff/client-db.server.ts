import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf } from '#accounts/access/visible-db.server.ts'
import { staffColumns } from '#accounts/people/person-fields.ts'
import type { Db } from '#platform/db/database.server.ts'

export type ClientFacts = NonNullable<Awaited<ReturnType<typeof findClientFacts>>>

export async function findClientFacts(db: Db, clientId: string, scope: AccessScope) {
  const row = await db
    .selectFrom('people')
    .select([...staffColumns, 'id', 'statusCode', 'mergedInto'])
    .where('id', '=', clientId)
    .where('role', '=', 'client')
    .where(onlyClientsOf(scope, 'people.id'))
    .executeTakeFirst()
  return row ?? null
}
