import { listPeople, type PersonRow } from '#accounts/people-db.server.ts'
import type { Status } from '#accounts/person.ts'
import type { Sight } from '#cases/sight.ts'
import { onlyClientsOf, onlyVisibleTo } from '#cases/visible-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'

export type ClientListRow = PersonRow & { cases: number }

/** One page of clients, each with the number of their cases: three queries, however many clients. */
export async function listClients(
  db: Db,
  { sight, ...filter }: { sight: Sight; status?: Status; search?: string; page: number },
) {
  const only = onlyClientsOf(sight, 'people.id')
  const { people, total } = await listPeople(db, { ...filter, role: 'client', only })
  const ids = people.map(({ id }) => id)
  const counted = ids.length
    ? await db
        .selectFrom('cases as c')
        .where(onlyVisibleTo(sight))
        .select((is) => ['c.clientId', is.fn.countAll<number>().as('cases')])
        .where('c.clientId', 'in', ids)
        .groupBy('c.clientId')
        .execute()
    : []
  const cases = new Map(counted.map((row) => [row.clientId, row.cases]))
  const clients: ClientListRow[] = people.map((person) => ({ ...person, cases: cases.get(person.id) ?? 0 }))
  return { clients, total }
}

/** What the page of a client shows beyond the person; null when there is no such client within somebody's sight. */
export async function findClientFacts(db: Db, clientId: string, sight: Sight) {
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
    .where(onlyClientsOf(sight, 'people.id'))
    .executeTakeFirst()
  return row ?? null
}
